import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Plain JavaScript for the reason that the server's own start is: what was made ready earlier is found before anything is read.
enableCompileCache(fileURLToPath(new URL("../../../node_modules/.cache/morsel", import.meta.url)));
await import("./backup-worker.ts");
