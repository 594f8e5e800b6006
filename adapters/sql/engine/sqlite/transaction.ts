import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import type { Connection, Step } from "./connection.ts";

export type Bracket = { readonly begin: Step; readonly commit: Step; readonly rollback: readonly Step[] };

export const savepoint = (depth: number): Bracket => ({
  begin: `savepoint s${depth}`,
  commit: `release s${depth}`,
  rollback: [`rollback to s${depth}`, `release s${depth}`],
});

/** A full disk or a damaged page may have undone all of it already; then nothing is left to undo. */
const undo = (on: Connection, steps: readonly Step[]): void => {
  for (const step of steps) if (on.database.isTransaction) on.step(step);
};

/** All that the body writes or nothing; only the body itself can be interrupted. */
export const runTransaction = <A, E>(
  on: Connection,
  { begin, commit, rollback }: Bracket,
  body: () => Effect.Effect<A, E>,
): Effect.Effect<A, E> =>
  Effect.uninterruptibleMask((restore) =>
    Effect.andThen(
      on.attempt(() => on.step(begin)),
      Effect.flatMap(Effect.exit(restore(Effect.suspend(body))), (exit) =>
        Exit.isSuccess(exit)
          ? Effect.as(
              Effect.onError(
                on.attempt(() => on.step(commit)),
                () => on.attempt(() => undo(on, rollback)),
              ),
              exit.value,
            )
          : Effect.andThen(
              on.attempt(() => undo(on, rollback)),
              exit,
            ),
      ),
    ),
  );
