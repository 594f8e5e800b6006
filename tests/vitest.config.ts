import { defineConfig } from "vitest/config";
import { LongestFirst } from "./support/longest-first.ts";

/** One project per kind of test; what needs a browser, a database server or a build says so by its folder. */
const kind = (
  name: string,
  options: {
    readonly timeout?: number;
    readonly serial?: boolean;
    /** Kinds with a later turn run when those before are done: what says how long an answer may take has no browsers beside it. */
    readonly turn?: number;
    readonly setup?: string;
    /** Files that change nothing outside themselves read the sources once for all of them: half the time of their kind. */
    readonly isShared?: boolean;
  } = {},
) => ({
  extends: true as const,
  test: {
    name,
    include: [`${name}/**/*.test.{ts,tsx}`],
    testTimeout: options.timeout ?? 20_000,
    hookTimeout: 120_000,
    fileParallelism: !options.serial,
    ...(options.turn === undefined ? {} : { sequence: { groupOrder: options.turn } }),
    isolate: !options.isShared,
    globalSetup: options.setup === undefined ? [] : [`support/${options.setup}.ts`],
  },
});

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ["@morsel/source"] },
  ssr: { resolve: { conditions: ["@morsel/source"] } },
  // A kind's set-up is read in this environment, to which the line above does not apply.
  environments: { __vitest__: { resolve: { conditions: ["@morsel/source", "node"] } } },
  test: {
    environment: "node",
    // Two, also on two cores: who drives a browser waits more than it works.
    maxWorkers: 2,
    execArgv: ["--conditions=@morsel/source", "--disable-warning=ExperimentalWarning"],
    passWithNoTests: false,
    reporters: ["default", "./support/time-reporter.ts"],
    sequence: { sequencer: LongestFirst },
    // Pages that are open at once in one file of tests.
    maxConcurrency: 3,
    // A busy machine is slow, which is no reason for a poll to fail.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      kind("property", { timeout: 60_000, isShared: true }),
      kind("contract", { timeout: 60_000, setup: "postgres-global", isShared: true }),
      kind("architecture", { timeout: 600_000 }),
      kind("domain-package", { timeout: 400_000 }),
      kind("http", { timeout: 60_000, isShared: true }),
      kind("faults", { timeout: 180_000, turn: 1, setup: "postgres-global" }),
      kind("ui", { timeout: 120_000, serial: true }),
      kind("e2e", { timeout: 180_000, setup: "site-global", isShared: true }),
    ],
  },
});
