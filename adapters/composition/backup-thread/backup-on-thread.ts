import { Worker } from "node:worker_threads";
import { textOf } from "../../sql/engine/failures.ts";
import type { BackupAnswer, BackupRequest } from "./backup-messages.ts";

/** Backs up on a thread of its own: to check a large file takes seconds, in which others are answered. */
export const backUpOnThread = (request: BackupRequest): Promise<BackupAnswer> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL("./backup-worker.mjs", import.meta.url), { workerData: request });
    worker.once("message", resolve);
    worker.once("error", (error) => resolve({ failed: textOf(error) }));
    worker.once("exit", () => resolve({ failed: "The thread that backs up ended." }));
    worker.unref();
  });
