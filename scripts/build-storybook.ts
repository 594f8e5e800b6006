import { execFileSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(import.meta.dirname, "..");
const output = join(root, "storybook/storybook-static");

/** Builds the Storybook that designers browse and that the component tests visit. Always anew: it takes seconds. */
export const buildStorybook = (): void => {
  rmSync(output, { recursive: true, force: true });
  console.log("Building Storybook …");
  execFileSync(
    process.execPath,
    [
      join(root, "node_modules/storybook/dist/bin/dispatcher.js"),
      "build",
      "--config-dir",
      ".storybook",
      "--output-dir",
      "storybook-static",
      "--disable-telemetry",
      "--quiet",
    ],
    {
      cwd: join(root, "storybook"),
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1" },
    },
  );
  if (!existsSync(join(output, "index.json"))) throw new Error("Storybook was built without an index of its stories.");
  writeFileSync(join(output, ".built"), new Date().toISOString());
};

if (process.argv[1] === fileURLToPath(import.meta.url)) buildStorybook();
