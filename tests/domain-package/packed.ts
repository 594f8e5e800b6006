import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const domain = join(root, "domain");

/** Runs a program of the project's own tool-chain and answers what it printed; what it complained of becomes the error. */
export const run = (program: string, args: readonly string[], cwd: string): string => {
  try {
    return execFileSync(program, [...args], { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  } catch (failure) {
    const { stdout, stderr } = failure as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`${program} ${args.join(" ")}\n${stdout ?? ""}${stderr ?? ""}`, { cause: failure });
  }
};

export const tool = (name: string): string => join(root, "node_modules/.bin", name);

export type Consumer = { readonly folder: string; readonly remove: () => void };

/** The domain as it is in the repository, nothing of it built yet. */
const cleanCheckout = (): string => {
  const checkout = mkdtempSync(join(tmpdir(), "morsel-checkout-"));
  const isSource = (path: string): boolean => !/[\\/](dist|node_modules)$/.test(path);
  cpSync(domain, join(checkout, "domain"), { recursive: true, filter: isSource });
  cpSync(join(root, "tsconfig.base.json"), join(checkout, "tsconfig.base.json"));
  symlinkSync(join(root, "node_modules"), join(checkout, "node_modules"));
  return checkout;
};

/** The package as a team gets it: built, packed, and installed into an empty project, without a network. */
export const installedConsumer = (): Consumer => {
  const folder = mkdtempSync(join(tmpdir(), "morsel-consumer-"));
  const checkout = cleanCheckout();
  run("npm", ["pack", "--pack-destination", folder, "--loglevel=error"], join(checkout, "domain"));
  rmSync(checkout, { recursive: true, force: true });
  const tarball = readdirSync(folder).find((file) => file.endsWith(".tgz"));
  if (tarball === undefined) throw new Error("npm pack made no tarball");
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "consumer", version: "1.0.0", private: true, type: "module" }),
  );
  mkdirSync(join(folder, "cache"));
  const offline = ["--offline", "--no-audit", "--no-fund", "--loglevel=error", "--cache", join(folder, "cache")];
  run("npm", ["install", `./${tarball}`, ...offline], folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** The strictest project a team may have, and nothing in it that the package did not bring. */
export const strictTsconfig = {
  compilerOptions: {
    target: "es2024",
    lib: ["es2024"],
    module: "nodenext",
    moduleResolution: "nodenext",
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    skipLibCheck: false,
    noEmit: true,
  },
  include: ["*.ts"],
} as const;

/** The concepts that the package exports: a folder of the domain with an index. */
export const concepts = (): readonly string[] =>
  readdirSync(domain, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(domain, entry.name)).includes("index.ts"))
    .map((entry) => entry.name)
    .filter((name) => name !== "dist" && name !== "node_modules")
    .toSorted();
