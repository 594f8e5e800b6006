import { parentPort, workerData } from "node:worker_threads";
import type { FoodFinder, FoodSearchRequest, FoundFoods } from "@morsel/application/foods/food-finder";
import { availableParallelism } from "node:os";
import * as Effect from "effect/Effect";
import * as Semaphore from "effect/Semaphore";
import { makeLocalIndexes } from "../../importers/foods/local-food-names.ts";
import { readShippedLexicon } from "../../importers/foods/shipped-foods.ts";
import { databaseFailure, isDatabaseFailure, textOf, type DatabaseFailure } from "../../sql/engine/failures.ts";
import { makeSqlFoodFinder } from "../../sql/catalogues/food-finder.ts";
import { openDatabase, type DatabasePlace } from "../../sql/engine/open-database.ts";

/** Finds foods on a thread and a connection of its own, so that no request waits for a search or for its garbage. */
export type FindRequest = { readonly id: number; readonly sought: FoodSearchRequest };
export type FindAnswer =
  | { readonly id: number; readonly found: FoundFoods }
  | { readonly id: number; readonly failed: DatabaseFailure };

/** Makes a failure of parts that can cross to another thread. */
const failureOf = (cause: unknown): DatabaseFailure =>
  isDatabaseFailure(cause)
    ? databaseFailure(cause._tag, cause.message)
    : databaseFailure("StatementFailed", `The food search failed: ${textOf(cause)}`);

/** Limit of concurrent searches: more would finish no sooner, and take the processor from other requests, PostgreSQL's processes too. */
const turns = Semaphore.makeUnsafe(Math.max(2, availableParallelism()));

let opened: Promise<FoodFinder> | undefined;

/** Opened when it is asked for; what could not be opened is tried again by the next search. */
const finder = (): Promise<FoodFinder> => {
  opened ??= Effect.runPromise(
    Effect.map(openDatabase(workerData as DatabasePlace, { readOnly: true }), (sql) =>
      makeSqlFoodFinder(sql, readShippedLexicon, makeLocalIndexes()),
    ),
  ).catch((cause: unknown) => {
    opened = undefined;
    throw cause;
  });
  return opened;
};

const answer = async ({ id, sought }: FindRequest): Promise<FindAnswer> => {
  try {
    return { id, found: await Effect.runPromise(turns.withPermit((await finder()).find(sought))) };
  } catch (cause) {
    return { id, failed: failureOf(cause) };
  }
};

parentPort?.on("message", (request: FindRequest) => {
  void answer(request).then((answered) => parentPort?.postMessage(answered));
});
