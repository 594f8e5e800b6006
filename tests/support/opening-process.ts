import { migrate } from "@morsel/adapters/sql/migrations/migrate";
import { isDatabaseFailure } from "@morsel/adapters/sql/engine/failures";
import { openSqlite } from "@morsel/adapters/sql/engine/sqlite/open-sqlite";
import { Effect } from "effect";

/**
 * A process of its own that opens the file in its argument without root's power over rights (it gives it up first) and
 * says what it found.
 */
const NOBODY = 65534;
if (process.getuid?.() === 0) process.seteuid?.(NOBODY);
const opened = Effect.flatMap(openSqlite(process.argv[2] ?? ""), (sql) => Effect.ensuring(migrate(sql), sql.close));
const found = await Effect.runPromise(
  Effect.match(opened, {
    onFailure: (failure) => ({ tag: failure._tag, message: failure.message }),
    onSuccess: () => ({ tag: "Opened", message: "" }),
  }).pipe(
    Effect.catchDefect((defect) =>
      Effect.succeed({ tag: "Defect", message: isDatabaseFailure(defect) ? defect.message : String(defect) }),
    ),
  ),
);
process.stdout.write(JSON.stringify(found));
