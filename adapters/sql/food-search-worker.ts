import { parentPort, workerData } from "node:worker_threads";
import * as Effect from "effect/Effect";
import { makeFoodRows, type FoodRows } from "./food-retrieval.ts";
import { openSqlite } from "./sqlite/open-sqlite.ts";

/** Reads for the search on a thread and a read-only connection of its own, so that no request waits for a search. */
export type SearchRequest = {
  readonly id: number;
  readonly method: keyof FoodRows;
  readonly given: readonly unknown[];
};
export type SearchAnswer = { readonly id: number; readonly rows?: readonly unknown[]; readonly failed?: unknown };

const { path } = workerData as { readonly path: string };
const sql = Effect.runSync(openSqlite(path, { readOnly: true }));
const rows = makeFoodRows(sql) as Record<
  keyof FoodRows,
  (...given: readonly unknown[]) => Effect.Effect<readonly unknown[]>
>;

const answer = ({ id, method, given }: SearchRequest): SearchAnswer => {
  try {
    // node:sqlite's rows have no prototype; plain objects cross to the other thread.
    return { id, rows: Effect.runSync(rows[method](...given)).map((row) => Object.assign({}, row)) };
  } catch (failed) {
    return { id, failed };
  }
};

parentPort?.on("message", (request: SearchRequest) => parentPort?.postMessage(answer(request)));
