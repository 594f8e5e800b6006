import { Readable } from "node:stream";
import type { ArchiveFile, MakeArchive } from "@morsel/application/export/archive";
import yazl from "yazl";

/** A ZIP whose files are packed in a thread of Node's while they are made: one at a time, never more than is taken away. */
export const makeZipArchive = (): MakeArchive => (files) => {
  const zip = new yazl.ZipFile();
  const out = zip.outputStream as Readable;
  const add = (file: ArchiveFile): Promise<void> =>
    new Promise((resolve, reject) => {
      const text = Readable.from(file.text);
      text.once("end", resolve).once("error", reject);
      zip.addReadStream(text, file.name);
    });
  const addAll = async (): Promise<void> => {
    for await (const file of files) await add(file);
    zip.end();
  };
  // What fails while it is read or packed ends what is sent: half an archive is not taken for a whole one.
  const fail = (problem: unknown): void => {
    out.destroy(problem instanceof Error ? problem : new Error(String(problem)));
  };
  zip.on("error", fail);
  addAll().catch(fail);
  return out;
};
