import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const FOLDER = "/opt/morsel/node_modules/.bin/";

it("the unit of systemd runs the command of npm start", () => {
  const unit = readFileSync(join(root, "deploy/morsel.service"), "utf8");
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: { start: string } };
  expect(/^ExecStart=(.*)$/m.exec(unit)?.[1]).toBe(`${FOLDER}${scripts.start}`);
});
