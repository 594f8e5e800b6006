import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(import.meta.dirname, "..");
const stamp = join(root, "ui/dist/client/.built-from");
const SOURCES = [
  "domain",
  "application",
  "adapters/browser",
  "adapters/composition/container.ts",
  "adapters/http-client",
  "adapters/http-contract",
  "ui",
  "package-lock.json",
];
const SKIPPED = new Set(["dist", "node_modules"]);

const filesOf = (path: string): readonly string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    SKIPPED.has(entry.name) ? [] : entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)],
  );

const fingerprint = (): string => {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    const path = join(root, source);
    for (const file of source.includes(".") ? [path] : [...filesOf(path)].sort())
      hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest("hex");
};

/** Builds the page unless what stands in ui/dist/client was built from the same sources. */
export const buildPage = (): void => {
  const now = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;
  console.log("Building the page …");
  const vite = join(root, "node_modules/vite/bin/vite.js");
  execFileSync(process.execPath, [vite, "build", "--logLevel", "warn"], { cwd: join(root, "ui"), stdio: "inherit" });
  writeFileSync(stamp, now);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) buildPage();
