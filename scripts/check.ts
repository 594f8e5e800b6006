import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** `npm run check`: everything that can be known without running the product. Prints what is wrong, and what no language has words for. */
const root = join(import.meta.dirname, "..");
const bin = (name: string): string => join(root, "node_modules/.bin", name);
const script = (path: string, ...rest: readonly string[]): readonly string[] => [
  process.execPath,
  "--conditions=@morsel/source",
  path,
  ...rest,
];

const CHECKS: readonly (readonly [name: string, command: readonly string[]])[] = [
  ["types", [bin("tsc"), "-b"]],
  ["lint and boundaries", [bin("oxlint")]],
  ["table of boundaries", script("scripts/boundaries.ts", "--check")],
  ["order of concepts", script("scripts/concepts.ts", "--check")],
  ["tables of calls", script("adapters/composition/build/write-calls.ts", "--check")],
  ["format", [bin("oxfmt"), "--check", "."]],
  ["unused code and dependencies", [bin("knip")]],
  ["messages", script("ui/scripts/check-messages.ts")],
  ["names of foods", script("adapters/importers/foods/build/check-food-names.ts")],
  ["ids of messages", script("ui/scripts/write-message-ids.ts", "--check")],
  ["fonts", script("ui/scripts/write-fonts.ts", "--check")],
  ["rules with tests", script("scripts/traceability.ts", "--check")],
  ["openings of comments", script("scripts/comment-openings.ts")],
  ["rules outside the domain", script("scripts/rules-outside-domain.ts", "--check")],
  ["domain without callers", script("scripts/domain-without-callers.ts", "--check")],
];

type Outcome = { readonly name: string; readonly code: number; readonly said: string; readonly seconds: number };

const run = (name: string, [program = "", ...rest]: readonly string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const started = performance.now();
    const child = spawn(program, rest, { cwd: root, env: { ...process.env, FORCE_COLOR: "0" } });
    const said: string[] = [];
    child.stdout.on("data", (chunk: Buffer) => said.push(chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => said.push(chunk.toString()));
    child.on("error", (error) => said.push(String(error)));
    child.on("close", (code) =>
      resolve({ name, code: code ?? 1, said: said.join(""), seconds: (performance.now() - started) / 1000 }),
    );
  });

const started = performance.now();
const wanted = process.argv.slice(2);
const chosen = CHECKS.filter(([name]) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
const missing = chosen.flatMap(([, command]) =>
  command.filter((part) => part.startsWith("scripts/") && !existsSync(join(root, part))),
);
if (missing.length > 0) throw new Error(`A check is missing: ${missing.join(", ")}`);

/** The linter reads the declarations that the compiler writes: it begins when they are whole. */
const needsTypes = ([name]: (typeof CHECKS)[number]): boolean => name === "lint and boundaries";

const outcomes: Outcome[] = [];
for (const turn of [chosen.filter((check) => !needsTypes(check)), chosen.filter(needsTypes)])
  outcomes.push(...(await Promise.all(turn.map(([name, command]) => run(name, command)))));
for (const { name, code, said, seconds } of outcomes) {
  console.log(`${code === 0 ? "ok  " : "FAIL"} ${name} (${seconds.toFixed(1)} s)`);
  if (code !== 0 || name === "messages") console.log(said.trimEnd());
}
console.log(`${((performance.now() - started) / 1000).toFixed(1)} s in all`);
process.exitCode = outcomes.every(({ code }) => code === 0) ? 0 : 1;
