import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { readShippedFoods, shippedVersion } from "@morsel/adapters/importers/foods/shipped-foods";
import { loadShippedFoods, type FoodsToLoad } from "@morsel/adapters/sql/foods/food-load";
import { migrate } from "@morsel/adapters/sql/engine/migrate";
import type { Sql } from "@morsel/adapters/sql/engine/sql";
import { Effect } from "effect";
import { openAt } from "../support/open-at.ts";
import { startPostgres } from "../support/postgres-server.ts";
import { SERVER_FLAGS } from "../support/server.ts";
import { percentile, print, type Figure } from "./figures.ts";
import { AT_ONCE, type SearchTimes } from "./search-process.ts";
import { syntheticFoods } from "./synthetic-foods.ts";

/**
 * Search as typed, on both engines, with the foods that ship and with a million made-up ones.
 * `node --conditions=@morsel/source tests/bench/search-speed.ts [sqlite|postgres] [shipped|million]`
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

const searchedIn = async (at: string): Promise<SearchTimes> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...SERVER_FLAGS, join(import.meta.dirname, "search-process.ts"), at],
    { maxBuffer: 2 ** 25 },
  );
  return JSON.parse(stdout) as SearchTimes;
};

const waited = (what: string, ms: number): Figure => ({
  what,
  value: ms,
  unit: "ms",
  target: "≤ 10 ms",
  reached: ms <= 10,
});

const figuresOf = (name: string, isShipped: boolean, loadMs: number, searched: SearchTimes): readonly Figure[] => {
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
      ...(isShipped ? { target: "≤ 5000 ms", reached: loadMs <= 5000 } : {}),
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

const onSqlite = async (size: string, toLoad: FoodsToLoad): Promise<readonly Figure[]> => {
  const home = mkdtempSync(join(tmpdir(), "morsel-bench-"));
  const path = join(home, "morsel.sqlite");
  const loadMs = await loaded(await openAt(path), toLoad);
  const figures = figuresOf(`SQLite, ${size}`, size === "shipped", loadMs, await searchedIn(path));
  rmSync(home, { recursive: true, force: true });
  return figures;
};

const onPostgres = async (size: string, toLoad: FoodsToLoad): Promise<readonly Figure[]> => {
  const server = await startPostgres();
  const loadMs = await loaded(await openAt(server.url), toLoad);
  const figures = figuresOf(`PostgreSQL, ${size}`, size === "shipped", loadMs, await searchedIn(server.url));
  await server.stop();
  return figures;
};

export const searchSpeed = async (engines: readonly string[], sizes: readonly string[]): Promise<readonly Figure[]> => {
  const figures: Figure[] = [];
  const shipped: FoodsToLoad = { version: shippedVersion(), foods: readShippedFoods };
  const million: FoodsToLoad = { version: "synthetic", foods: () => syntheticFoods(1_000_000) };
  for (const size of sizes) {
    const toLoad = size === "million" ? million : shipped;
    if (engines.includes("sqlite")) figures.push(...(await onSqlite(size, toLoad)));
    if (engines.includes("postgres")) figures.push(...(await onPostgres(size, toLoad)));
  }
  return figures;
};

if (import.meta.main) {
  const asked = process.argv.slice(2);
  const chosen = (all: readonly string[]): readonly string[] => {
    const named = all.filter((one) => asked.includes(one));
    return named.length === 0 ? all : named;
  };
  const figures = await searchSpeed(chosen(["sqlite", "postgres"]), chosen(["shipped", "million"]));
  print("Food search as typed", figures);
  console.log(JSON.stringify(figures));
}
