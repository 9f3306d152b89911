// The texts of the problem that there were, to go back to and forward again.

const MOST = 500;

export class History {
  constructor() {
    this.texts = [];
    this.at = -1;
  }
  get canUndo() {
    return this.at > 0;
  }
  get canRedo() {
    return this.at < this.texts.length - 1;
  }
  /// A new text: what had been undone is gone for good.
  note(text) {
    if (text === (this.texts[this.at] || "")) return;
    this.texts = [...this.texts.slice(0, this.at + 1), text].slice(-MOST);
    this.at = this.texts.length - 1;
  }
  /// The text before, or the one after; null if there is none.
  step(way) {
    const there = this.at + way;
    if (there < 0 || there >= this.texts.length) return null;
    this.at = there;
    return this.texts[there];
  }
}
