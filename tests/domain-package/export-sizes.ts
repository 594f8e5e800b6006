import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzippedBundle } from "./bundle-size.ts";
import type { Consumer } from "./packed.ts";

/** Exports of a concept in the installed package, by name. */
export const exportedBy = (consumer: Consumer, concept: string): Promise<Readonly<Record<string, unknown>>> => {
  const file = join(consumer.folder, "node_modules/@morsel/domain/dist", concept, "index.js");
  return import(/* @vite-ignore */ pathToFileURL(file).href);
};

/** Bytes after gzip for a team that uses every export of a concept. */
export const conceptBytes = async (consumer: Consumer, concept: string): Promise<number> => {
  const uses = Object.keys(await exportedBy(consumer, concept)).map((name) => `c.${name}`);
  const code = `import * as c from "@morsel/domain/${concept}";\nglobalThis.all = [${uses.join(", ")}];`;
  return gzippedBundle(consumer.folder, code);
};

/** Bytes after gzip of one export alone. */
export const exportBytes = (consumer: Consumer, concept: string, name: string): Promise<number> =>
  gzippedBundle(consumer.folder, `export { ${name} } from "@morsel/domain/${concept}";`);
