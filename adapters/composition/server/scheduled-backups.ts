import { backupName, expiredBackups, isBackupDue } from "@morsel/domain/backups";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Log } from "../../http-server/platform/log.ts";
import { textOf } from "../../sql/engine/failures.ts";
import { backUpOnThread } from "../backup-thread/backup-on-thread.ts";
import type { BackupAnswer, BackupRequest } from "../backup-thread/backup-messages.ts";

/** How often it is asked whether a backup is due. */
const LOOK_MS = 10 * 60_000;

export type BackupSchedule = {
  readonly database: string;
  readonly folder: string;
  readonly passphrase?: string | undefined;
  readonly now: () => number;
  readonly log: Log;
  readonly backUp?: (request: BackupRequest) => Promise<BackupAnswer>;
};

/** BK2, BK3: makes a backup if one is due, then removes those that are not kept. A failure is logged, and tried again at the next look. */
export const backUpIfDue = async (schedule: BackupSchedule): Promise<void> => {
  const { database, folder, passphrase, now, log, backUp = backUpOnThread } = schedule;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!isBackupDue(readdirSync(folder), now())) return;
    const name = backupName(now(), passphrase !== undefined);
    const answer = await backUp({ database, folder, name, ...(passphrase === undefined ? {} : { passphrase }) });
    if ("failed" in answer) {
      log("error", "backup failed", { file: name, cause: answer.failed });
      return;
    }
    const expired = expiredBackups(readdirSync(folder));
    for (const old of expired) rmSync(join(folder, old));
    log("info", "backed up", { file: name, rows: answer.rows, removed: expired.length });
  } catch (cause) {
    log("error", "backup failed", { cause: textOf(cause) });
  }
};

/** Looks at once and again every ten minutes, one look at a time; answers what ends it. */
export const scheduleBackups = (schedule: BackupSchedule): (() => void) => {
  let isLooking = false;
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    await backUpIfDue(schedule);
    isLooking = false;
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  void look();
  return () => clearInterval(timer);
};
