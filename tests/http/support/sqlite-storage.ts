import { moduleOf } from "@morsel/adapters/composition/container";
import { MEMORY_MODULES } from "@morsel/adapters/composition/memory-concepts";
import { SQL_MODULES } from "@morsel/adapters/composition/sql-concepts";
import { MemoryFoods, SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { Sql } from "@morsel/adapters/sql/engine/sql";
import type { TestDatabase } from "../../support/sqlite.ts";

/** Everything on SQLite but the foods, which are the samples. */
export const sqliteStorage = (database: Pick<TestDatabase, "sql">) => [
  moduleOf(({ constant }) => {
    constant(Sql, database.sql);
    constant(MemoryFoods, SAMPLE_FOODS);
  }),
  ...Object.values({ ...SQL_MODULES, foods: MEMORY_MODULES["foods"] }).filter((module) => module !== undefined),
];
