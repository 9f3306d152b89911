// The problem as text, with the errors underlined where they are.
import { useRef } from "preact/hooks";

/// The place of a message in the text: [begin, end].
function rangeOf(text, message) {
  if (!message.line) return null;
  const lines = text.split("\n");
  let begin = 0;
  for (let i = 0; i < message.line - 1 && i < lines.length; ++i) begin += lines[i].length + 1;
  // Columns count characters, strings of JavaScript do not.
  begin += [...(lines[message.line - 1] || "")].slice(0, message.column - 1).join("").length;
  return [begin, begin + Math.max(1, (message.token || "").length)];
}

/// The text in pieces, those with errors marked.
function Underlined({ text, messages }) {
  const pieces = [];
  let done = 0;
  const ranges = messages.map((message) => [rangeOf(text, message), message]).filter(([range]) => range).sort((a, b) => a[0][0] - b[0][0]);
  for (const [[begin, end], message] of ranges) {
    if (begin < done) continue;
    pieces.push(text.slice(done, begin), <mark class={message.severity}>{text.slice(begin, end) || " "}</mark>);
    done = end;
  }
  return <pre class="under" aria-hidden="true">{pieces}{text.slice(done)}{"\n"}</pre>;
}

export function TextEditor({ text, change, messages, say }) {
  const area = useRef(null);
  const go = (message) => {
    const range = rangeOf(text, message);
    area.current.focus();
    if (range) area.current.setSelectionRange(...range);
  };
  const wrong = messages.some((message) => message.severity === "error");
  return (
    <section class="textPart">
      <h2 id="textTitle">{say("text")}</h2>
      <div class="editor">
        <Underlined text={text} messages={messages} />
        <textarea ref={area} aria-labelledby="textTitle" aria-describedby="messages" aria-invalid={wrong} spellcheck={false} autocapitalize="off"
          autocomplete="off" value={text} rows={Math.max(8, text.split("\n").length + 1)} onInput={(event) => change(event.target.value)} />
      </div>
      <ul id="messages" class="messages" aria-live="polite">
        {!messages.length && <li class="good">{say("noErrors")}</li>}
        {messages.map((message) => (
          <li class={message.severity === "error" ? "bad" : "fair"}>
            <button type="button" class="link" onClick={() => go(message)}>
              {say(message.severity)}{message.line ? ` (${say("line")} ${message.line})` : ""}: {message.message}
            </button>
            {message.hint && <div class="word">{message.hint}</div>}
          </li>
        ))}
      </ul>
    </section>
  );
}
