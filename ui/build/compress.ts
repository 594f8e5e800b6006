import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = /\.(js|css|svg|json|webmanifest|wasm)$/;

const filesUnder = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));

/** Writes `.br` and `.gz` beside each text file, so that the server never compresses anything itself. */
export const compress = (): Plugin => ({
  name: "morsel-compress",
  apply: "build",
  writeBundle: {
    // After what others write beside the bundle.
    sequential: true,
    order: "post",
    async handler({ dir }) {
      if (dir === undefined) return;
      for (const file of (await filesUnder(dir)).filter((name) => WORTH_IT.test(name))) {
        const bytes = await readFile(file);
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        await writeFile(`${file}.br`, brotliCompressSync(bytes, quality));
        await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  },
});
