import * as Effect from "effect/Effect";
import { join } from "node:path";
import { readShippedFoods, readShippedLexicon, shippedVersion } from "../foods/shipped-foods.ts";
import { makeSqlDiaryStore } from "../sql/diary-store.ts";
import type { DatabaseFailure } from "../sql/failures.ts";
import { makeSqlFoodCatalogue } from "../sql/food-catalogue.ts";
import { loadShippedFoods } from "../sql/food-load.ts";
import { makeSqlFoodSearch } from "../sql/food-search.ts";
import { makeSqlFoodUsageStore } from "../sql/food-usage-store.ts";
import { makeSqlGoalStore } from "../sql/goal-store.ts";
import { makeSqlMemberStore } from "../sql/member-store.ts";
import { migrate } from "../sql/migrate.ts";
import type { Sql } from "../sql/sql.ts";
import type { Config } from "./config.ts";
import type { Stores } from "./server-container.ts";

export type OpenStores = Stores & { readonly close: Effect.Effect<void> };

type Place = Pick<Config, "dataFolder" | "databaseUrl">;

const fileOf = ({ dataFolder }: Place): string => join(dataFolder, "morsel.sqlite");

/** Only the engine that is used is loaded. */
const openSql = (place: Place): Effect.Effect<Sql, DatabaseFailure> => {
  const { databaseUrl } = place;
  return databaseUrl === undefined
    ? Effect.flatMap(
        Effect.promise(() => import("../sql/sqlite/open-sqlite.ts")),
        ({ openSqlite }) => openSqlite(fileOf(place)),
      )
    : Effect.flatMap(
        Effect.promise(() => import("../sql/postgres/open-postgres.ts")),
        ({ openPostgres }) => openPostgres(databaseUrl),
      );
};

const LEXICON_AFTER_MS = 500;

const SHIPPED = { version: shippedVersion(), foods: readShippedFoods };

/** A line for each step of a tenth: enough to see that it goes on. */
const foodProgress = (say: (line: string) => void) => {
  let said = -1;
  return (loaded: number, all: number): void => {
    const tenth = all === 0 ? 10 : Math.floor((loaded * 10) / all);
    if (tenth === said) return;
    said = tenth;
    say(`Loading foods: ${loaded} of ${all}`);
  };
};

/** Opens the database, brings its schema up to date, and fills it with the shipped foods on the first start. */
export const openStores = (place: Place, say: (line: string) => void): Effect.Effect<OpenStores, DatabaseFailure> =>
  Effect.gen(function* () {
    const sql = yield* openSql(place);
    yield* Effect.onError(
      Effect.andThen(migrate(sql), loadShippedFoods(sql, SHIPPED, foodProgress(say))),
      () => sql.close,
    );
    const usage = makeSqlFoodUsageStore(sql);
    const search = makeSqlFoodSearch(sql, {
      usage,
      lexicon: readShippedLexicon,
      ...(sql.engine === "sqlite" ? { path: fileOf(place) } : {}),
    });
    // Read in a quiet moment, so that the first search keeps nobody waiting.
    setTimeout(readShippedLexicon, LEXICON_AFTER_MS).unref();
    return {
      members: makeSqlMemberStore(sql),
      diary: makeSqlDiaryStore(sql),
      goals: makeSqlGoalStore(sql),
      usage,
      foods: makeSqlFoodCatalogue(sql),
      search,
      isReady: sql`select 1 as one`.pipe(
        Effect.as(true),
        Effect.catchDefect(() => Effect.succeed(false)),
      ),
      close: Effect.andThen(search.close, sql.close),
    };
  });
