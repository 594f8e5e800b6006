import type { Health } from "@morsel/application/back-office/health";
import * as Effect from "effect/Effect";
import { readFileSync } from "node:fs";
import { statfs } from "node:fs/promises";

type Machine = Omit<Health, "engine" | "schema" | "databaseBytes" | "answerMs">;

/** Version of the program in the folder that it was started in; a build elsewhere has none. */
export const programVersion = (): string => {
  try {
    return (JSON.parse(readFileSync("package.json", "utf8")) as { readonly version?: string }).version ?? "";
  } catch (problem) {
    if (problem instanceof SyntaxError || (problem instanceof Error && "code" in problem)) return "";
    throw problem;
  }
};

/** W645: the process and the disk on which a folder is. */
export const readMachine = (folder: string | undefined): Effect.Effect<Machine> =>
  Effect.map(
    Effect.promise(() => statfs(folder ?? ".")),
    ({ bavail, blocks, bsize }) => ({
      freeBytes: bavail * bsize,
      diskBytes: blocks * bsize,
      memoryBytes: process.memoryUsage.rss(),
      uptimeSeconds: Math.floor(process.uptime()),
      program: programVersion(),
      node: process.version,
    }),
  );
