import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFonts } from "./fonts/make-fonts.ts";

/**
 * Writes the fonts of `theme/fonts` and the style sheet that declares them. With --check it writes nothing and fails when
 * one is not what it would be.
 */
const folder = join(import.meta.dirname, "../theme/fonts");

for (const [file, bytes] of await makeFonts()) {
  const path = join(folder, file);
  if (existsSync(path) && readFileSync(path).equals(bytes)) continue;
  if (!process.argv.includes("--check")) writeFileSync(path, bytes);
  else {
    console.error(`ui/theme/fonts/${file} is not what the recipe says: run npm run generate.`);
    process.exitCode = 1;
  }
}
