import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Plain JavaScript, so that nothing has to be made ready before the cache of what was made ready earlier is open: it halves
// the time to the first answer and saves twenty megabytes.
enableCompileCache(fileURLToPath(new URL("../../../node_modules/.cache/morsel", import.meta.url)));
await import("./serve.ts");
