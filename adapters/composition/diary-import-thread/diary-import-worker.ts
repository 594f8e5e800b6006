import { parentPort, workerData } from "node:worker_threads";
import { ImportFileRefused } from "@morsel/application/import/import-file";
import { recordsOfFile, surveyFile } from "../../importers/diaries/read-import-file.ts";
import { BATCHES_AHEAD, type ImportAnswer, type ImportRequest } from "./import-messages.ts";

const { path, name, choices, slots } = workerData as ImportRequest;
const say = (answer: ImportAnswer): void => parentPort?.postMessage(answer);

let waiting = 0;
let wake = (): void => undefined;
parentPort?.on("message", () => {
  waiting -= 1;
  wake();
});

const read = async (): Promise<ImportAnswer> => {
  try {
    if (slots !== undefined) return { survey: await surveyFile(path, name, choices, slots) };
    for await (const batch of recordsOfFile(path, name, choices)) {
      say({ read: batch });
      waiting += 1;
      while (waiting >= BATCHES_AHEAD) await new Promise<void>((resolve) => (wake = resolve));
    }
    return { isEnd: true };
  } catch (cause) {
    if (cause instanceof ImportFileRefused) return { refused: cause.why };
    throw cause;
  }
};

// An exception becomes the thread's error event, which its starter handles.
say(await read());
parentPort?.close();
