import { Worker } from "node:worker_threads";
import type { FoodFinder, FoundFoods } from "@morsel/application/foods/food-finder";
import * as Effect from "effect/Effect";
import { databaseFailure, textOf, type DatabaseFailure } from "../../sql/engine/failures.ts";
import type { FindAnswer, FindRequest } from "./food-finder-worker.ts";
import type { DatabasePlace } from "../../sql/engine/open-database.ts";

export type FoodFinderThread = FoodFinder & {
  /** Starts the thread before somebody waits for it; harmless when it runs. */
  readonly warm: () => void;
  readonly close: Effect.Effect<void>;
};

type Waiting = {
  readonly answer: (found: FoundFoods) => void;
  readonly fail: (failure: DatabaseFailure) => void;
};

/** Finds on a thread with a connection of its own. It is started by the first search and again after it died; an idle server has none. */
export const makeFoodFinderThread = (place: DatabasePlace): FoodFinderThread => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let asked = 0;
  const failAll = (why: string): void => {
    worker = undefined;
    const failure = databaseFailure("StatementFailed", `The food search failed: ${why}`);
    for (const one of waiting.values()) one.fail(failure);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(new URL("./food-finder-worker.mjs", import.meta.url), { workerData: place });
    // An open question keeps the process alive, an idle thread does not.
    started.unref();
    started.on("message", (answer: FindAnswer) => {
      const one = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (waiting.size === 0) started.unref();
      if ("found" in answer) one?.answer(answer.found);
      else one?.fail(answer.failed);
    });
    started.on("error", (error) => failAll(textOf(error)));
    started.on("exit", () => {
      if (worker === started) failAll("its thread ended");
    });
    return started;
  };
  return {
    find: (sought) =>
      Effect.callback((resume) => {
        worker ??= start();
        asked += 1;
        const id = asked;
        waiting.set(id, {
          answer: (found) => resume(Effect.succeed(found)),
          fail: (failure) => resume(Effect.die(failure)),
        });
        worker.ref();
        worker.postMessage({ id, sought } satisfies FindRequest);
        return Effect.sync(() => waiting.delete(id));
      }),
    warm: () => {
      worker ??= start();
    },
    close: Effect.promise(async () => {
      const ending = worker;
      worker = undefined;
      await ending?.terminate();
    }),
  };
};
