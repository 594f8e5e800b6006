import { Worker } from "node:worker_threads";
import { CatalogueFileRefused, type FileChunk, type ReadChunks } from "@morsel/application/catalogues/catalogue";
import { textOf } from "../../sql/engine/failures.ts";
import { ACKNOWLEDGED, type ChunkAnswer, type ChunkRequest } from "./chunk-messages.ts";

/** Parsed records are garbage at once; a smaller nursery would copy them first. */
const YOUNG_MB = 64;

/**
 * W390: reads and judges a file on a thread of its own, while this one writes what came before: an import takes the time of the slower
 * of both. The thread is never more than some chunks ahead, so that memory stays flat.
 */
export const readChunksOnThread = (spoolFolder: string): ReadChunks =>
  async function* (file, from) {
    const request: ChunkRequest = { path: file.path, spoolFolder, from };
    const worker = new Worker(new URL("./chunk-worker.mjs", import.meta.url), {
      workerData: request,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    const arrived: ChunkAnswer[] = [];
    let wake = (): void => undefined;
    const arrive = (answer: ChunkAnswer): void => {
      arrived.push(answer);
      wake();
    };
    worker.on("message", arrive);
    worker.on("error", (error) => arrive({ failed: textOf(error) }));
    worker.on("exit", () => arrive({ failed: "its thread ended" }));
    const next = async (): Promise<FileChunk | undefined> => {
      if (arrived.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      const answer = arrived.shift();
      if (answer === undefined || "isEnd" in answer) return undefined;
      if ("chunk" in answer) return answer.chunk;
      if ("refused" in answer) throw new CatalogueFileRefused(answer.refused, answer.detail);
      throw new Error(`Reading ${file.name} failed: ${answer.failed}`);
    };
    try {
      for (;;) {
        const chunk = await next();
        if (chunk === undefined) return;
        worker.postMessage(ACKNOWLEDGED);
        yield chunk;
      }
    } finally {
      worker.removeAllListeners("exit");
      await worker.terminate();
    }
  };
