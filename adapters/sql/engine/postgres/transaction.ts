import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { POSTGRES } from "../dialect.ts";
import type { DatabaseFailure } from "../failures.ts";
import type { Sql, SqlCell, SqlValue } from "../sql.ts";
import { batches, insertBatch } from "./batches.ts";
import type { Connection } from "./connections.ts";
import { notifyIn } from "./listening.ts";
import { prepared } from "./statements.ts";

export type Failure = (cause: unknown) => DatabaseFailure;

/** Turns a rejection of the driver into a defect in the operator's words. */
export const runQuery = <A>(failure: Failure, ask: () => Promise<A>): Effect.Effect<A> =>
  Effect.callback((resume) => {
    ask().then(
      (answer) => resume(Effect.succeed(answer)),
      (cause: unknown) => resume(Effect.die(failure(cause))),
    );
  });

/** Lifts the limits of a transaction that is known to take long. */
const PATIENT = "set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0";

/** Commit is answered with another word where the transaction had failed before. */
const COMMITTED = "COMMIT";

type Within = {
  readonly connection: Connection;
  readonly failure: Failure;
  readonly outside: Pick<Sql, "close" | "listen">;
  /** Rejected when the transaction did not begin. */
  readonly begun: Promise<unknown>;
};

const within = ({ connection, failure, outside, begun }: Within): Sql => {
  let isPatient = false;
  let savepoints = 0;
  const send = <Row>(...statement: Parameters<Connection["send"]>) =>
    runQuery(failure, async () => {
      const answer = connection.send<Row>(...statement);
      // "begin" was sent before and is answered before: where it was refused, nothing is sent after this.
      await Promise.all([begun, answer]);
      return answer;
    });
  // Reads `isPatient` when the script is sent: the first script of a transaction sets it.
  const plain = (text: string) => Effect.suspend(() => Effect.asVoid(send({ text }, isPatient)));
  const bePatient = Effect.suspend(() => {
    if (isPatient) return Effect.void;
    isPatient = true;
    return plain(PATIENT);
  });
  const sql: Sql = Object.assign(
    <Row>(text: TemplateStringsArray, ...values: readonly SqlValue[]) =>
      Effect.map(send<Row>(prepared(text, values), isPatient), ({ rows }): readonly Row[] => rows),
    {
      dialect: POSTGRES,
      engine: POSTGRES.engine,
      script: (text: string) => Effect.andThen(bePatient, plain(text)),
      transaction: <A, E>(body: (sql: Sql) => Effect.Effect<A, E>) =>
        Effect.uninterruptibleMask((restore) =>
          Effect.gen(function* () {
            const name = `s${(savepoints += 1)}`;
            yield* plain(`savepoint ${name}`);
            const exit = yield* Effect.exit(restore(body(sql)));
            if (Exit.isSuccess(exit)) yield* plain(`release savepoint ${name}`);
            else if (!connection.isBroken()) yield* plain(`rollback to savepoint ${name}`);
            return yield* exit;
          }),
        ),
      load: (table: string, columns: readonly string[], rows: Iterable<readonly SqlCell[]>) =>
        Effect.gen(function* () {
          yield* bePatient;
          const text = insertBatch(table, columns);
          let count = 0;
          for (const batch of batches(columns, rows)) {
            yield* send({ text, values: [batch.json] }, isPatient);
            count += batch.rows;
          }
          return count;
        }),
      // PostgreSQL itself keeps it until the commit.
      notify: (word: string) => Effect.asVoid(notifyIn(sql, word)),
      ...outside,
    },
  );
  return sql;
};

/** Undoes what the body left; a connection on which that fails is not used again, and the server undoes it. */
const undone = async (connection: Connection): Promise<void> => {
  if (connection.isBroken()) return;
  await connection.send({ text: "rollback" }, false).catch(() => undefined);
};

/** All of the body or nothing: commits where it succeeds, undoes where it fails, dies or is interrupted. */
export const transactionOn = <A, E>(
  take: () => Promise<Connection>,
  failure: Failure,
  outside: Pick<Sql, "close" | "listen">,
  body: (sql: Sql) => Effect.Effect<A, E>,
): Effect.Effect<A, E> =>
  Effect.uninterruptibleMask((restore) =>
    Effect.flatMap(runQuery(failure, take), (connection) => {
      // Sent without waiting for its answer: it travels with the first statement.
      const begun = connection.send({ text: "begin" }, false);
      begun.catch(() => undefined);
      const committed = runQuery(failure, async () => {
        await begun;
        const { command } = await connection.send({ text: "commit" }, false);
        if (command !== COMMITTED) throw new Error(`commit was answered with ${command}`);
      });
      return Effect.exit(restore(body(within({ connection, failure, outside, begun })))).pipe(
        Effect.flatMap((exit) =>
          Exit.isSuccess(exit)
            ? Effect.as(committed, exit.value)
            : Effect.andThen(
                Effect.promise(() => undone(connection)),
                exit,
              ),
        ),
        Effect.ensuring(Effect.sync(connection.release)),
      );
    }),
  );
