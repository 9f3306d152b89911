// Units on squares, as the solver tells them: "e4wK d5nR/N:r".

export const FILES = "abcdefgh";
export const SIDES = { w: "white", b: "black", n: "neutral" };
/// The English letters of orthodox walks: the knight has S, because N is the nightrider.
export const ORTHODOX = ["K", "Q", "R", "B", "S", "P"];
export const squareAt = (column, row) => FILES[column] + (8 - row);
export const columnOf = (square) => FILES.indexOf(square[0]);
export const rowOf = (square) => 8 - Number(square[1]);

/// Units by square: { side, walk, marks, imitator }.
export function unitsOf(text) {
  const units = new Map();
  for (const word of text ? text.split(" ") : []) {
    const square = word.slice(0, 2);
    const told = word.slice(2);
    if (told === "i") units.set(square, { imitator: true });
    else {
      const [walk, marks = ""] = told.slice(1).split(":");
      units.set(square, { side: told[0], walk, marks });
    }
  }
  return units;
}

/// A definition whose units are changed: `change` gets and gives its list.
export function withUnits(row, change) {
  const definition = row.definition || {};
  return { ...row, definition: { ...definition, units: change(definition.units || []) } };
}

export const without = (units, square) => units.filter((unit) => unit.square !== square);

/// A unit of the palette put on a square.
export const placed = (units, square, unit) =>
  [...without(units, square), { side: SIDES[unit.side], walk: unit.walk, square, ...(unit.attributes?.length ? { attributes: unit.attributes } : {}) }];

export const moved = (units, from, to) =>
  from === to ? units : without(units, to).map((unit) => (unit.square === from ? { ...unit, square: to } : unit));
