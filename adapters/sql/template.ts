import type { SqlValue } from "./sql.ts";

/** Writes a template's statement for an engine: where a value stands, `hole` says what is written. */
export const statementOf = (
  text: TemplateStringsArray,
  values: readonly SqlValue[],
  hole: (index: number, isList: boolean) => string,
): string =>
  text.reduce((statement, part, index) => statement + hole(index - 1, Array.isArray(values[index - 1])) + part);

const isList = (value: SqlValue): value is readonly string[] => Array.isArray(value);

/** Values as both drivers take them; a list travels as one JSON text. */
export const cellsOf = (values: readonly SqlValue[]): (string | number | null)[] => {
  const cells: (string | number | null)[] = [];
  for (const value of values) cells.push(isList(value) ? JSON.stringify(value) : value);
  return cells;
};
