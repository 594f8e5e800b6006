import { readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../ui/dist/client");

/** The file that the build made of a module that is fetched when it is needed; chunks have no names. */
export const chunkOf = (module: string): string => {
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Readonly<
    Record<string, { readonly file: string }>
  >;
  const chunk = manifest[module];
  if (chunk === undefined) throw new Error(`No chunk is made of ${module}.`);
  return `**/${chunk.file}`;
};
