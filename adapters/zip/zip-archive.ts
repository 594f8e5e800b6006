import { Readable } from "node:stream";
import type { ArchiveFile, MakeArchive } from "@morsel/application/export/archive";
import yazl from "yazl";

type Fail = (problem: unknown) => void;

/** Each file goes through streams of the writer's own, for whose errors it does not answer: unheard, one would end the process. */
const owned = (stream: Readable, last: NodeJS.WritableStream, fail: Fail): void => {
  stream.on("error", fail);
  const pipe = stream.pipe.bind(stream);
  stream.pipe = (next, options) => {
    if (next instanceof Readable && next !== last) owned(next, last, fail);
    return pipe(next, options);
  };
};

/**
 * A ZIP whose files are packed in a thread of Node's while they are made: one at a time, never more than is taken away. What fails
 * while it is read or packed breaks it off, so that half an archive is not taken for a whole one; whoever leaves it ends its making.
 */
export const makeZipArchive = (): MakeArchive =>
  async function* (files) {
    const zip = new yazl.ZipFile();
    const out = zip.outputStream as Readable & NodeJS.WritableStream;
    let current: Readable | undefined;
    let failure: unknown;
    const fail: Fail = (problem) => {
      failure ??= problem;
      out.destroy(new Error("The archive broke off."));
    };
    const add = (file: ArchiveFile): Promise<void> =>
      new Promise((resolve) => {
        const text = Readable.from(file.text).once("end", resolve);
        current = text;
        owned(text, out, fail);
        zip.addReadStream(text, file.name);
      });
    const addAll = async (): Promise<void> => {
      for await (const file of files) await add(file);
      zip.end();
    };
    zip.on("error", fail);
    addAll().catch(fail);
    try {
      yield* out as AsyncIterable<Uint8Array>;
    } catch (broken) {
      throw failure ?? broken;
    } finally {
      current?.destroy();
      out.destroy();
    }
  };
