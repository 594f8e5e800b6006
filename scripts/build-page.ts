import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { buildIfChanged } from "@morsel/adapters/composition/build/build-if-changed";

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

await buildIfChanged("ui/dist/client/.built-from", SOURCES, () => {
  console.log("Building the page …");
  const inUi = (script: string, ...args: readonly string[]) =>
    execFileSync(process.execPath, [...process.execArgv, script, ...args], {
      cwd: join(root, "ui"),
      stdio: "inherit",
      // A test's environment would build the development forms of React.
      env: { ...process.env, NODE_ENV: "production" },
    });
  const vite = join(root, "node_modules/vite/bin/vite.js");
  inUi(vite, "build", "--logLevel", "warn");
  inUi(vite, "build", "--logLevel", "warn", "--config", "vite.prerender.config.ts");
  inUi("scripts/write-prerendered.ts");
});
