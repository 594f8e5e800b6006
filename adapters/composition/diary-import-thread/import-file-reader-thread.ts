import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Worker } from "node:worker_threads";
import { type ImportFile, type ImportFileReader, ImportFileRefused } from "@morsel/application/import/import-file";
import * as Effect from "effect/Effect";
import { textOf } from "../../sql/engine/failures.ts";
import { ACKNOWLEDGED, type ImportAnswer, type ImportRequest } from "./import-messages.ts";

/** A reader needs little at a time; a file that would need more fails alone, and not the server. */
const OLD_MB = 512;

/** Puts the parts of a file together in a folder of its own, for as long as it is read. */
async function* spooled(file: ImportFile): AsyncGenerator<string> {
  const folder = await mkdtemp(join(tmpdir(), "morsel-import-"));
  try {
    const path = join(folder, "file");
    await pipeline(file.parts(), createWriteStream(path, { mode: 0o600 }));
    yield path;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function* answersOf(request: ImportRequest): AsyncGenerator<ImportAnswer> {
  const worker = new Worker(new URL("./diary-import-worker.mjs", import.meta.url), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: OLD_MB },
  });
  const arrived: ImportAnswer[] = [];
  let wake = (): void => undefined;
  const arrive = (answer: ImportAnswer): void => {
    arrived.push(answer);
    wake();
  };
  worker.on("message", arrive);
  worker.on("error", (error) => arrive({ failed: textOf(error) }));
  worker.on("exit", () => arrive({ failed: "its thread ended" }));
  try {
    for (;;) {
      if (arrived.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      const answer = arrived.shift();
      if (answer === undefined) continue;
      worker.postMessage(ACKNOWLEDGED);
      yield answer;
    }
  } finally {
    worker.removeAllListeners("exit");
    await worker.terminate();
  }
}

async function* readFile(
  file: ImportFile,
  request: Omit<ImportRequest, "path" | "name">,
): AsyncGenerator<ImportAnswer> {
  for await (const path of spooled(file))
    for await (const answer of answersOf({ path, name: file.name, ...request })) {
      if ("isEnd" in answer) return;
      if ("refused" in answer) throw new ImportFileRefused({ why: answer.refused });
      if ("failed" in answer) throw new ImportFileRefused({ why: "failed" });
      yield answer;
      if ("survey" in answer) return;
    }
}

/** W516: reads files on a thread of its own, so that nobody else waits; it is never more than some batches ahead. */
export const makeImportFileReaderThread = (): ImportFileReader => ({
  survey: (file, choices, slots) =>
    Effect.tryPromise({
      try: async () => {
        for await (const answer of readFile(file, { choices, slots })) if ("survey" in answer) return answer.survey;
        throw new ImportFileRefused({ why: "failed" });
      },
      catch: (cause) => (cause instanceof ImportFileRefused ? cause : new ImportFileRefused({ why: "failed" })),
    }),
  records: async function* (file, choices) {
    for await (const answer of readFile(file, { choices })) if ("read" in answer) yield answer.read;
  },
});
