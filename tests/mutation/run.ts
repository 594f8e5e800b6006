import { fork } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { mutateConcept, type Mutant } from "./mutants.ts";
import type { Told } from "./worker.ts";

/**
 * `npm run mutate`: small faults are planted into the domain, one after the other, and the property tests must see each. Words choose
 * concepts (`npm run mutate -- goals units`). A run may be stopped and gone on with: of a file of rules that has not changed, what
 * was seen by a file of tests that has not changed is not tried again. `--fresh` begins anew, `--report` only tells what is known.
 */
const root = join(import.meta.dirname, "../..");
const folder = join(root, ".cache/mutation");
/** A test that takes twenty times as long as it does without a fault, and as many seconds, will not come back. */
const STUCK_MS = 20_000;
const STUCK_TIMES = 20;
const STUCK = "nobody waits for it";
const LEAST_SCORE = 0.9;

type Outcome = { readonly id: number; readonly killedBy?: string; readonly isCovered: boolean };
type Tried = { readonly mutants: readonly Mutant[]; readonly outcomes: readonly Outcome[] };
/** Findings about a concept, and the hashes of the files to which they apply. */
type Kept = Tried & { readonly hashes: Readonly<Record<string, string>> };

const words = process.argv.slice(2);
const wanted = words.filter((word) => !word.startsWith("--"));
const concepts = globSync("domain/*/index.ts", { cwd: root })
  .map((file) => basename(dirname(file)))
  .filter((concept) => wanted.length === 0 || wanted.includes(concept))
  .toSorted();

const hashesOf = (...patterns: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    globSync(patterns, { cwd: root }).map((file) => [
      file,
      createHash("sha256")
        .update(readFileSync(join(root, file)))
        .digest("hex"),
    ]),
  );

const sameOf = (mutant: Mutant): string => JSON.stringify([mutant.file, mutant.place]);

/** Findings of an earlier run that still hold: the files are unchanged and, for surviving mutants, no test is new or changed. */
const stillKnown = (file: string, hashes: Kept["hashes"], mutants: readonly Mutant[]): readonly Outcome[] => {
  if (words.includes("--fresh") || !existsSync(file)) return [];
  const kept = JSON.parse(readFileSync(file, "utf8")) as Kept;
  const isAsItWas = (one: string): boolean => hashes[one] !== undefined && hashes[one] === kept.hashes[one];
  const isNoTestOther = Object.keys(hashes).every((one) => !one.startsWith("tests/") || isAsItWas(one));
  const newIds = new Map(mutants.map((mutant) => [sameOf(mutant), mutant.id]));
  const before = new Map(kept.outcomes.map((outcome) => [outcome.id, outcome]));
  return kept.mutants.flatMap((mutant) => {
    const outcome = before.get(mutant.id);
    const id = newIds.get(sameOf(mutant));
    if (outcome === undefined || id === undefined || !isAsItWas(mutant.file)) return [];
    const { killedBy } = outcome;
    const holds =
      killedBy === undefined ? isNoTestOther : killedBy === STUCK || isAsItWas(killedBy.split(": ", 1)[0] ?? "");
    return holds || words.includes("--report") ? [{ ...outcome, id }] : [];
  });
};

/** Processes run one after another: one that hangs on a fault is ended, and that fault counts as killed. */
const tryAll = async (concept: string): Promise<Tried> => {
  const file = join(folder, `${concept}.json`);
  const hashes = hashesOf(`domain/${concept}/**/*.ts`, "tests/property/**/*.{ts,json}", "tests/arbitraries/*.ts");
  const mutants = [...mutateConcept(concept).values()].flatMap((one) => one.mutants);
  const outcomes = new Map(stillKnown(file, hashes, mutants).map((one) => [one.id, one]));
  const keep = (): Tried => {
    const tried = { mutants, outcomes: [...outcomes.values()] };
    writeFileSync(file, JSON.stringify({ ...tried, hashes } satisfies Kept));
    return tried;
  };
  if (words.includes("--report")) return { mutants, outcomes: [...outcomes.values()] };
  const reached = join(folder, `${concept}-reached.json`);
  rmSync(reached, { force: true });
  while (outcomes.size < mutants.length) {
    const stuck = await new Promise<number | undefined>((resolve, reject) => {
      const given = [concept, reached, JSON.stringify([...outcomes.keys()])];
      const child = fork(join(import.meta.dirname, "worker.ts"), given, {
        cwd: join(root, "tests"),
        execArgv: ["--conditions=@morsel/source", "--disable-warning=ExperimentalWarning"],
      });
      let at: number | undefined;
      let watch: NodeJS.Timeout | undefined;
      child.on("message", (told: Told) => {
        clearTimeout(watch);
        if (told.kind === "begun") {
          at = told.id;
          watch = setTimeout(() => child.kill("SIGKILL"), STUCK_MS + STUCK_TIMES * told.usualMs);
        } else {
          const { id, isCovered, killedBy } = told;
          outcomes.set(id, { id, isCovered, ...(killedBy === undefined ? {} : { killedBy }) });
          at = undefined;
          if (outcomes.size % 20 === 0) keep();
        }
      });
      child.on("error", reject);
      child.on("exit", (code) => {
        clearTimeout(watch);
        if (code === 0 || at !== undefined) resolve(at);
        else reject(new Error(`The tests of ${concept} do not run (${code}).`));
      });
    });
    if (stuck !== undefined) outcomes.set(stuck, { id: stuck, isCovered: true, killedBy: STUCK });
  }
  return keep();
};

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const short = (text: string): string => text.replaceAll(/\s+/g, " ").slice(0, 70);

const report = (concept: string, { mutants, outcomes }: Tried): boolean => {
  const byId = new Map(outcomes.map((one) => [one.id, one]));
  const tried = mutants.filter(({ id }) => byId.has(id));
  const survivors = tried.filter(({ id }) => byId.get(id)?.killedBy === undefined);
  const score = tried.length === 0 ? 1 : 1 - survivors.length / tried.length;
  const untried = mutants.length === tried.length ? "" : `, ${mutants.length - tried.length} not tried yet`;
  print(
    `\n${concept}: ${tried.length - survivors.length} of ${tried.length} killed, ${(score * 100).toFixed(1)} %${untried}`,
  );
  for (const { id, file, line, original, replacement } of survivors)
    print(
      `  ${file}:${line} ${byId.get(id)?.isCovered === false ? "(nobody comes here) " : ""}${short(original)} → ${short(replacement)}`,
    );
  for (const rule of unprovenRules(mutants, byId)) print(`  ${rule}: no test that quotes it sees a fault of it`);
  return score >= LEAST_SCORE;
};

/** Rules whose functions have faults that are seen, but by none of the tests that quote the rule. */
const unprovenRules = (mutants: readonly Mutant[], byId: ReadonlyMap<number, Outcome>): readonly string[] => {
  const proven = new Map<string, boolean>();
  for (const { id, rules } of mutants)
    for (const rule of rules) {
      const isQuoted = new RegExp(`\\b${rule}\\b`).test(byId.get(id)?.killedBy?.split(": ").slice(1).join(": ") ?? "");
      proven.set(rule, (proven.get(rule) ?? false) || isQuoted);
    }
  return [...proven].filter(([, isProven]) => !isProven).map(([rule]) => rule);
};

mkdirSync(folder, { recursive: true });
let isGood = true;
for (const concept of concepts) isGood = report(concept, await tryAll(concept)) && isGood;
process.exitCode = isGood ? 0 : 1;
