import { monitorEventLoopDelay } from "node:perf_hooks";
import { combineCatalogues } from "@morsel/application/catalogues/combined-catalogue";
import { makeSqlImportedFoods } from "@morsel/adapters/sql/catalogues/imported-foods";
import { makeSqlFoodCatalogue } from "@morsel/adapters/sql/foods/food-catalogue";
import { makeFoodFinderThread } from "@morsel/adapters/composition/search-thread/food-finder-thread";
import { makeSqlOwnFoodStore } from "@morsel/adapters/sql/own-foods/own-food-store";
import { makeFoodSearch } from "@morsel/application/foods/search-foods";
import { Effect } from "effect";
import { openAt, placeAt } from "../support/open-at.ts";
import { typed } from "./search-texts.ts";

/**
 * Searches in a process of its own, as the server does after its foods were loaded: whoever loads leaves so much garbage that its
 * collection would be counted as a search. Argument: the file or the PostgreSQL's address. Writes one line of JSON.
 */
export type SearchTimes = {
  /** Milliseconds of each answer by text, one a round. */
  readonly times: Readonly<Record<string, readonly number[]>>;
  /** Milliseconds of one look-up in the index, by text. */
  readonly floor: readonly number[];
  /** The longest that anything else in the process waited, in milliseconds: with one search at a time, and with several. */
  readonly longestWait: number;
  readonly longestWaitOfMany: number;
};

/** Goes through all texts before anything is measured, as a server has that was started a while ago. */
const WARM = 3;
const ROUNDS = 8;
/** As many people as type at the same time. */
export const AT_ONCE = 16;
/** The finder remembers what it was asked lately: each text in three spellings is more than it keeps, so each is searched. */
const SPELLINGS = ["", " ", "  "];
const none = { recent: () => Effect.succeed([]) };

const timed = async (what: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await what();
  return performance.now() - started;
};

const longestWaitDuring = async (what: () => Promise<void>): Promise<number> => {
  const lag = monitorEventLoopDelay({ resolution: 1 });
  lag.enable();
  await what();
  lag.disable();
  return lag.max / 1e6;
};

const searched = async (at: string): Promise<SearchTimes> => {
  const sql = await openAt(at);
  const finder = makeFoodFinderThread(placeAt(at));
  const search = makeFoodSearch({
    finder,
    foods: combineCatalogues(makeSqlFoodCatalogue(sql), makeSqlImportedFoods(sql)),
    own: makeSqlOwnFoodStore(sql),
    usage: none,
  });
  const ask = (text: string) => Effect.runPromise(search.search({ text, limit: 20 }));
  const texts = typed();
  for (let pass = 0; pass < WARM; pass += 1)
    for (const before of SPELLINGS) for (const text of texts) await ask(before + text);
  const times = new Map<string, number[]>(texts.map((text) => [text, []]));
  const longestWait = await longestWaitDuring(async () => {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const text of texts)
        times.get(text)?.push(await timed(() => ask(`${SPELLINGS[round % SPELLINGS.length] ?? ""}${text}`)));
  });
  const longestWaitOfMany = await longestWaitDuring(async () => {
    for (let first = 0; first < texts.length; first += AT_ONCE)
      await Promise.all(texts.slice(first, first + AT_ONCE).map(ask));
  });
  const floor: number[] = [];
  for (const text of texts) {
    const word = text.split(" ")[0] ?? "";
    floor.push(await timed(() => Effect.runPromise(sql`select word, foods from food_word where word = ${word}`)));
  }
  await Effect.runPromise(finder.close);
  await Effect.runPromise(sql.close);
  return { times: Object.fromEntries(times), floor, longestWait, longestWaitOfMany };
};

if (import.meta.main) {
  const [at = ""] = process.argv.slice(2);
  process.stdout.write(`${JSON.stringify(await searched(at))}\n`);
}
