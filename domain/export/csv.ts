/** Value of a cell; undefined is written as an empty cell, so that unknown and zero differ. */
export type CsvCell = string | number | undefined;

/** Spreadsheets run what begins so as a formula (OWASP, CSV injection); the wide forms are read alike in East Asia. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n]/;

const textCell = (text: string): string => {
  // The apostrophe says "this is text". Who reads it back takes one away where such a sign follows, so nothing is lost.
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

const numberCell = (value: number): string => (Number.isFinite(value) ? String(value) : "");

/** W150: a row as RFC 4180 writes it. Text that a spreadsheet would run is marked as text; a number is a number. */
export const csvLine = (cells: readonly CsvCell[]): string =>
  `${cells.map((cell) => (cell === undefined ? "" : typeof cell === "number" ? numberCell(cell) : textCell(cell))).join(",")}\r\n`;
