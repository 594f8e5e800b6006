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
import type { Secrets } from "./purpose-keys.ts";

const FILE = "session-secret";
/** As long as the one that an operator may set. */
const SHORTEST = 32;
/** ID82: the one in use and the one before it. */
const GOOD_AT_ONCE = 2;

/** The file is there and cannot be what was written; `message` says what to do. */
export type SecretUnusable = { readonly _tag: "SecretUnusable"; readonly message: string };

const hasCode = (problem: unknown, ...codes: readonly string[]): boolean =>
  problem instanceof Error && "code" in problem && codes.includes(String(problem.code));

const linesIn = (path: string): readonly string[] | undefined => {
  try {
    return readFileSync(path, "utf8").trim().split(/\s+/).slice(0, GOOD_AT_ONCE);
  } catch (problem) {
    if (hasCode(problem, "ENOENT")) return undefined;
    throw problem;
  }
};

const kept = (path: string): Secrets | undefined => {
  const lines = linesIn(path);
  if (lines === undefined) return undefined;
  const [current, ...before] = lines;
  if (current !== undefined && lines.every((line) => line.length >= SHORTEST)) return [current, ...before];
  const refused: SecretUnusable = {
    _tag: "SecretUnusable",
    message:
      `The file ${path} ${current === "" ? "is empty" : `has fewer than ${SHORTEST} characters`}: it was cut short or edited. ` +
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

const newSecret = (): string => randomBytes(32).toString("base64url");

/** Whole and on disk, under a name of this process. */
const draft = (path: string, secrets: Secrets): string => {
  const name = `${path}.${process.pid}`;
  synced(name, "w", `${secrets.join("\n")}\n`);
  return name;
};

/**
 * The secret from which all keys are made, and the one before it: kept in the data directory, readable by its owner only, made on
 * first start.
 */
export const readSecrets = (folder: string): Secrets => {
  const path = join(folder, FILE);
  const known = kept(path);
  if (known !== undefined) return known;
  mkdirSync(folder, { recursive: true });
  const made: Secrets = [newSecret()];
  publish(draft(path, made), path);
  syncFolder(folder);
  return kept(path) ?? made;
};

/** ID82: another secret from the next start on; the one in use until now stays good beside it, and what was before that is good no more. */
export const rotateSecretIn = (folder: string): void => {
  const path = join(folder, FILE);
  const [current] = readSecrets(folder);
  renameSync(draft(path, [newSecret(), current]), path);
  syncFolder(folder);
};
