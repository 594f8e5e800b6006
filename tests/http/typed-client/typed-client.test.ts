import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newMember, uuidv7 } from "../../support/member.ts";
import { dataFolder, startServer, type RunningServer } from "../../support/server.ts";

const root = join(import.meta.dirname, "../../..");
/** As the folder of somebody else, with the one package that the program imports. */
const folder = mkdtempSync(join(tmpdir(), "morsel-client-"));
const FETCH = join(dirname(fileURLToPath(import.meta.resolve("openapi-fetch"))), "..");
const PROGRAM = "log-a-food.ts";

const run = (
  given: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ readonly status: number; readonly said: string }> =>
  new Promise((resolve) => {
    const how = { cwd: folder, env: { ...process.env, ...env } };
    execFile(process.execPath, [...given], how, (error, stdout, stderr) =>
      resolve({ status: error === null ? 0 : Number(error.code), said: stdout + (error === null ? "" : stderr) }),
    );
  });

describe("a client generated from openapi.json", () => {
  const data = dataFolder();
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer(data.path);
    mkdirSync(join(folder, "node_modules"));
    symlinkSync(FETCH, join(folder, "node_modules/openapi-fetch"));
    const document = JSON.parse(readFileSync(join(root, "openapi.json"), "utf8")) as OpenAPI3;
    writeFileSync(join(folder, "morsel.ts"), astToString(await openapiTS(document)));
    copyFileSync(join(import.meta.dirname, "../../fixtures/typed-client", `${PROGRAM}.txt`), join(folder, PROGRAM));
    const compilerOptions = {
      strict: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      skipLibCheck: true,
      target: "es2024",
      module: "nodenext",
      allowImportingTsExtensions: true,
      types: ["node"],
      typeRoots: [join(root, "node_modules/@types")],
    };
    writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: [PROGRAM] }));
  });
  afterAll(async () => {
    await server.kill();
    data.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it("compiles in strict TypeScript, where addresses and meals that there are not are refused", async () => {
    expect(await run([join(root, "node_modules/typescript/bin/tsc"), "-p", "."])).toEqual({ status: 0, said: "" });
  });

  it("signs in by a token, pages a list, logs a food and reads a refusal by its type", async () => {
    const ada = await newMember(server.origin);
    const body = { id: uuidv7(), name: "Program", scopes: ["diary:read", "diary:write", "foods:read"] };
    const answer = await ada.call("/api/services/account/tokens", { method: "POST", body });
    const { secret } = (await answer.json()) as { readonly secret: string };
    const env = { MORSEL_URL: server.origin, MORSEL_TOKEN: secret, ENTRY: uuidv7() };
    const { said, status } = await run([PROGRAM], env);
    expect([status, said]).toEqual([0, expect.any(String)]);
    const told = JSON.parse(said) as { readonly found: readonly string[] };
    expect(told).toMatchObject({
      logged: ["lunch"],
      entries: 1,
      missing: "urn:morsel:problem:ScopeMissing",
      status: 403,
    });
    expect(new Set(told.found).size).toBe(4);
  });
});
