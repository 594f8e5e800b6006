import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import fc from "fast-check";
import { mutateConcept } from "./mutants.ts";
import type { Case } from "./shim.ts";

/** Messages to the runner: a test against a mutant begins, with its usual duration; and the mutant's outcome. */
export type Told =
  | { readonly kind: "begun"; readonly id: number; readonly usualMs: number }
  | { readonly kind: "done"; readonly id: number; readonly killedBy?: string; readonly isCovered: boolean };

const MOST_MEMORY = 900_000_000;
/** The longest that a file of tests, or a test whose time is not known, takes by itself. */
const LOAD_MS = 5000;
const SLOW_MS = 500;

const root = join(import.meta.dirname, "../..");
const [concept = "", reachedFile = "", done = "[]"] = process.argv.slice(2);
const isDone = new Set(JSON.parse(done) as readonly number[]);
const tell = (told: Told): void => void process.send?.(told);

const instrumented = mutateConcept(concept);
const mutants = [...instrumented.values()].flatMap((one) => one.mutants);

let active = -1;
/** Faults whose place was reached since this was last emptied. */
const hits = new Uint8Array(mutants.length);
Object.assign(globalThis, {
  __isMutant: (id: number): boolean => {
    hits[id] = 1;
    return id === active;
  },
});
const hitIds = (): readonly number[] => mutants.map(({ id }) => id).filter((id) => hits[id] === 1);

/** A generation of modules: what is made when a module is loaded (tables, sets, patterns) is made anew in each. */
let generation = 0;
const shim = pathToFileURL(join(import.meta.dirname, "shim.ts")).href;
const isOurs = (url: string): boolean =>
  url.startsWith("file:") && !url.includes("/node_modules/") && !url.includes("/tests/mutation/");
registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier === "vitest") return { url: shim, shortCircuit: true };
    const found = next(specifier, context);
    const plain = found.url.split("?", 1)[0] ?? "";
    return isOurs(found.url) ? { ...found, url: `${plain}?g=${generation}` } : found;
  },
  load: (url, context, next) => {
    const code = url.startsWith("file:")
      ? instrumented.get(relative(root, fileURLToPath(url.split("?", 1)[0] ?? "")))?.code
      : undefined;
    return code === undefined ? next(url, context) : { format: "module-typescript", source: code, shortCircuit: true };
  },
});

fc.configureGlobal({ endOnFailure: true, seed: 20_260_228 });

/** The property tests that ask this concept something; what stands on more than the domain, or only measures, is not asked. */
const testFiles = globSync("tests/property/**/*.test.ts", { cwd: root })
  .filter((file) => {
    const text = readFileSync(join(root, file), "utf8");
    const isOfDomain = !/@morsel\/(application|ui)/.test(text) && !file.includes("domain-long");
    return (
      isOfDomain &&
      (text.includes(`@morsel/domain/${concept}"`) ||
        file.includes(`/property/${concept}/`) ||
        file.includes("domain-total"))
    );
  })
  .toSorted();

/** By the processor's time: what takes long on a busy machine is not slow. */
const msSince = (started: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
};

/** How long each file of tests takes to load. */
const loadMs = new Map<string, number>();

const load = async (files: readonly string[]): Promise<readonly Case[]> => {
  const { beginFile, takeCases } = await import("./shim.ts");
  generation += 1;
  const cases: Case[] = [];
  for (const file of files) {
    beginFile(file);
    const started = process.cpuUsage();
    await import(`${pathToFileURL(join(root, file)).href}?g=${generation}`);
    cases.push(...(await takeCases()));
    if (!loadMs.has(file)) loadMs.set(file, msSince(started));
  }
  return cases;
};

const passes = async ({ run }: Case, usualMs: number): Promise<boolean> => {
  if (active >= 0) tell({ kind: "begun", id: active, usualMs });
  try {
    await run();
    return true;
  } catch {
    // Any exception of a test means that it detected the fault.
    return false;
  }
};

/** A test, and how long it takes where nothing is wrong. */
type Timed = Case & { readonly ms: number };

/** Code that the tests reach, measured once: later processes read it from the file that the first one wrote. */
type Reached = {
  readonly ms: readonly number[];
  readonly hits: readonly (readonly number[])[];
  readonly loadMs: readonly (readonly [file: string, ms: number])[];
};

