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
  readonly request: FindRequest;
  /** It was asked of a thread before, which died. */
  readonly isSecondTry: boolean;
  readonly answer: (found: FoundFoods) => void;
  readonly fail: (failure: DatabaseFailure) => void;
};

/**
 * Finds on a thread with a connection of its own. It is started by the first search and again after it died; an idle server has none.
 * The next thread is asked once more what a dead one left open: one search that ends its thread fails, and those beside it do not.
 */
export const makeFoodFinderThread = (place: DatabasePlace, warn?: (sentence: string) => void): FoodFinderThread => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let asked = 0;
  const ask = (one: Waiting): void => {
    worker ??= start();
    waiting.set(one.request.id, one);
    worker.ref();
    worker.postMessage(one.request);
  };
  const askAgain = (why: string): void => {
    worker = undefined;
    warn?.(`The thread that searches foods ended and is started again by the next search: ${why}`);
    const failure = databaseFailure("StatementFailed", `The food search failed: ${why}`);
    const left = [...waiting.values()];
    waiting.clear();
    for (const one of left)
      if (one.isSecondTry) one.fail(failure);
      else ask({ ...one, isSecondTry: true });
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
    const end = (why: string): void => {
      if (worker === started) askAgain(why);
    };
    started.on("error", (error) => end(textOf(error)));
    started.on("exit", () => end("its thread ended"));
    return started;
  };
  return {
    find: (sought) =>
      Effect.callback((resume) => {
        asked += 1;
        const id = asked;
        ask({
          request: { id, sought },
          isSecondTry: false,
          answer: (found) => resume(Effect.succeed(found)),
          fail: (failure) => resume(Effect.die(failure)),
        });
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
