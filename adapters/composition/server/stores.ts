import type { LimitStore } from "@morsel/application/platform/limit-store";
import { FoodFinder } from "@morsel/application/foods/food-finder";
import * as Effect from "effect/Effect";
import type { ContainerModule } from "inversify";
import type { Readiness } from "../../http-server/platform/readiness.ts";
import { readShippedFoods, shippedVersion } from "../../importers/foods/shipped-foods.ts";
import type { DatabaseFailure } from "../../sql/engine/failures.ts";
import { migrate } from "../../sql/migrations/migrate.ts";
import { openDatabase } from "../../sql/engine/open-database.ts";
import { measuredSql, type SqlTimes, timed } from "../../sql/engine/measured-sql.ts";
import { Sql } from "../../sql/engine/sql.ts";
import { makeSqlLimitStore } from "../../sql/limits/limit-store.ts";
import { loadShippedFoods } from "../../sql/foods/food-load.ts";
import type { Config } from "./config.ts";
import { moduleOf } from "../container.ts";
import { placeOf } from "./database-place.ts";
import { makeFoodFinderThread } from "../search-thread/food-finder-thread.ts";
import { SQL_MODULES } from "../sql-concepts.ts";

export type OpenDatabase = {
  /** The modules of all concepts over this database. */
  readonly modules: readonly ContainerModule[];
  readonly isReady: Readiness;
  /** Only for a database that several processes can share. */
  readonly sharedLimits?: LimitStore;
  /** Starts slow parts before they are needed; called when the first visitor comes. */
  readonly warmUp: () => void;
  readonly close: Effect.Effect<void>;
};

/** Readiness probes have little patience: a late answer counts as no. */
const READY_MS = 800;

export type StoreTimes = SqlTimes & { readonly now: () => bigint; readonly search: (seconds: number) => void };

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
export const openStores = (
  config: Place,
  say: (line: string) => void,
  {
    times: metrics,
    traced = (sql) => sql,
  }: { readonly times?: StoreTimes | undefined; readonly traced?: ((sql: Sql) => Sql) | undefined } = {},
): Effect.Effect<OpenDatabase, DatabaseFailure> =>
  Effect.gen(function* () {
    const place = placeOf(config);
    const warn = (sentence: string): void => say(`Warning: ${sentence}`);
    const opened = yield* openDatabase(place, { warn });
    const sql = traced(metrics === undefined ? opened : measuredSql(opened, metrics.now, metrics));
    yield* Effect.onError(
      Effect.andThen(migrate(sql), loadShippedFoods(sql, SHIPPED, foodProgress(say))),
      () => sql.close,
    );
    const finder = makeFoodFinderThread(place, warn);
    const database = moduleOf(({ constant }) => {
      constant(Sql, sql);
      constant(
        FoodFinder,
        metrics === undefined ? finder : { find: (sought) => timed(finder.find(sought), metrics.now, metrics.search) },
      );
    });
    return {
      modules: [database, ...Object.values(SQL_MODULES)],
      isReady: sql`select 1 as one`.pipe(
        Effect.as(true),
        Effect.catchDefect(() => Effect.succeed(false)),
        Effect.timeoutOrElse({ duration: READY_MS, orElse: () => Effect.succeed(false) }),
      ),
      ...(sql.engine === "postgres" ? { sharedLimits: makeSqlLimitStore(sql) } : {}),
      warmUp: finder.warm,
      close: Effect.andThen(finder.close, sql.close),
    };
  });
