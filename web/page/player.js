// Leads through the play of the solutions.

export class Player {
  /// `first` gives the first move that can be played; `changed` is called when another position is shown.
  constructor(first, changed) {
    this.first = first;
    this.changed = changed;
    this.current = null;
  }
  show(node) {
    this.current = node;
    this.changed();
  }
  next() {
    return this.current ? this.current.next.find((node) => node.text) || null : this.first();
  }
  toEnd() {
    while (this.next()) this.current = this.next();
    this.changed();
  }
  key(event) {
    const actions = {
      ArrowRight: () => this.next() && this.show(this.next()),
      ArrowLeft: () => this.current && this.show(this.current.before),
      Home: () => this.show(null),
      End: () => this.toEnd(),
    };
    if (!actions[event.key] || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    actions[event.key]();
  }
}
