import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Reads a file of the build, or a default if the page is not built yet. */
export const readBuilt = <A>(folder: string, file: string, otherwise: A): A => {
  try {
    return JSON.parse(readFileSync(join(folder, ".vite", file), "utf8")) as A;
  } catch (problem) {
    if (problem instanceof Error && "code" in problem && problem.code === "ENOENT") return otherwise;
    throw problem;
  }
};
