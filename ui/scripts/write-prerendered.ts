import type { Prerendered } from "@morsel/adapters/http-contract/pages/prerendered";
import { rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Writes `.vite/prerendered.json` beside the manifest: a visitor's first pages as HTML, for the server to send at once. */
const built = new URL("../dist/prerender/", import.meta.url);
const { prerendered } = (await import(new URL("prerender.mjs", built).href)) as {
  readonly prerendered: () => Promise<Prerendered>;
};
const target = new URL("../dist/client/.vite/prerendered.json", import.meta.url);
writeFileSync(fileURLToPath(target), JSON.stringify(await prerendered()));
rmSync(fileURLToPath(built), { recursive: true });
// Ends the process, because the renderer waits for more to render.
process.exit(0);
