// The solutions: moves that can be clicked, which the board plays.
import { useState } from "preact/hooks";

const STEP = 200;

function Move({ node, player }) {
  const current = player.current === node;
  const mark = { key: "!", try: "?", refutation: "!", violation: "?!?" }[node.mark] || "";
  return (
    <button type="button" class="move" aria-current={current ? "true" : undefined} onClick={() => player.show(node)}>
      {node.text.trim()}{mark && ` ${mark}`}
    </button>
  );
}

/// A move of a tree with what is behind it. `number`: of the attacker's move; `attacker`: whose move it is.
function Branch({ node, number, attacker, player, say }) {
  const deeper = attacker ? number : number + 1;
  const list = (nodes, isAttacker, next) => nodes.map((each) => (
    <div class="variation"><Branch node={each} number={next} attacker={isAttacker} player={player} say={say} /></div>
  ));
  return (
    <>
      {node.text && <><span class="number">{number}{attacker ? "." : "…"}</span><Move node={node} player={player} /></>}
      {node.mark === "key" && <span class="word"> ({say("key")})</span>}
      {node.zugzwang && <span class="word"> {say("zugzwang")}</span>}
      {node.threats?.length > 0 && <div class="threats"><span class="word">{say("threat")}:</span>{list(node.threats, true, number + 1)}</div>}
      {node.replies?.length === 1 && !attacker
        ? <Branch node={node.replies[0]} number={deeper} attacker player={player} say={say} />
        : list(node.replies || [], !attacker, deeper)}
      {node.refutations?.length > 0 && <div class="threats"><span class="word">{say("but")}</span>{list(node.refutations, false, number)}</div>}
    </>
  );
}

function Line({ line, player }) {
  return (
    <div class="line">
      {line.plies.map((ply) => (
        <>
          {ply.number > 0 && <span class="number">{ply.number}.</span>}
          {ply.skipped ? <span class="word">…</span> : <Move node={ply} player={player} />}
        </>
      ))}
      {line.mark === "key" && "!"}
    </div>
  );
}

function Phase({ phase, player, say }) {
  const [limit, setLimit] = useState(STEP);
  const { head, trees, lines, tail } = phase;
  const retractions = phase.retractions.map((way) => way.moves.map((move) => move.text).join(", "));
  const empty = !trees.length && !lines.length && !retractions.length && tail && !tail.perft;
  const firstNumber = head.phase === "actual play" ? 1 : 0;
  return (
    <section class="phase">
      <h4>{say(head.phase)}{head.duplex ? `, ${say("changedSides")}` : ""}</h4>
      {trees.slice(0, limit).map((tree) => (
        <div class="line"><Branch node={tree} number={1} attacker={firstNumber === 1} player={player} say={say} /></div>
      ))}
      {lines.slice(0, limit).map((line) => <Line line={line} player={player} />)}
      {retractions.map((text) => <p>{text}</p>)}
      {tail?.perft && <p>{tail.perft.count}</p>}
      {empty && <p class="word">{say("none")}</p>}
      {trees.length + lines.length > limit && <button type="button" onClick={() => setLimit(limit + 5 * STEP)}>{say("more")}</button>}
    </section>
  );
}

export function Solutions({ results, player, say }) {
  return results.problems.map((problem, index) => (
    <article class="problem" key={index}>
      {results.problems.length > 1 && <h3>{problem.head.titles?.[0] || `${index + 1}`}</h3>}
      {problem.versions.map((version) => (
        <section>
          {version.head.twin && <h4 class="twin">{version.head.twin}) {version.head.changes || ""}</h4>}
          {version.messages.map((message) => <p class={message.severity === "error" ? "bad" : "word"}>{message.message}</p>)}
          {version.deductions.map((deduction) => <p class="word">{deduction.text || deduction.moves?.map((move) => move.text).join(", ")}</p>)}
          {version.phases.map((phase) => <Phase phase={phase} player={player} say={say} />)}
        </section>
      ))}
      {problem.tail && <p class={problem.tail.outcome === "solved" ? "good" : "fair"}>{say(problem.tail.outcome)}</p>}
    </article>
  ));
}

/// Buttons that lead through the play.
export function Controls({ player, say }) {
  const { current } = player;
  const next = player.next();
  const button = (label, path, action, enabled) => (
    <button type="button" aria-label={say(label)} title={say(label)} disabled={!enabled} onClick={action}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true"><path d={path} fill="currentColor" /></svg>
    </button>
  );
  return (
    <div class="controls">
      {button("first", "M3 3h3v14H3zM17 3v14L7 10z", () => player.show(null), current)}
      {button("back", "M15 3v14L4 10z", () => player.show(current.before), current)}
      {button("forward", "M5 3v14l11-7z", () => player.show(next), next)}
      {button("end", "M14 3h3v14h-3zM3 3v14l10-7z", () => player.toEnd(), next)}
      <output aria-live="polite">{current ? current.text : say("diagram")}</output>
    </div>
  );
}
