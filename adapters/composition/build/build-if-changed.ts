import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");
const SKIPPED = new Set(["dist", "node_modules", "data"]);

const filesOf = (path: string): readonly string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    SKIPPED.has(entry.name) ? [] : entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)],
  );

const fingerprint = (sources: readonly string[]): string => {
  const hash = createHash("sha256");
  for (const source of sources) {
    const path = join(root, source);
    for (const file of source.includes(".") ? [path] : [...filesOf(path)].sort())
      hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest("hex");
};

/** Builds unless what stands beside `stamp` was built from the same sources; folders and files are named from the project's root. */
export const buildIfChanged = async (
  stamp: string,
  sources: readonly string[],
  build: () => void | Promise<void>,
): Promise<void> => {
  const path = join(root, stamp);
  const now = fingerprint(sources);
  if (existsSync(path) && readFileSync(path, "utf8") === now) return;
  await build();
  writeFileSync(path, now);
};
