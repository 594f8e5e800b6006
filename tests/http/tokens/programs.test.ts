import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { execFile } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newMember, uuidv7, type SignedInMember } from "../../support/member.ts";
import { dataFolder, startServer, type RunningServer } from "../../support/server.ts";

const root = join(import.meta.dirname, "../../..");
const FLAGS = ["--conditions=@morsel/source", "--disable-warning=ExperimentalWarning"];
const COMMAND = [...FLAGS, "adapters/composition/cli/morsel.mjs"];
const DATE = "2026-03-05";

describe("programs of a member, on the built server", () => {
  const folder = dataFolder();
  let server: RunningServer;
  let ada: SignedInMember;
  let all: string;
  let readsFoods: string;
  beforeAll(async () => {
    server = await startServer(folder.path);
    ada = await newMember(server.origin);
    const made = async (scopes: readonly string[]): Promise<string> => {
      const body = { id: uuidv7(), name: "Program", scopes };
      const answer = await ada.call("/api/services/account/tokens", { method: "POST", body });
      return ((await answer.json()) as { readonly secret: string }).secret;
    };
    all = await made([
      "diary:read",
      "diary:write",
      "foods:read",
      "recipes:read",
      "goals:read",
      "data:read",
      "data:write",
    ]);
    readsFoods = await made(["foods:read"]);
  });
  afterAll(async () => {
    await server.kill();
    folder.remove();
  });

  const environment = (token: string) => ({ ...process.env, MORSEL_URL: server.origin, MORSEL_TOKEN: token });
  const morsel = (given: readonly string[], token = all): Promise<{ readonly status: number; readonly said: string }> =>
    new Promise((resolve) => {
      const how = { cwd: root, env: environment(token) };
      execFile(process.execPath, [...COMMAND, ...given], how, (error, stdout, stderr) =>
        resolve({ status: error === null ? 0 : Number(error.code), said: stdout + stderr }),
      );
    });

  describe("morsel", () => {
    it("searches and logs by words or by id", async () => {
      const found = await morsel(["search", "banana", "raw"]);
      expect(found).toMatchObject({
        status: 0,
        said: expect.stringMatching(/^sr28-\d+\t.*anana.*\t\d+ kcal per 100 g$/m),
      });
      const [food = ""] = found.said.split("\t");
      const logged = await morsel(["log", food, "--amount", "118", "--meal", "lunch", "--date", DATE]);
      expect(logged).toMatchObject({ status: 0, said: expect.stringMatching(/^Added to lunch: .*118 g, \d+ kcal$/m) });
      const day = (await (await ada.call(`/api/services/diary/${DATE}`)).json()) as {
        readonly entries: readonly object[];
      };
      expect(day.entries).toMatchObject([{ meal: "lunch", food_id: food, amount: 118 }]);
    });

    it("exports once into a file of its owner's, and imports it again without doubling", async () => {
      const file = join(folder.path, "export.zip");
      expect(await morsel(["export", file])).toEqual({ status: 0, said: `Exported to ${file}\n` });
      expect(readFileSync(file).subarray(0, 2).toString()).toBe("PK");
      expect(statSync(file).mode & 0o077).toBe(0);
      expect(await morsel(["export", file])).toMatchObject({ status: 1, said: expect.stringContaining("EEXIST") });
      expect(await morsel(["import", file])).toMatchObject({
        status: 0,
        said: expect.stringMatching(/^Imported .*known already/),
      });
    });

    it("says what is missing", async () => {
      expect(await morsel(["log", "banana"], readsFoods)).toMatchObject({
        status: 1,
        said: expect.stringContaining("It needs diary:write."),
      });
      expect(await morsel(["import", join(root, "package.json")])).toMatchObject({ status: 1 });
      expect(await morsel(["log", "xyzzyqwv"])).toMatchObject({
        status: 1,
        said: expect.stringContaining("No foods match"),
      });
      for (const wrong of [["fly"], ["search", "--fast"]]) expect((await morsel(wrong)).status).toBe(2);
    });
  });

  const overHttp = (token: string) =>
    new StreamableHTTPClientTransport(new URL("/mcp", server.origin), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    });
  const overStdio = (token: string) =>
    new StdioClientTransport({
      command: process.execPath,
      args: [...COMMAND, "mcp"],
      cwd: root,
      env: environment(token) as Record<string, string>,
    });

  describe.each([
    ["streamable HTTP", overHttp],
    ["standard input and output", overStdio],
  ] as const)("assistants over %s", (_, transport) => {
    const connected = async (token: string): Promise<Client> => {
      const client = new Client({ name: "test", version: "1" });
      await client.connect(transport(token) as Parameters<Client["connect"]>[0]);
      return client;
    };
    const textOf = (answer: unknown): string =>
      (answer as { readonly content: readonly [{ readonly text: string }] }).content[0].text;

    it("read the diary, foods and goals, and change nothing", async () => {
      const client = await connected(all);
      const { tools } = await client.listTools();
      expect(tools.length).toBeGreaterThan(5);
      for (const { annotations } of tools) expect(annotations).toMatchObject({ readOnlyHint: true });
      const day = await client.callTool({ name: "get_diary_day", arguments: { date: DATE } });
      expect(JSON.parse(textOf(day))).toMatchObject({ date: DATE });
      const foods = await client.callTool({ name: "search_foods", arguments: { query: "banana", limit: 2 } });
      expect(JSON.parse(textOf(foods))).toMatchObject({ items: [{}, {}] });
      const { contents } = await client.readResource({ uri: `morsel://diary/${DATE}` });
      expect(contents[0]).toMatchObject({ mimeType: "application/json", text: expect.stringContaining(DATE) });
      const wrong = await client.callTool({ name: "get_diary_day", arguments: { date: "../../users" } });
      expect(wrong).toMatchObject({ isError: true });
      await client.close();
    });

    it("are refused by the name of the scope that is missing", async () => {
      const client = await connected(readsFoods);
      const day = await client.callTool({ name: "get_diary_day", arguments: { date: DATE } });
      expect(day).toMatchObject({ isError: true });
      expect(textOf(day)).toContain('"scope":"diary:read"');
      await expect(client.readResource({ uri: "morsel://goals" })).rejects.toThrow("goals:read");
      await client.close();
    });
  });

  it("refuses assistants without a token, other methods, other sites and what is no message", async () => {
    const ask = (init: RequestInit) => fetch(`${server.origin}/mcp`, init);
    const json = { "content-type": "application/json", accept: "application/json, text/event-stream" };
    const nobody = await ask({ method: "POST", headers: json, body: "{}" });
    expect([nobody.status, nobody.headers.get("www-authenticate")]).toEqual([
      401,
      `Bearer resource_metadata="${server.origin}/.well-known/oauth-protected-resource/mcp"`,
    ]);
    const bearer = { ...json, authorization: `Bearer ${all}` };
    expect((await ask({ headers: bearer })).status).toBe(405);
    expect(
      (await ask({ method: "POST", headers: { ...bearer, origin: "https://evil.example" }, body: "{}" })).status,
    ).toBe(403);
    for (const body of ["{}", "nonsense", '{"jsonrpc":"2.0"}']) {
      const { status } = await ask({ method: "POST", headers: bearer, body });
      expect([body, status >= 400 && status < 500]).toEqual([body, true]);
    }
  });
});
