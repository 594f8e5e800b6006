import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

/**
 * The folder and those above it that are missing, one by one: asked to make all at once, the system's own call never ends
 * where a folder above refuses every entry, as /proc does.
 */
export const makeFolder = (path: string): void => {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
};
