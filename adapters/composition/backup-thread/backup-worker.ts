import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { decryptFile, encryptFile } from "../../crypto/encrypted-file.ts";
import { textOf } from "../../sql/engine/failures.ts";
import { backUpSqlite } from "../../sql/engine/sqlite/backup.ts";
import { examineSqlite, restoreSqlite, type RowCounts } from "../../sql/engine/sqlite/restore.ts";
import { NEWEST_SCHEMA } from "../../sql/migrations/migrations.ts";
import type { BackupAnswer, BackupRequest } from "./backup-messages.ts";

const { database, folder, name, passphrase } = workerData as BackupRequest;

const sum = (rows: RowCounts): number => Object.values(rows).reduce((all, count) => all + count, 0);

/** Copies, encrypts, then restores what was written into a fresh place and counts its rows. The file gets its name only then. */
const backUp = async (scratch: string): Promise<number> => {
  const copy = join(scratch, "copy.sqlite");
  const exit = await Effect.runPromiseExit(backUpSqlite(database, copy));
  if (Exit.isFailure(exit)) throw Cause.squash(exit.cause);
  const expected = examineSqlite(copy);
  const stored = join(scratch, name);
  if (passphrase === undefined) renameSync(copy, stored);
  else await encryptFile(copy, stored, passphrase);
  const plain = passphrase === undefined ? stored : join(scratch, "decrypted.sqlite");
  if (passphrase !== undefined) await decryptFile(stored, plain, passphrase);
  const restored = restoreSqlite(plain, join(scratch, "fresh", "morsel.sqlite"), join(scratch, "aside"), NEWEST_SCHEMA);
  if (JSON.stringify(restored) !== JSON.stringify(expected)) throw new Error("The restored copy has other rows.");
  renameSync(stored, join(folder, name));
  return sum(restored);
};

const answer = async (): Promise<BackupAnswer> => {
  // In the same folder, so that the finished file is there by one rename.
  const scratch = mkdtempSync(join(folder, ".making-"));
  try {
    return { rows: await backUp(scratch) };
  } catch (cause) {
    return { failed: textOf(cause) };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
};

parentPort?.postMessage(await answer());
parentPort?.close();
