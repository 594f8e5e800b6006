import { readShippedFoods, shippedVersion } from "@morsel/adapters/importers/foods/shipped-foods";
import { loadShippedFoods, type FoodsToLoad } from "@morsel/adapters/sql/foods/food-load";
import { migrate } from "@morsel/adapters/sql/migrations/migrate";
import type { Sql } from "@morsel/adapters/sql/engine/sql";
import { Effect } from "effect";
import { openAt } from "../support/open-at.ts";
import { measuredBy } from "./child.ts";
import { percentile, print, type Figure } from "./figures.ts";
import { BENCH_ENGINES } from "./fresh-databases.ts";
import { AT_ONCE, type SearchTimes } from "./search-process.ts";

/**
 * Search as typed, on both engines, with the foods that ship; imported-search.ts has millions beside them.
 * `node --conditions=@morsel/source tests/bench/search-speed.ts [sqlite|postgres]`
 */

const SLOWEST = 8;

const loaded = async (sql: Sql, toLoad: FoodsToLoad): Promise<number> => {
  await Effect.runPromise(migrate(sql));
  const started = performance.now();
  await Effect.runPromise(loadShippedFoods(sql, toLoad));
  const ms = performance.now() - started;
  await Effect.runPromise(sql.close);
  return ms;
};

const waited = (what: string, ms: number): Figure => ({
  what,
  value: ms,
  unit: "ms",
  target: "≤ 10 ms",
  reached: ms <= 10,
});

const figuresOf = (name: string, loadMs: number, searched: SearchTimes): readonly Figure[] => {
  const byText = Object.entries(searched.times);
  const all = byText.flatMap(([text, times]) => times.map((ms) => ({ text, ms }))).sort((a, b) => b.ms - a.ms);
  const slowest = all.slice(0, SLOWEST).map(({ text, ms }) => `"${text}" ${ms.toFixed(1)}`);
  console.log(`  ${name}: slowest ${slowest.join(", ")}`);
  const ms = all.map((one) => one.ms);
  const p99 = percentile(ms, 0.99);
  const typical = percentile(
    byText.map(([, times]) => percentile(times, 0.5)),
    0.99,
  );
  return [
    {
      what: `${name}: load`,
      value: loadMs,
      unit: "ms",
      target: "≤ 5000 ms",
      reached: loadMs <= 5000,
    },
    { what: `${name}: search p50`, value: percentile(ms, 0.5), unit: "ms" },
    {
      what: `${name}: search p99`,
      value: p99,
      unit: "ms",
      target: "≤ 5 ms",
      reached: p99 <= 5,
      floor: { what: "raw index look-up, p99", value: percentile(searched.floor, 0.99) },
    },
    {
      what: `${name}: search p99 of each text's median, without what else the machine does`,
      value: typical,
      unit: "ms",
      target: "≤ 5 ms",
      reached: typical <= 5,
    },
    waited(`${name}: longest wait of another request, one search at a time`, searched.longestWait),
    waited(`${name}: the same, ${AT_ONCE} searches at once`, searched.longestWaitOfMany),
  ];
};

const SHIPPED: FoodsToLoad = { version: shippedVersion(), foods: readShippedFoods };

export const searchSpeed = async (engines: readonly string[]): Promise<readonly Figure[]> => {
  const figures: Figure[] = [];
  for (const { name, engine, fresh } of BENCH_ENGINES) {
    if (!engines.includes(engine)) continue;
    const { at, remove } = await fresh();
    const loadMs = await loaded(await openAt(at), SHIPPED);
    figures.push(...figuresOf(name, loadMs, await measuredBy<SearchTimes>("search-process.ts", at)));
    await remove();
  }
  return figures;
};

if (import.meta.main) {
  const asked = process.argv.slice(2);
  const figures = await searchSpeed(asked.length === 0 ? ["sqlite", "postgres"] : asked);
  print("Food search as typed", figures);
  console.log(JSON.stringify(figures));
}
