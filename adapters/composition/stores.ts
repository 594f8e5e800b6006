import { makeFoodSearch } from "@morsel/application/foods/search-foods";
import * as Effect from "effect/Effect";
import { readShippedFoods, shippedVersion } from "../importers/foods/shipped-foods.ts";
import { makeSqlDiarySettingsStore } from "../sql/diary-settings/diary-settings-store.ts";
import { makeSqlDiaryStore } from "../sql/diary/diary-store.ts";
import type { DatabaseFailure } from "../sql/engine/failures.ts";
import { makeSqlFoodCatalogue } from "../sql/foods/food-catalogue.ts";
import { loadShippedFoods } from "../sql/foods/food-load.ts";
import { makeFoodFinderThread } from "./food-finder-thread.ts";
import { makeSqlFoodUsageStore } from "../sql/diary/food-usage-store.ts";
import { makeSqlGoalStore } from "../sql/goals/goal-store.ts";
import { makeSqlMemberStore } from "../sql/identity/member-store.ts";
import { migrate } from "../sql/engine/migrate.ts";
import { openDatabase } from "../sql/engine/open-database.ts";
import type { Config } from "./config.ts";
import { placeOf } from "./database-place.ts";
import type { Stores } from "./server-container.ts";

export type OpenStores = Stores & {
  /** Somebody is there: what takes long to start is started before it is asked for. */
  readonly awaken: () => void;
  readonly close: Effect.Effect<void>;
};

type Place = Pick<Config, "dataFolder" | "databaseUrl">;

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
export const openStores = (config: Place, say: (line: string) => void): Effect.Effect<OpenStores, DatabaseFailure> =>
  Effect.gen(function* () {
    const place = placeOf(config);
    const sql = yield* openDatabase(place);
    yield* Effect.onError(
      Effect.andThen(migrate(sql), loadShippedFoods(sql, SHIPPED, foodProgress(say))),
      () => sql.close,
    );
    const usage = makeSqlFoodUsageStore(sql);
    const foods = makeSqlFoodCatalogue(sql);
    const finder = makeFoodFinderThread(place);
    return {
      members: makeSqlMemberStore(sql),
      diary: makeSqlDiaryStore(sql),
      settings: makeSqlDiarySettingsStore(sql),
      goals: makeSqlGoalStore(sql),
      usage,
      foods,
      search: makeFoodSearch({ finder, foods, usage }),
      isReady: sql`select 1 as one`.pipe(
        Effect.as(true),
        Effect.catchDefect(() => Effect.succeed(false)),
      ),
      awaken: finder.warm,
      close: Effect.andThen(finder.close, sql.close),
    };
  });
