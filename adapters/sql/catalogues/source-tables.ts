import type { CatalogueSource } from "@morsel/domain/foods";
import type { Effect } from "effect";
import type { Sql, SqlValue } from "../engine/sql.ts";

type Texts = WeakMap<TemplateStringsArray, TemplateStringsArray>;

const named: { readonly [Source in CatalogueSource]: Texts } = {
  fdc: new WeakMap(),
  off: new WeakMap(),
  members: new WeakMap(),
};

const renamed = (text: TemplateStringsArray, source: CatalogueSource): TemplateStringsArray => {
  const known = named[source].get(text);
  if (known !== undefined) return known;
  const parts = text.map((part) => part.replaceAll("imported_", `${source}_`));
  const made: TemplateStringsArray = Object.assign(parts, { raw: parts });
  named[source].set(text, made);
  return made;
};

/** SQL about the tables of one source: "imported_food" is "off_food" there. A statement is still one for each place that writes it. */
export type SourceSql = <Row = never>(
  text: TemplateStringsArray,
  ...values: readonly SqlValue[]
) => Effect.Effect<readonly Row[]>;

/** W240: the same statements over the tables that each source has of its own. */
export const sqlOf =
  (sql: Sql, source: CatalogueSource): SourceSql =>
  (text, ...values) =>
    sql(renamed(text, source), ...values);
