import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzippedBundle } from "./bundle-size.ts";
import { concepts, type Consumer } from "./packed.ts";

/** What a concept of the installed package exports, by name. */
export const exportedBy = (consumer: Consumer, concept: string): Promise<Readonly<Record<string, unknown>>> => {
  const file = join(consumer.folder, "node_modules/@morsel/domain/dist", concept, "index.js");
  return import(/* @vite-ignore */ pathToFileURL(file).href);
};

/** Bytes after gzip that a team pays that uses every export of the package. */
export const wholeBytes = async (consumer: Consumer): Promise<number> => {
  const imports: string[] = [];
  const uses: string[] = [];
  for (const [i, concept] of concepts().entries()) {
    imports.push(`import * as c${i} from "@morsel/domain/${concept}";`);
    for (const name of Object.keys(await exportedBy(consumer, concept))) uses.push(`c${i}.${name}`);
  }
  return gzippedBundle(consumer.folder, `${imports.join("\n")}\nglobalThis.all = [${uses.join(", ")}];`);
};

/** Bytes after gzip of one export alone. */
export const exportBytes = (consumer: Consumer, concept: string, name: string): Promise<number> =>
  gzippedBundle(consumer.folder, `export { ${name} } from "@morsel/domain/${concept}";`);
