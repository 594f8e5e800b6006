import * as Effect from "effect/Effect";
import { closeSync, fdatasync, openSync } from "node:fs";
import type { SyncFile } from "./connect.ts";
import type { Connection } from "./connection.ts";
import { sqliteFailure } from "./sqlite-failure.ts";

/** Outcome for the waiting caller: success, or a defect. */
export type Ending = Effect.Effect<void>;

/**
 * Puts on disk what is committed, beside other work: a disk that takes its time holds up nobody but who waits for it. Who comes
 * while it is under way is in the next one, together with all who came meanwhile.
 */
export type DiskSync = {
  /** Tells when all that is committed now is on disk. */
  readonly committed: (tell: (ending: Ending) => void) => void;
  readonly close: () => void;
};

/** For a database in memory, and one that is only read. */
export const NO_DISK: DiskSync = { committed: (tell) => tell(Effect.void), close: () => undefined };

/**
 * Moves writes that the write-ahead log could not hold into the database itself. A log that failed once may have a hole, behind which
 * nothing is found again, although it says from then on that all is well: it is trusted again once it has been emptied.
 */
const emptyLog = ({ database, attempt }: Connection, why: Error, path: string): Effect.Effect<boolean> =>
  Effect.flatMap(
    attempt(() => database.prepare("pragma wal_checkpoint(truncate)").get()),
    (row) => (row?.["busy"] === 0 ? Effect.succeed(true) : Effect.die(sqliteFailure(path, why))),
  );

/** For the file at `path`, whose connection commits into a write-ahead log and does not wait for the disk itself. */
export const diskSyncOf = (on: Connection, path: string, syncFile: SyncFile = fdatasync): DiskSync => {
  const log = openSync(`${path}-wal`, "r+");
  let waiting: ((ending: Ending) => void)[] = [];
  let isUnderWay = false;
  let isClosed = false;
  let failed: Error | undefined;

  const settle = (told: typeof waiting, error: Error | null): void => {
    failed ??= error ?? undefined;
    if (failed === undefined) for (const tell of told) tell(Effect.void);
    else {
      const ending = Effect.runSyncExit(emptyLog(on, failed, path));
      if (ending._tag === "Success") failed = undefined;
      for (const tell of told) tell(Effect.asVoid(ending));
    }
  };

  const next = (): void => {
    const told = waiting;
    waiting = [];
    isUnderWay = told.length > 0;
    if (!isUnderWay) {
      if (isClosed) closeSync(log);
      return;
    }
    syncFile(log, (error) => {
      settle(told, error);
      next();
    });
  };

  return {
    committed: (tell) => {
      // Nothing is committed into a log that was emptied and closed.
      if (isClosed) return tell(Effect.void);
      waiting.push(tell);
      if (!isUnderWay) next();
    },
    close: () => {
      if (isClosed) return;
      isClosed = true;
      if (!isUnderWay) closeSync(log);
    },
  };
};
