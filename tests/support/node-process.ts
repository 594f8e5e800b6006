import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

export type NodeProcess = {
  readonly child: ChildProcess;
  readonly said: () => string;
  /** The code it ended with, null when it was killed. */
  readonly ended: Promise<number | null>;
};

/** A process of its own that runs a TypeScript file of the tests. */
export const nodeProcess = (
  file: string,
  args: readonly string[],
  who: { readonly uid?: number; readonly gid?: number } = {},
): NodeProcess => {
  const child = spawn(
    process.execPath,
    ["--conditions=@morsel/source", "--disable-warning=ExperimentalWarning", join(root, "tests", file), ...args],
    { cwd: root, stdio: ["pipe", "pipe", "pipe"], ...who },
  );
  const said: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, said: () => said.join(""), ended };
};
