import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readShippedFoods, shippedVersion } from "@morsel/adapters/importers/foods/shipped-foods";
import { migrate } from "@morsel/adapters/sql/migrations/migrate";
import type { Sql } from "@morsel/adapters/sql/engine/sql";
import { loadShippedFoods } from "@morsel/adapters/sql/foods/food-load";
import { Effect } from "effect";
import { openAt } from "../support/open-at.ts";
import { startPostgres } from "../support/postgres-server.ts";

export type Place = { readonly at: string; readonly remove: () => Promise<void> };
export type BenchEngine = {
  readonly name: string;
  readonly engine: Sql["engine"];
  readonly fresh: () => Promise<Place>;
};

/** Both engines, each with a way to a database of its own. */
export const BENCH_ENGINES: readonly BenchEngine[] = [
  {
    name: "SQLite",
    engine: "sqlite",
    fresh: () => {
      const home = mkdtempSync(join(tmpdir(), "morsel-bench-"));
      const remove = () => Promise.resolve(rmSync(home, { recursive: true, force: true }));
      return Promise.resolve({ at: join(home, "morsel.sqlite"), remove });
    },
  },
  {
    name: "PostgreSQL",
    engine: "postgres",
    fresh: async () => {
      const { url, stop } = await startPostgres();
      return { at: url, remove: async () => void (await stop()) };
    },
  },
];

/** With its tables, and with the foods that ship where they are asked for. */
export const prepared = async (at: string, hasFoods: boolean): Promise<Sql> => {
  const sql = await openAt(at);
  await Effect.runPromise(migrate(sql));
  if (hasFoods) await Effect.runPromise(loadShippedFoods(sql, { version: shippedVersion(), foods: readShippedFoods }));
  return sql;
};
