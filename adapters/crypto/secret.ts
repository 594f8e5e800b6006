import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FILE = "session-secret";
const isMissing = (problem: unknown): boolean =>
  problem instanceof Error && "code" in problem && problem.code === "ENOENT";

const kept = (path: string): string | undefined => {
  try {
    return readFileSync(path, "utf8").trim() || undefined;
  } catch (problem) {
    if (isMissing(problem)) return undefined;
    throw problem;
  }
};

/** The secret that seals sessions: kept in the data directory, readable by its owner only, made on first start. */
export const secretIn = (folder: string): string => {
  const path = join(folder, FILE);
  const known = kept(path);
  if (known !== undefined) return known;
  mkdirSync(folder, { recursive: true });
  const secret = randomBytes(32).toString("base64url");
  try {
    writeFileSync(path, `${secret}\n`, { mode: 0o600, flag: "wx" });
    return secret;
  } catch (problem) {
    // Another process of the same data directory was faster; its secret counts.
    const theirs = kept(path);
    if (theirs !== undefined) return theirs;
    throw problem;
  }
};
