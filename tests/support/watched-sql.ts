import type { Sql, SqlValue } from "@morsel/adapters/sql/engine/sql";
import { Effect } from "effect";

export type RecordedQuery = { readonly text: TemplateStringsArray; readonly values: readonly SqlValue[] };

/** The same `Sql`, which writes down every statement that goes through it. */
export const recordQueries = (sql: Sql, asked: RecordedQuery[]): Sql =>
  Object.assign(
    <Row>(text: TemplateStringsArray, ...values: readonly SqlValue[]) => {
      asked.push({ text, values });
      return sql<Row>(text, ...values);
    },
    {
      ...sql,
      transaction: <A, E>(body: (sql: Sql) => Effect.Effect<A, E>) =>
        sql.transaction((tx) => body(recordQueries(tx, asked))),
    },
  );

const prefixed = (prefix: string, text: TemplateStringsArray): TemplateStringsArray => {
  const parts = [prefix + (text[0] ?? ""), ...text.slice(1)];
  return Object.assign(parts, { raw: parts });
};

/** The engine's plan of a statement, a step a line. */
export const planOf = (sql: Sql, { text, values }: RecordedQuery): Effect.Effect<readonly string[]> =>
  sql.engine === "sqlite"
    ? Effect.map(sql<{ detail: string }>(prefixed("explain query plan ", text), ...values), (rows) =>
        rows.map(({ detail }) => detail),
      )
    : Effect.map(sql<{ "QUERY PLAN": string }>(prefixed("explain ", text), ...values), (rows) =>
        rows.map((row) => row["QUERY PLAN"]),
      );

/** A step of a plan that reads a whole table; on SQLite also one that sorts, which it only does without an index. */
export const isWalk = (sql: Sql, line: string): boolean =>
  sql.engine === "sqlite"
    ? /^SCAN (?!json_each|CONSTANT)/.test(line) || line.includes("TEMP B-TREE")
    : line.includes("Seq Scan");
