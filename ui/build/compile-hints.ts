import type { Plugin } from "vite";
import { isFirstChunk } from "./chunk-names.ts";

/** First line of a file; browsers that do not know it see a comment. */
const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Most functions of what every page loads first, and of the quick page, run before it can be used. Chromium reads them all while the file
 * still arrives, instead of each when it is called, with the page waiting: explicit compile hints, since version 136
 * (https://v8.dev/blog/explicit-compile-hints).
 */
export const compileHints = (): Plugin => ({
  name: "morsel-compile-hints",
  apply: "build",
  enforce: "post",
  generateBundle: {
    // After the bundler's last change: the line counts only where it is the first.
    order: "post",
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk" && (isFirstChunk(file) || file.name === "food-diary-page"))
          file.code = HINT + file.code;
    },
  },
});
