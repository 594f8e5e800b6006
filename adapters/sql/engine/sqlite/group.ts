import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Semaphore from "effect/Semaphore";
import { retryWhileBusy } from "./connect.ts";
import type { Connection, Step } from "./connection.ts";
import type { DiskSync, Ending } from "./disk-sync.ts";

/**
 * Transactions that arrive together are written to disk together: each is a savepoint of one transaction of the file, which
 * is committed as soon as nothing more is waiting to be done, and each is answered when that commit is on disk. The next ones
 * are written meanwhile.
 */
export type Group = {
  /** All that the body writes or nothing. */
  readonly transaction: <A, E>(body: () => Effect.Effect<A, E>) => Effect.Effect<A, E>;
  /** One step by itself: what is open is committed first. */
  readonly alone: <A>(run: () => A) => Effect.Effect<A>;
  /** When all before it is on disk. */
  readonly last: <A>(run: () => A) => Effect.Effect<A>;
};

/** One commit to come: who waits for it, and how it ended. */
type Commit = { readonly answers: ((ending: Ending) => void)[]; ending: Ending | undefined };

const WHOLE = "s0";
const BEGIN: Step = `savepoint ${WHOLE}`;
const KEEP: Step = `release ${WHOLE}`;
const UNDO: Step = `rollback to ${WHOLE}`;

export const groupOf = (on: Connection, disk: DiskSync): Group => {
  const turns = Semaphore.makeUnsafe(1);
  let current: Commit | undefined;

  const end = (commit: Commit, ending: Ending): void => {
    commit.ending = ending;
    for (const answer of commit.answers) answer(ending);
  };

  const failWith = (ending: Ending): void => {
    if (current !== undefined) end(current, ending);
    current = undefined;
  };

  /** From here on what comes is in another commit. */
  const awaitDisk = (): void => {
    const commit = current;
    current = undefined;
    if (commit !== undefined) disk.committed((ending) => end(commit, ending));
  };

  /** A full disk or a damaged page may have undone all of it already; then nothing is left to undo. */
  const undoAll = Effect.sync(() => {
    if (on.database.isTransaction) on.step("rollback");
  });

  const commit: Effect.Effect<void> = Effect.suspend(() =>
    current === undefined
      ? Effect.void
      : Effect.matchCauseEffect(
          on.attempt(() => on.step("commit")),
          {
            onSuccess: () => Effect.sync(awaitDisk),
            onFailure: (cause) => Effect.map(undoAll, () => failWith(Effect.failCause(cause))),
          },
        ),
  );

  /** In the next turn of the event loop: after the requests that came in with this one. */
  const commitSoon = (): void => {
    setImmediate(() => Effect.runFork(turns.withPermit(commit)));
  };

  const open = retryWhileBusy(
    on.attempt((): Commit => {
      if (current === undefined) {
        on.step("begin immediate");
        current = { answers: [], ending: undefined };
        commitSoon();
      }
      on.step(BEGIN);
      return current;
    }),
  );

  /** Takes one body's writes back; when the engine took back all of the group's, everyone in it is told. */
  const takeBack = (exit: Exit.Failure<unknown, unknown>) =>
    on.attempt(() => {
      if (on.database.isTransaction) {
        on.step(UNDO);
        on.step(KEEP);
      } else failWith(Effect.orDie(Effect.failCause(exit.cause)));
    });

  const endOf = (commit: Commit): Effect.Effect<void> =>
    Effect.callback((resume) => {
      if (commit.ending === undefined) commit.answers.push(resume);
      else resume(commit.ending);
    });

  const between = <A>(run: () => A): Effect.Effect<A> =>
    retryWhileBusy(
      Effect.suspend(() =>
        current === undefined ? on.attempt(run) : turns.withPermit(Effect.andThen(commit, on.attempt(run))),
      ),
    );

  const onDisk = Effect.callback<void>((resume) => disk.committed(resume));
  const alone = <A>(run: () => A): Effect.Effect<A> => Effect.tap(between(run), () => onDisk);

  return {
    transaction: <A, E>(body: () => Effect.Effect<A, E>): Effect.Effect<A, E> =>
      Effect.uninterruptibleMask((restore) =>
        Effect.flatMap(
          turns.withPermit(
            Effect.flatMap(open, (commit) =>
              Effect.flatMap(Effect.exit(restore(Effect.suspend(body))), (exit) =>
                Effect.as(Exit.isSuccess(exit) ? on.attempt(() => on.step(KEEP)) : takeBack(exit), { commit, exit }),
              ),
            ),
          ),
          ({ commit, exit }) => Effect.andThen(endOf(commit), exit),
        ),
      ),

    alone,
    last: (run) =>
      Effect.andThen(
        alone(() => undefined),
        between(run),
      ),
  };
};
