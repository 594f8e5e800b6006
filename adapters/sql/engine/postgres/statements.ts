import type { QueryConfig } from "pg";
import type { SqlValue } from "../sql.ts";
import { cellsOf, statementOf, type Placeholders } from "../template.ts";

/** `= any` over an array lets the index be asked for each member, where a subselect may read all of the table. */
const HOLES: Placeholders = {
  value: (nth) => `$${nth}`,
  list: (nth) => `= any (array(select json_array_elements_text($${nth}::json)))`,
};

type Written = { readonly text: string; readonly nth: number };

const written = new WeakMap<TemplateStringsArray, Written>();
let count = 0;
/** A new one makes every connection prepare every statement anew. */
let generation = 0;

const writtenOf = (template: TemplateStringsArray, values: readonly SqlValue[]): Written => {
  const known = written.get(template);
  if (known !== undefined) return known;
  count += 1;
  const made = { text: statementOf(template, values, HOLES), nth: count };
  written.set(template, made);
  return made;
};

/** The statement of a call site under a name, by which a connection prepares it once. */
export const prepared = (template: TemplateStringsArray, values: readonly SqlValue[]): QueryConfig => {
  const { text, nth } = writtenOf(template, values);
  return { name: `s${nth}_${generation}`, text, values: cellsOf(values) };
};

/** Prepares all statements again, because they no longer fit the schema or a pooler in between has forgotten them. */
export const invalidateStatements = (): void => {
  generation += 1;
};
