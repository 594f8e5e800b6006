import { parentPort, workerData } from "node:worker_threads";
import { CatalogueFileRefused } from "@morsel/application/catalogues/catalogue";
import { chunksWith } from "../../importers/catalogues/file-chunks.ts";
import { openCatalogueFile } from "../../importers/catalogues/catalogue-file.ts";
import { readIndexingWords, readNaming } from "../../importers/catalogues/indexing-words.ts";
import { CHUNKS_AHEAD, type ChunkAnswer, type ChunkRequest } from "./chunk-messages.ts";

const { path, spoolFolder, from } = workerData as ChunkRequest;
const say = (answer: ChunkAnswer): void => parentPort?.postMessage(answer);

let waiting = 0;
let wake = (): void => undefined;
parentPort?.on("message", () => {
  waiting -= 1;
  wake();
});

const read = async (): Promise<ChunkAnswer> => {
  try {
    const file = openCatalogueFile(path, { naming: readNaming(), spoolFolder });
    for await (const chunk of chunksWith(readIndexingWords())(file, from)) {
      say({ chunk });
      waiting += 1;
      while (waiting >= CHUNKS_AHEAD) await new Promise<void>((resolve) => (wake = resolve));
    }
    return { isEnd: true };
  } catch (cause) {
    if (cause instanceof CatalogueFileRefused) return { refused: cause.why, detail: cause.message };
    throw cause;
  }
};

// An exception becomes the thread's error event, which its starter handles.
say(await read());
