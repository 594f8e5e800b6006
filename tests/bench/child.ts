import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { SERVER_FLAGS } from "../support/server.ts";

/** Runs a bench in a process of its own, which writes its figures as one line of JSON. */
export const measuredBy = async <A>(file: string, ...args: readonly string[]): Promise<A> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...SERVER_FLAGS, join(import.meta.dirname, file), ...args],
    { maxBuffer: 2 ** 25 },
  );
  return JSON.parse(stdout) as A;
};
