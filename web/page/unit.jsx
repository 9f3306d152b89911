// A unit as a picture: the shape of its walk, turned, or the letters of the walk in a disc.

const INK = "#1d1b19";
const PAPER = "#fffdf8";
const FILLS = { w: PAPER, b: "#2b2825", n: "url(#feerie-neutral)" };
const LINES = { w: INK, b: PAPER, n: "url(#feerie-neutral-lines)" };

function Letters({ lines, side }) {
  const size = lines.length > 1 ? 18 : 24;
  const height = lines.length > 1 ? 40 : 26;
  return (
    <g font-size={size} font-weight="bold" text-anchor="middle" fill={side === "b" ? PAPER : INK}>
      {side === "n" && <rect x="15" y={32 - height / 2} width="34" height={height} rx="5" fill={PAPER} />}
      {lines.map((line, i) => (
        <text x="32" y={32 + 0.36 * size + (lines.length > 1 ? (i - 0.5) * size : 0)}>{line}</text>
      ))}
    </g>
  );
}

function Marks({ text }) {
  const width = Math.max(20, 9 * text.length + 8);
  return (
    <g>
      <rect x={63 - width} y="1" width={width} height="20" rx="10" fill="#a3281f" />
      <text x={63 - width / 2} y="17" font-size="16" text-anchor="middle" fill={PAPER}>{text}</text>
    </g>
  );
}

/// `unit`: { side: "w", walk: "R/N", marks }, or an imitator.
export function Unit({ unit, figures }) {
  if (unit.imitator) {
    return <svg viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="16" fill={INK} /></svg>;
  }
  const { shape = "disc", turn = 0 } = unit.walk.includes("/") ? {} : figures[unit.walk] || {};
  const lean = turn % 90 ? " translate(32 32) scale(0.88) translate(-32 -32)" : "";
  const letters = unit.walk.split("/").map((walk) => figures[walk]?.letters || walk);
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <use href={`#feerie-${shape}`} fill={FILLS[unit.side]} stroke={LINES[unit.side]} stroke-width="2"
        stroke-linejoin="round" stroke-linecap="round" transform={`rotate(${turn} 32 32)${lean}`} />
      {shape === "disc" && <Letters lines={letters} side={unit.side} />}
      {unit.marks && <Marks text={unit.marks} />}
    </svg>
  );
}

export const nameOf = (walk, figures) => walk.split("/").map((one) => figures[one]?.name || one).join("/");
