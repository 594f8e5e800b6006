import { randomBytes } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";

const FILE = "session-secret";
/** As long as the one that an operator may set. */
const SHORTEST = 32;

/** The file is there and cannot be what was written; `message` says what to do. */
export type SecretUnusable = { readonly _tag: "SecretUnusable"; readonly message: string };

const hasCode = (problem: unknown, ...codes: readonly string[]): boolean =>
  problem instanceof Error && "code" in problem && codes.includes(String(problem.code));

const kept = (path: string): string | undefined => {
  let text: string;
  try {
    text = readFileSync(path, "utf8").trim();
  } catch (problem) {
    if (hasCode(problem, "ENOENT")) return undefined;
    throw problem;
  }
  if (text.length >= SHORTEST) return text;
  const refused: SecretUnusable = {
    _tag: "SecretUnusable",
    message:
      `The file ${path} ${text === "" ? "is empty" : `has fewer than ${SHORTEST} characters`}: it was cut short or edited. ` +
      "Put it back from a backup, or remove it: then a new one is made, and everybody signs in once more.",
  };
  throw refused;
};

const synced = (path: string, flags: string, text?: string): void => {
  const file = openSync(path, flags, 0o600);
  try {
    if (text !== undefined) writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

/** Under its name only when it is whole and on disk; where another process put one first, that one stays. */
const publish = (from: string, to: string): void => {
  try {
    linkSync(from, to);
    rmSync(from);
  } catch (problem) {
    if (hasCode(problem, "EEXIST")) rmSync(from);
    // A file system without links.
    else renameSync(from, to);
  }
};

/** Windows cannot open a folder; there a renamed file needs no more. */
const syncFolder = (folder: string): void => {
  try {
    synced(folder, "r");
  } catch (problem) {
    if (!hasCode(problem, "EPERM", "EISDIR", "EACCES", "EINVAL")) throw problem;
  }
};

/** The secret that seals sessions: kept in the data directory, readable by its owner only, made on first start. */
export const secretIn = (folder: string): string => {
  const path = join(folder, FILE);
  const known = kept(path);
  if (known !== undefined) return known;
  mkdirSync(folder, { recursive: true });
  const secret = randomBytes(32).toString("base64url");
  const draft = `${path}.${process.pid}`;
  synced(draft, "w", `${secret}\n`);
  publish(draft, path);
  syncFolder(folder);
  return kept(path) ?? secret;
};
