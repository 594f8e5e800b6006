import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { dataFolder, freePort, startServer } from "../support/server.ts";
import type { Figure } from "./figures.ts";

const BARE = `require("node:http").createServer((_, response) => response.end("ok")).listen(Number(process.argv[1]), "127.0.0.1")`;
const RUNS = 7;

const residentMegabytes = (pid: number): number => {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Number(line?.[1] ?? Number.NaN) / 1024;
};

const bareStart = async (): Promise<{ readonly ms: number; readonly megabytes: number }> => {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, ["-e", BARE, String(port)], { stdio: "ignore" });
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) break;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const ms = performance.now() - started;
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const megabytes = residentMegabytes(child.pid ?? 0);
  child.kill();
  return { ms, megabytes };
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Process start to the first 200 of /healthz on a database that exists, and memory once idle. */
export const coldStart = async (): Promise<readonly Figure[]> => {
  const data = dataFolder();
  try {
    const first = performance.now();
    await (await startServer(data.path)).kill();
    const firstMs = performance.now() - first;
    const starts: number[] = [];
    const memories: number[] = [];
    const bare: { readonly ms: number; readonly megabytes: number }[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const started = performance.now();
      const server = await startServer(data.path);
      starts.push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, 1500));
      memories.push(residentMegabytes(server.process.pid ?? 0));
      await server.kill();
      bare.push(await bareStart());
    }
    const ms = median(starts);
    const megabytes = median(memories);
    return [
      {
        what: "first start, foods loaded, to first 200",
        value: firstMs,
        unit: "ms",
        target: "≤ 5000 ms",
        reached: firstMs <= 5000,
      },
      {
        what: "cold start to first 200, database exists",
        value: ms,
        unit: "ms",
        target: "≤ 400 ms",
        reached: ms <= 400,
        floor: { what: "bare node:http", value: median(bare.map((run) => run.ms)) },
      },
      {
        what: "idle memory",
        value: megabytes,
        unit: "MB",
        target: "≤ 130 MB",
        reached: megabytes <= 130,
        floor: { what: "bare node:http", value: median(bare.map((run) => run.megabytes)) },
      },
    ];
  } finally {
    data.remove();
  }
};
