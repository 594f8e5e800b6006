import { SQL_MODULES } from "@morsel/adapters/composition/sql-concepts";
import { MEMORY_MODULES } from "@morsel/adapters/composition/memory-concepts";
import { moduleOf } from "@morsel/adapters/composition/container";
import { MemoryFoods, SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { Sql } from "@morsel/adapters/sql/engine/sql";
import { migrate } from "@morsel/adapters/sql/migrations/migrate";
import { startServer } from "../http/support/harness.ts";
import type { EmptyDatabase } from "../support/engines.ts";
import { openAt } from "../support/open-at.ts";
import { recordQueries, type RecordedQuery } from "../support/watched-sql.ts";
import { run } from "./stores.ts";

/** A server that writes down what it asks of its database. Foods are looked up in memory: their statements are counted apart. */
export const startRecorded = async (fresh: () => Promise<EmptyDatabase>) => {
  const database = await fresh();
  const sql = await openAt(database.at);
  await run(migrate(sql));
  const asked: RecordedQuery[] = [];
  const foods = MEMORY_MODULES["foods"];
  const modules = Object.values({ ...SQL_MODULES, foods }).filter((module) => module !== undefined);
  const storage = moduleOf(({ constant }) => {
    constant(Sql, recordQueries(sql, asked));
    constant(MemoryFoods, SAMPLE_FOODS);
  });
  return {
    server: await startServer({ modules: [storage, ...modules] }),
    sql,
    asked,
    end: async () => {
      await run(sql.close);
      await database.remove();
    },
  };
};
