import type { SqlScalar, SqlValue } from "./sql.ts";

/** How an engine writes the place of a value, numbered from 1, and that of a list behind its operator. */
export type Placeholders = { readonly value: (nth: number) => string; readonly list: (nth: number) => string };

/** Writes a template's statement for an engine. `x in ${list}` is the only place where a list may stand. */
export const statementOf = (text: TemplateStringsArray, values: readonly SqlValue[], holes: Placeholders): string => {
  let statement = "";
  text.forEach((part, index) => {
    if (index === values.length) statement += part;
    else if (Array.isArray(values[index])) statement += part.replace(/\bin\s*$/, "") + holes.list(index + 1);
    else statement += part + holes.value(index + 1);
  });
  return statement;
};

const isList = (value: SqlValue): value is readonly string[] => Array.isArray(value);

/** Values as both drivers take them; a list travels as one JSON text. */
export const cellsOf = (values: readonly SqlValue[]): SqlScalar[] => {
  const cells: SqlScalar[] = [];
  for (const value of values) cells.push(isList(value) ? JSON.stringify(value) : value);
  return cells;
};
