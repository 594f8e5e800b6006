import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { copyFileSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { decryptFile, encryptFile } from "../../crypto/encrypted-file.ts";
import { textOf } from "../../sql/engine/failures.ts";
import { backUpSqlite } from "../../sql/engine/sqlite/backup.ts";
import { examineSqlite, restoreSqlite, type RowCounts } from "../../sql/engine/sqlite/restore.ts";
import { NEWEST_SCHEMA } from "../../sql/migrations/migrations.ts";
import type { BackupAnswer, BackupRequest } from "./backup-messages.ts";

const { database, folder, name, passphrase } = workerData as BackupRequest;

const sum = (rows: RowCounts): number => Object.values(rows).reduce((all, count) => all + count, 0);

/** Beside the database, for the plain copies: the folder of encrypted backups may be one that others read. */
const scratch = join(dirname(database), ".backup");
/** In the folder of backups, so that the finished file gets its name by one rename. */
const half = join(folder, ".making");

/** Also what a process that was killed meanwhile has left: nobody else backs this database up. */
const clear = (): void => {
  for (const place of [scratch, half]) rmSync(place, { recursive: true, force: true });
};

/** Copies, encrypts, then restores what was written into a fresh place and counts its rows. The file gets its name only then. */
const backUp = async (): Promise<number> => {
  mkdirSync(scratch, { mode: 0o700 });
  const copy = join(scratch, "copy.sqlite");
  const exit = await Effect.runPromiseExit(backUpSqlite(database, copy));
  if (Exit.isFailure(exit)) throw Cause.squash(exit.cause);
  const expected = examineSqlite(copy);
  const plain = passphrase === undefined ? half : join(scratch, "decrypted.sqlite");
  if (passphrase === undefined) copyFileSync(copy, half);
  else {
    await encryptFile(copy, half, passphrase);
    await decryptFile(half, plain, passphrase);
  }
  const restored = restoreSqlite(plain, join(scratch, "fresh", "morsel.sqlite"), join(scratch, "aside"), NEWEST_SCHEMA);
  if (JSON.stringify(restored) !== JSON.stringify(expected)) throw new Error("The restored copy has other rows.");
  renameSync(half, join(folder, name));
  return sum(restored);
};

const answer = async (): Promise<BackupAnswer> => {
  clear();
  try {
    return { rows: await backUp() };
  } catch (cause) {
    return { failed: textOf(cause) };
  } finally {
    clear();
  }
};

parentPort?.postMessage(await answer());
parentPort?.close();
