import { fork } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Mutant } from "./mutants.ts";
import type { Told } from "./worker.ts";

/**
 * `npm run mutate`: small faults are planted into the domain, one after the other, and the property tests must see each. Words choose
 * concepts (`npm run mutate -- goals units`); what was tried before and whose concept has not changed since is not tried again, so a
 * run may be stopped and gone on with. `--fresh` begins anew.
 */
const root = join(import.meta.dirname, "../..");
const folder = join(root, ".cache/mutation");
const STUCK_MS = 10_000;
const LEAST_SCORE = 0.9;

type Outcome = { readonly id: number; readonly killedBy?: string; readonly isCovered: boolean };
type Kept = { readonly mutants: readonly Mutant[]; readonly outcomes: readonly Outcome[]; readonly state: string };

const words = process.argv.slice(2);
const isFresh = words.includes("--fresh");
const wanted = words.filter((word) => !word.startsWith("--"));
const concepts = globSync("domain/*/index.ts", { cwd: root })
  .map((file) => basename(dirname(file)))
  .filter((concept) => wanted.length === 0 || wanted.includes(concept))
  .toSorted();

/** What the outcomes stand on: the sources of the concept and all tests. */
const stateOf = (concept: string): string =>
  globSync([`domain/${concept}/*.ts`, "tests/property/**/*.ts", "tests/arbitraries/*.ts"], { cwd: root })
    .toSorted()
    .map((file) => readFileSync(join(root, file), "utf8"))
    .reduce((sum, text) => [...text].reduce((hash, c) => (Math.imul(hash, 31) + (c.codePointAt(0) ?? 0)) | 0, sum), 7)
    .toString(16);

const keptIn = (file: string, state: string): Kept | undefined => {
  if (isFresh || !existsSync(file)) return undefined;
  const kept = JSON.parse(readFileSync(file, "utf8")) as Kept;
  return kept.state === state ? kept : undefined;
};

/** One process after the other: whoever does not come back from a mutant is ended, and that mutant counts as seen. */
const tryAll = async (concept: string): Promise<Kept> => {
  const file = join(folder, `${concept}.json`);
  const state = stateOf(concept);
  const before = keptIn(file, state);
  let mutants = before?.mutants ?? [];
  const outcomes = new Map((before?.outcomes ?? []).map((one) => [one.id, one]));
  const keep = (): Kept => {
    const kept = { mutants, outcomes: [...outcomes.values()], state };
    writeFileSync(file, JSON.stringify(kept));
    return kept;
  };
  while (mutants.length === 0 || outcomes.size < mutants.length) {
    const stuck = await new Promise<number | undefined>((resolve, reject) => {
      const child = fork(join(import.meta.dirname, "worker.ts"), [concept, JSON.stringify([...outcomes.keys()])], {
        cwd: join(root, "tests"),
        execArgv: ["--conditions=@morsel/source", "--disable-warning=ExperimentalWarning"],
      });
      let at: number | undefined;
      let watch: NodeJS.Timeout | undefined;
      child.on("message", (told: Told) => {
        clearTimeout(watch);
        if (told.kind === "ready") ({ mutants } = told);
        else if (told.kind === "begun") {
          at = told.id;
          watch = setTimeout(() => child.kill("SIGKILL"), STUCK_MS);
        } else {
          const { id, isCovered, killedBy } = told;
          outcomes.set(id, { id, isCovered, ...(killedBy === undefined ? {} : { killedBy }) });
          at = undefined;
          if (outcomes.size % 50 === 0) keep();
        }
      });
      child.on("error", reject);
      child.on("exit", (code) => {
        clearTimeout(watch);
        if (code === 0 || at !== undefined) resolve(at);
        else reject(new Error(`The tests of ${concept} do not run (${code}).`));
      });
    });
    if (stuck === undefined) break;
    outcomes.set(stuck, { id: stuck, isCovered: true, killedBy: "nobody waits for it" });
  }
  return keep();
};

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const short = (text: string): string => text.replaceAll(/\s+/g, " ").slice(0, 70);

const report = (concept: string, { mutants, outcomes }: Kept): boolean => {
  const byId = new Map(outcomes.map((one) => [one.id, one]));
  const survivors = mutants.filter(({ id }) => byId.get(id)?.killedBy === undefined);
  const score = mutants.length === 0 ? 1 : 1 - survivors.length / mutants.length;
  print(
    `\n${concept}: ${mutants.length - survivors.length} of ${mutants.length} killed, ${(score * 100).toFixed(1)} %`,
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
