import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { newMember } from "../support/member.ts";
import { dataFolder, SERVER_FLAGS, startServer } from "../support/server.ts";

const root = join(import.meta.dirname, "../..");
const folder = dataFolder();
afterAll(() => folder.remove());

const command = (name: string, ...given: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...SERVER_FLAGS, `adapters/composition/cli/${name}.ts`, ...given],
    { cwd: root, env: { ...process.env, MORSEL_DATA: folder.path }, encoding: "utf8" },
  );
  return { status, said: (stdout + stderr).trim() };
};

it("ID1 a member becomes an admin while the server runs, from the next request on, and none any more", async () => {
  expect(command("admin", "ada")).toEqual({ status: 1, said: expect.stringContaining("There is no database") });
  const server = await startServer(folder.path);
  const ada = await newMember(server.origin);
  const roles = async () => {
    const user = (await (await ada.call("/api/services/users?fields=account")).json()) as {
      readonly account: { readonly roles: readonly string[] };
    };
    return user.account.roles;
  };
  expect(await roles()).toEqual([]);
  for (const wrong of [[], ["nobody-of-that-name"], ["a", "b"], ["--take"]])
    expect(command("admin", ...wrong).status).toBe(1);
  for (let times = 0; times < 2; times += 1)
    expect(command("admin", ada.username.toUpperCase())).toEqual({ status: 0, said: expect.stringContaining("admin") });
  expect(await roles()).toEqual(["administrator"]);
  expect(command("doctor").said).toContain("The database is in use");
  expect(command("admin", "--take", ada.username).status).toBe(0);
  expect(await roles()).toEqual([]);
  await server.kill("SIGTERM");
  expect(command("doctor").said).toContain("The last stop was in order.");
  expect(command("admin", ada.username).status).toBe(0);
  expect(command("doctor").said).toContain("The last stop was in order.");
});

it("W203 a flag is set while the server runs, counts before the file, and does not disturb the stop", async () => {
  const server = await startServer(folder.path);
  expect(command("flag").said).toContain("No flag is set.");
  for (const wrong of [
    ["a flag", "on"],
    ["name"],
    ["name", "on", "{junk"],
    ["name", "on", "{}", "more"],
    ["name", "on", "--share", "101"],
    ["name", "on", "--premium", "maybe"],
    ["name", "on", "--far", "1"],
  ])
    expect(command("flag", ...wrong).status).toBe(1);
  expect(command("flag", "food-insights-survey-test", "on", '{"share": 5}').status).toBe(0);
  expect(command("flag", "food-insights-survey-test", "on", "--share", "12.5", "--countries", "DE").status).toBe(0);
  expect(command("flag").said).toContain('{"share":12.5,"countries":["DE"]}');
  expect(command("flag", "food-insights-survey-test", "off").status).toBe(0);
  expect(command("flag").said).toBe("food-insights-survey-test  off  null");
  expect(command("doctor").said).toContain("The database is in use");
  await server.kill("SIGTERM");
  expect(command("doctor").said).toContain("The last stop was in order.");
  expect(command("visits").said).toContain("Nothing was counted");
});
