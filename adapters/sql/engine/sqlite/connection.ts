import type { DatabaseSync, StatementSync } from "node:sqlite";
import * as Effect from "effect/Effect";
import type { SqlCell, SqlScalar, SqlValue } from "../sql.ts";
import { cellsOf, statementOf, type Placeholders } from "../template.ts";
import { sqliteFailure } from "./sqlite-failure.ts";

/** How a transaction, or one within it, begins and ends. */
export type Step = "begin immediate" | "commit" | "rollback" | `${"savepoint" | "release" | "rollback to"} s${number}`;

/** An open file with what was prepared on it. All of it runs at once and throws what node:sqlite throws. */
export type Connection = {
  readonly database: DatabaseSync;
  readonly run: <Row>(text: TemplateStringsArray, values: readonly SqlValue[]) => readonly Row[];
  readonly step: (step: Step) => void;
  /** Says what went wrong, as a defect. */
  readonly attempt: <A>(run: () => A) => Effect.Effect<A>;
};

type Prepared = { readonly statement: StatementSync; readonly answers: boolean; readonly hasList: boolean };

const NOTHING: readonly never[] = [];

const HOLES: Placeholders = { value: () => "?", list: () => "in (select value from json_each(?))" };

/** Turns errors of the engine into defects that name the file at `path`. */
export const makeAttempt =
  (path: string): Connection["attempt"] =>
  (run) =>
    Effect.suspend(() => {
      try {
        return Effect.succeed(run());
      } catch (cause) {
        return Effect.die(sqliteFailure(path, cause));
      }
    });

export const connectionOf = (database: DatabaseSync, path: string): Connection => {
  const statements = new WeakMap<TemplateStringsArray, Prepared>();
  const steps = new Map<Step, StatementSync>();

  const prepared = (text: TemplateStringsArray, values: readonly SqlValue[]): Prepared => {
    const known = statements.get(text);
    if (known !== undefined) return known;
    const statement = database.prepare(statementOf(text, values, HOLES));
    const made = { statement, answers: statement.columns().length > 0, hasList: values.some(Array.isArray) };
    statements.set(text, made);
    return made;
  };

  return {
    database,
    run: <Row>(text: TemplateStringsArray, values: readonly SqlValue[]) => {
      const { statement, answers, hasList } = prepared(text, values);
      const cells = hasList ? cellsOf(values) : (values as readonly SqlScalar[]);
      if (answers) return statement.all(...cells) as unknown as readonly Row[];
      statement.run(...cells);
      return NOTHING;
    },
    step: (step) => {
      const statement = steps.get(step) ?? database.prepare(step);
      steps.set(step, statement);
      statement.run();
    },
    attempt: makeAttempt(path),
  };
};

/** Rows that are loaded before other requests get their turn. */
const ROWS_AT_ONCE = 500;

export const loadRows = (
  { database, attempt }: Connection,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly SqlCell[]>,
): Effect.Effect<number> =>
  Effect.gen(function* () {
    const holes = columns.map(() => "?").join(", ");
    const statement = yield* attempt(() =>
      database.prepare(`insert into ${table} (${columns.join(", ")}) values (${holes})`),
    );
    const cursor = rows[Symbol.iterator]();
    let count = 0;
    for (let more = true; more; yield* Effect.yieldNow)
      more = yield* attempt(() => {
        for (let n = 0; n < ROWS_AT_ONCE; n += 1) {
          const row = cursor.next();
          if (row.done === true) return false;
          statement.run(...row.value);
          count += 1;
        }
        return true;
      });
    return count;
  });
