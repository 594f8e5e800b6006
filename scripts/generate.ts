import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** `npm run generate`: writes what follows from the sources and is committed; `npm run check` tells when it is out of date. */
const root = join(import.meta.dirname, "..");
for (const script of [
  "scripts/boundaries.ts",
  "adapters/composition/build/write-calls.ts",
  "ui/scripts/write-message-ids.ts",
  "ui/scripts/write-fonts.ts",
  "ui/scripts/write-routes.ts",
  "scripts/domain-without-callers.ts",
  "scripts/concepts.ts",
])
  execFileSync(process.execPath, ["--conditions=@morsel/source", script], { cwd: root, stdio: "inherit" });
