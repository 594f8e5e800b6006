import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { builtFrom } from "@morsel/adapters/composition/build/built-from";

const root = join(import.meta.dirname, "..");
const SOURCES = [
  "domain",
  "application",
  "adapters/browser",
  "adapters/composition/container.ts",
  "adapters/http-client",
  "adapters/http-contract",
  "ui",
  "package-lock.json",
];

await builtFrom("ui/dist/client/.built-from", SOURCES, () => {
  console.log("Building the page …");
  const vite = join(root, "node_modules/vite/bin/vite.js");
  execFileSync(process.execPath, [vite, "build", "--logLevel", "warn"], { cwd: join(root, "ui"), stdio: "inherit" });
});
