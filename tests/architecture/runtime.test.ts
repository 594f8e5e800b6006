import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./house.ts";

type Locked = {
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
};

const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const installed = Object.entries(packages).filter(([path, { link }]) => path.startsWith("node_modules/") && !link);

it("whatever is installed is checked by its hash in the lock file", () => {
  expect(installed.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual([]);
});

it("the runtime is such a package: it is there without any script of a package having run", () => {
  const runtimes = installed.filter(([, { bin }]) => bin?.["node"] !== undefined);
  expect(runtimes.length).toBeGreaterThan(1);
  expect(runtimes.filter(([, { hasInstallScript }]) => hasInstallScript === true)).toEqual([]);
  expect(execFileSync(join(root, "node_modules/.bin/node"), ["--version"], { encoding: "utf8" })).toMatch(/^v24\./);
});
