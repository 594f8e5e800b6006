// `npm run restore -- <file>`: puts a backup in the place of the configured database. The server must be stopped.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { decryptFile, EncryptedFileUnreadable, isEncryptedFile } from "../../crypto/encrypted-file.ts";
import { isDatabaseFailure } from "../../sql/engine/failures.ts";
import { makeFolder } from "../../sql/engine/make-folder.ts";
import { restoreSqlite } from "../../sql/engine/sqlite/restore.ts";
import { NEWEST_SCHEMA } from "../../sql/migrations/migrations.ts";
import { sqliteFailure } from "../../sql/engine/sqlite/sqlite-failure.ts";
import { readConfig } from "../server/config.ts";
import { placeOf } from "../server/database-place.ts";

const end = (code: 0 | 1, ...lines: readonly string[]): never => {
  for (const line of lines) (code === 0 ? process.stdout : process.stderr).write(`${line}\n`);
  process.exit(code);
};

process.umask(0o077);
const [name, ...more] = process.argv.slice(2);
if (name === undefined || more.length > 0) end(1, "Say which backup to restore: npm run restore -- <file>.");
const config = readConfig(process.env);
if ("reasons" in config) end(1, ...config.reasons);
else {
  const place = placeOf(config);
  const from = resolve(process.env["INIT_CWD"] ?? ".", name ?? "");
  if ("url" in place)
    end(1, "DATABASE_URL names a PostgreSQL. Restore it with pg_restore or psql, which come with it.");
  else if (!existsSync(from)) end(1, `There is no file ${from}.`);
  else if ((await isEncryptedFile(from)) && config.backupPassphrase === undefined)
    end(1, `${from} is encrypted. Set MORSEL_BACKUP_PASSPHRASE to the passphrase it was made with.`);
  else {
    makeFolder(config.dataFolder);
    const scratch = mkdtempSync(join(config.dataFolder, ".restoring-"));
    try {
      const plain =
        config.backupPassphrase !== undefined && (await isEncryptedFile(from)) ? join(scratch, "plain") : from;
      if (plain !== from) await decryptFile(from, plain, config.backupPassphrase ?? "");
      const aside = join(config.dataFolder, `before-restore-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`);
      const rows = Object.values(restoreSqlite(plain, place.path, aside, NEWEST_SCHEMA)).reduce(
        (sum, count) => sum + count,
        0,
      );
      rmSync(scratch, { recursive: true });
      end(
        0,
        `Restored ${from} to ${place.path}: ${rows} rows, checked.`,
        ...(existsSync(aside) ? [`The database that was there is in ${aside}.`] : []),
        "Start the server to use it.",
      );
    } catch (cause) {
      rmSync(scratch, { recursive: true, force: true });
      const isKnown = isDatabaseFailure(cause) || cause instanceof EncryptedFileUnreadable;
      end(1, `${isKnown ? cause.message : sqliteFailure(from, cause).message} Nothing was changed.`);
    }
  }
}
