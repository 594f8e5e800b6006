import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { newMember } from "../support/member.ts";
import { dataFolder, startServer } from "../support/server.ts";

it("W423 a process with MORSEL_JOBS=off serves and runs no job; one that runs them does what it left", async () => {
  const data = dataFolder();
  const kinds = (): readonly string[] => {
    const database = new DatabaseSync(join(data.path, "morsel.sqlite"), { readOnly: true });
    const rows = database.prepare("select kind from job order by kind").all();
    database.close();
    return rows.map(({ kind }) => String(kind));
  };
  const serving = await startServer(data.path, { MORSEL_JOBS: "off" });
  await newMember(serving.origin);
  // Jobs of the sign-up wait; recurring jobs were not started.
  const left = kinds();
  expect(left).toContain("mail");
  expect(left).not.toContain("clean-up");
  expect(await serving.kill()).toBe(0);
  const running = await startServer(data.path);
  await expect.poll(kinds, { timeout: 20_000 }).toContain("clean-up");
  await expect.poll(kinds, { timeout: 20_000 }).not.toContain("mail");
  expect(await running.kill()).toBe(0);
  data.remove();
});
