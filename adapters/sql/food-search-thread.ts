import { Worker } from "node:worker_threads";
import type { FoodRetrieval } from "@morsel/application/ports/food-retrieval";
import * as Effect from "effect/Effect";
import { databaseFailure, isDatabaseFailure, textOf } from "./failures.ts";
import { retrievalOver, type FoodRows } from "./food-retrieval.ts";
import type { SearchAnswer, SearchRequest } from "./food-search-worker.ts";

type Waiting = { readonly answer: (rows: readonly unknown[]) => void; readonly fail: (why: unknown) => void };

/** The thread is started by the first search and again after it died; an idle server has none. */
const makeThread = (path: string) => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let asked = 0;
  const failAll = (why: unknown): void => {
    worker = undefined;
    for (const one of waiting.values()) one.fail(why);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(new URL("./food-search-worker.ts", import.meta.url), { workerData: { path } });
    started.on("message", ({ id, rows, failed }: SearchAnswer) => {
      const one = waiting.get(id);
      waiting.delete(id);
      if (waiting.size === 0) started.unref();
      if (rows === undefined) one?.fail(failed);
      else one?.answer(rows);
    });
    started.on("error", failAll);
    started.on("exit", () => {
      if (worker === started) failAll("the search thread ended");
    });
    return started;
  };
  return {
    ask: <Row>(method: keyof FoodRows, ...given: readonly unknown[]): Effect.Effect<readonly Row[]> =>
      Effect.callback((resume) => {
        worker ??= start();
        asked += 1;
        const id = asked;
        waiting.set(id, {
          answer: (rows) => resume(Effect.succeed(rows as readonly Row[])),
          fail: (why) =>
            resume(
              Effect.die(
                isDatabaseFailure(why)
                  ? why
                  : databaseFailure("StatementFailed", `The food search failed: ${textOf(why)}`, why),
              ),
            ),
        });
        // An open question keeps the process alive, an idle thread does not.
        worker.ref();
        worker.postMessage({ id, method, given } satisfies SearchRequest);
        return Effect.sync(() => waiting.delete(id));
      }),
    close: Effect.promise(async () => {
      const ending = worker;
      worker = undefined;
      await ending?.terminate();
    }),
  };
};

export type FoodSearchThread = { readonly retrieval: FoodRetrieval; readonly close: Effect.Effect<void> };

/** Retrieval from the SQLite file at `path` on a thread of its own. */
export const makeSqliteFoodRetrieval = (path: string): FoodSearchThread => {
  const thread = makeThread(path);
  return {
    retrieval: retrievalOver({
      matching: (query, limit) => thread.ask("matching", query, limit),
      among: (ids) => thread.ask("among", ids),
      known: (words) => thread.ask("known", words),
      spelledLike: (keys) => thread.ask("spelledLike", keys),
      beginnings: (keys) => thread.ask("beginnings", keys),
    }),
    close: thread.close,
  };
};
