import { migrate } from "@morsel/adapters/sql/migrations/migrate";
import { Effect } from "effect";
import { openAt } from "./open-at.ts";

/** A process of its own that brings the schema of the database in its argument up to date and says which steps it took. */
const sql = await openAt(process.argv[2] ?? "");
process.stdout.write(JSON.stringify(await Effect.runPromise(migrate(sql))));
await Effect.runPromise(sql.close);
