import * as Effect from "effect/Effect";
import { join } from "node:path";
import { makeMemoryFoodCatalogue } from "../memory/food-catalogue.ts";
import { makeMemoryFoodSearch } from "../memory/food-search.ts";
import { SAMPLE_FOODS } from "../memory/sample-foods.ts";
import { makeSqlDiaryStore } from "../sql/diary-store.ts";
import type { DatabaseFailure } from "../sql/failures.ts";
import { makeSqlFoodUsageStore } from "../sql/food-usage-store.ts";
import { makeSqlGoalStore } from "../sql/goal-store.ts";
import { makeSqlMemberStore } from "../sql/member-store.ts";
import { migrate } from "../sql/migrate.ts";
import type { Sql } from "../sql/sql.ts";
import type { Config } from "./config.ts";
import type { Stores } from "./server-container.ts";

export type OpenStores = Stores & { readonly close: Effect.Effect<void> };

/** Only the engine that is used is loaded. */
const openSql = (config: Pick<Config, "dataFolder" | "databaseUrl">): Effect.Effect<Sql, DatabaseFailure> => {
  const { dataFolder, databaseUrl } = config;
  return databaseUrl === undefined
    ? Effect.flatMap(
        Effect.promise(() => import("../sql/sqlite/open-sqlite.ts")),
        ({ openSqlite }) => openSqlite(join(dataFolder, "morsel.sqlite")),
      )
    : Effect.flatMap(
        Effect.promise(() => import("../sql/postgres/open-postgres.ts")),
        ({ openPostgres }) => openPostgres(databaseUrl),
      );
};

/** Opens the database, brings its schema up to date, and fills it with the shipped foods on the first start. */
export const openStores = (
  config: Pick<Config, "dataFolder" | "databaseUrl">,
  _say: (line: string) => void,
): Effect.Effect<OpenStores, DatabaseFailure> =>
  Effect.gen(function* () {
    const sql = yield* openSql(config);
    yield* Effect.onError(migrate(sql), () => sql.close);
    const usage = makeSqlFoodUsageStore(sql);
    return {
      members: makeSqlMemberStore(sql),
      diary: makeSqlDiaryStore(sql),
      goals: makeSqlGoalStore(sql),
      usage,
      foods: makeMemoryFoodCatalogue(SAMPLE_FOODS),
      search: makeMemoryFoodSearch(SAMPLE_FOODS, usage),
      isReady: sql`select 1 as one`.pipe(
        Effect.as(true),
        Effect.catchDefect(() => Effect.succeed(false)),
      ),
      close: sql.close,
    };
  });