const measured = async (cases: readonly Case[]): Promise<Reached> => {
  const [ms, reached]: [number[], (readonly number[])[]] = [[], []];
  for (const one of cases) {
    hits.fill(0);
    const started = process.cpuUsage();
    if (!(await passes(one, 0))) throw new Error(`${one.file} fails without a fault: ${one.name}`);
    ms.push(msSince(started));
    reached.push(hitIds());
  }
  return { ms, hits: reached, loadMs: [...loadMs] };
};

const main = async (): Promise<void> => {
  const cases = await load(testFiles);
  const atLoad = hits.slice();
  const isKnown = existsSync(reachedFile);
  const reached = isKnown ? (JSON.parse(readFileSync(reachedFile, "utf8")) as Reached) : await measured(cases);
  if (!isKnown) writeFileSync(reachedFile, JSON.stringify(reached));
  for (const [file, ms] of reached.loadMs) loadMs.set(file, ms);
  const timed: readonly Timed[] = cases.map((one, i) => ({ ...one, ms: reached.ms[i] ?? 0 }));
  const coverage = new Map<number, Timed[]>();
  for (const [i, test] of timed.entries())
    for (const id of reached.hits[i] ?? []) coverage.set(id, [...(coverage.get(id) ?? []), test]);
  for (const { id, rules } of spread(mutants)) {
    if (isDone.has(id)) continue;
    // Modules that were loaded again and again are never let go of: the runner starts another process and goes on.
    if (process.memoryUsage.rss() > MOST_MEMORY) break;
    const quotes = ({ name }: Case): number => Number(rules.some((rule) => rulesIn(name).includes(rule)));
    const bySpeed = (a: Timed, b: Timed): number => quotes(b) - quotes(a) || a.ms - b.ms;
    const covering = askable(coverage.get(id) ?? []).toSorted(bySpeed);
    active = id;
    tell({ kind: "begun", id, usualMs: LOAD_MS });
    const killedBy =
      (await killer(covering)) ?? (atLoad[id] === 1 ? await killerAfterLoad(timed.toSorted(bySpeed)) : undefined);
    active = -1;
    const isCovered = covering.length > 0 || atLoad[id] === 1;
    tell({ kind: "done", id, isCovered, ...(killedBy === undefined ? {} : { killedBy }) });
  }
};

/** From all files alike, so that what a stopped run has tried is a fair sample of the whole. */
const spread = <A>(all: readonly A[]): readonly A[] => {
  const place = (i: number): number => (i * 7919) % Math.max(1, all.length);
  return all
    .map((one, i) => ({ one, place: place(i) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one);
};

const rulesIn = (name: string): readonly string[] => /^(?:[A-Z]{1,3}\d+[ :,]+)+/.exec(name)?.[0].match(/\w+/g) ?? [];

/** Slow tests are asked where no other is: what survives would ask each of them again. */
const askable = (tests: readonly Timed[]): readonly Timed[] => {
  const quick = tests.filter(({ ms }) => ms < SLOW_MS);
  return quick.length > 0 ? quick : tests;
};

const killer = async (tests: readonly Timed[]): Promise<string | undefined> => {
  for (const one of tests) if (!(await passes(one, one.ms))) return `${one.file}: ${one.name}`;
  return undefined;
};

/**
 * Loads modules again with the fault in them, because some values are made at load: file by file, the concept's own first, then the
 * quickest, since most faults are seen by the first. Files that take long to load, such as those of the whole catalogue, are left out.
 */
const killerAfterLoad = async (tests: readonly Timed[]): Promise<string | undefined> => {
  const cost = new Map([...loadMs].filter(([, ms]) => ms < SLOW_MS));
  for (const { file, ms } of tests) {
    const before = cost.get(file);
    if (before !== undefined) cost.set(file, before + ms);
  }
  const isOwn = (file: string): number => Number(file.includes(`/${concept}/`));
  const files = [...cost].toSorted(([a, x], [b, y]) => isOwn(b) - isOwn(a) || x - y).map(([file]) => file);
  for (const file of files) {
    const order = askable(tests.filter((one) => one.file === file)).map(({ name }) => name);
    tell({ kind: "begun", id: active, usualMs: LOAD_MS });
    let fresh: readonly Case[];
    try {
      fresh = await load([file]);
    } catch {
      // A module that cannot be loaded is seen by everybody.
      return `${file}: does not load`;
    }
    const asked = order.flatMap((name) => fresh.filter((one) => one.name === name));
    for (const one of asked) if (!(await passes(one, LOAD_MS))) return `${file}: ${one.name}`;
  }
  return undefined;
};

await main();
