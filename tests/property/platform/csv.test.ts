import { csvLine, type CsvCell } from "@morsel/domain/export";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

/** RFC 4180, read one sign at a time. */
const cellsIn = (line: string): readonly string[] => {
  const cells = [""];
  let isQuoted = false;
  const body = line.slice(0, -2);
  for (let at = 0; at < body.length; at += 1) {
    const sign = body[at] ?? "";
    if (isQuoted && sign === '"' && body[at + 1] === '"') {
      cells[cells.length - 1] += '"';
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === "," && !isQuoted) cells.push("");
    else cells[cells.length - 1] += sign;
  }
  return cells;
};

const unmarked = (cell: string): string => (/^'+[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell);

const texts = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.stringMatching(/^'{0,3}[=+\-@\t\r\n＝＋－＠]?[a-z",\r\n'=]{0,8}$/),
);

describe("a CSV", () => {
  it("W150: no text begins as a formula does", () =>
    fc.assert(
      fc.property(texts, (text) => {
        const [cell = ""] = cellsIn(csvLine([text]));
        expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      }),
    ));

  it("W150: all that is written can be read again, whatever text it is", () =>
    fc.assert(
      fc.property(fc.array(texts, { minLength: 1 }), (row) => {
        expect(cellsIn(csvLine(row)).map(unmarked)).toEqual(row);
      }),
    ));

  it("W150: unknown is empty, zero is 0, a number below zero is a number", () => {
    expect(csvLine([undefined, 0, -5.25, Number.NaN, Infinity])).toBe(",0,-5.25,,\r\n");
    expect(csvLine(["=1+1", "-", 'Müsli, "bio"', ""])).toBe(`'=1+1,'-,"Müsli, ""bio""",\r\n`);
  });

  it("W150: numbers come back as they were", () =>
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (n) => {
        const cells: readonly CsvCell[] = [n];
        expect(Number(cellsIn(csvLine(cells))[0])).toBe(n === 0 ? 0 : n);
      }),
    ));
});
