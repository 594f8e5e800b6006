import * as Effect from "effect/Effect";
import type { Sql, SqlValue } from "./sql.ts";

/** The text alone: values of a statement never leave the server. */
const textOf = (text: TemplateStringsArray): string => text.join("?").replaceAll(/\s+/g, " ").trim();

/** The same database, whose statements are part of the trace of their request. */
export const tracedSql = (sql: Sql): Sql =>
  Object.assign(
    <Row>(text: TemplateStringsArray, ...values: readonly SqlValue[]) =>
      Effect.withSpan(sql<Row>(text, ...values), "statement", {
        kind: "client",
        attributes: { "db.system.name": sql.engine, "db.query.text": textOf(text) },
      }),
    {
      ...sql,
      transaction: <A, E>(body: (sql: Sql) => Effect.Effect<A, E>) =>
        Effect.withSpan(
          sql.transaction((inner) => body(tracedSql(inner))),
          "transaction",
          { kind: "client", attributes: { "db.system.name": sql.engine } },
        ),
    },
  );
