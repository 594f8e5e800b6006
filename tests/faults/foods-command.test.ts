import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeSqlCatalogueStore } from "@morsel/adapters/sql/catalogues/catalogue-store";
import { makeSqlImportedFoods } from "@morsel/adapters/sql/catalogues/imported-foods";
import type { FoodId } from "@morsel/domain/foods";
import { Effect } from "effect";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newMember, uuidv7 } from "../support/member.ts";
import { openAt } from "../support/open-at.ts";
import { dataFolder, SERVER_FLAGS, startServer, type RunningServer } from "../support/server.ts";

const root = join(import.meta.dirname, "../..");
const fixtures = join(root, "tests/fixtures/catalogues");
const folder = dataFolder();
let server: RunningServer;
beforeAll(async () => {
  mkdirSync(folder.path, { recursive: true });
  server = await startServer(folder.path);
});
afterAll(async () => {
  await server.kill("SIGTERM");
  folder.remove();
});

const flags = [...SERVER_FLAGS, "adapters/composition/cli/foods.ts"];
const options = { cwd: root, env: { ...process.env, MORSEL_DATA: folder.path } } as const;

const foods = (...given: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, ...given], {
    ...options,
    encoding: "utf8",
  });
  return { status, said: (stdout + stderr).trim() };
};

/** Reads the store while the command writes. */
const asked = async <A>(
  ask: (stores: {
    readonly store: ReturnType<typeof makeSqlCatalogueStore>;
    readonly imported: ReturnType<typeof makeSqlImportedFoods>;
  }) => Effect.Effect<A>,
): Promise<A> => {
  const sql = await openAt(join(folder.path, "morsel.sqlite"));
  try {
    return await Effect.runPromise(ask({ store: makeSqlCatalogueStore(sql), imported: makeSqlImportedFoods(sql) }));
  } finally {
    await Effect.runPromise(sql.close);
  }
};

const HEADER = [
  "code",
  "product_name",
  "brands",
  "last_modified_t",
  "energy-kcal_100g",
  "fat_100g",
  "carbohydrates_100g",
  "proteins_100g",
];
// Enough rows that the import is still running when it is inspected and killed, on a quick machine too.
const ROWS = 96_000;
const codeOf = (n: number): string => String(9_000_000_000_000 + n);
const rowOf = (n: number): string =>
  [codeOf(n), `Crispbread ${n}`, "Wholly Made Up", "1700000000", "340", "2", "60", "10"].join("\t");

it("W241 W243 killed again and again an import shows nothing, goes on where it was, and holds each food once in the end", async () => {
  const file = join(folder.path, "many.csv");
  writeFileSync(file, [HEADER.join("\t"), ...Array.from({ length: ROWS }, (_, n) => rowOf(n)), ""].join("\n"));
  const readSoFar = () =>
    asked(({ store }) => Effect.map(store.imports, ([one]) => (one?.state === "running" ? one.counts.read : 0)));
  let before = 0;
  for (let kill = 0; kill < 2; kill += 1) {
    const child = spawn(process.execPath, [...flags, "import", file], { ...options, stdio: "ignore" });
    const ended = new Promise((resolve) => child.once("close", resolve));
    await expect.poll(readSoFar, { interval: 50, timeout: 60_000 }).toBeGreaterThan(before);
    child.kill("SIGKILL");
    await ended;
    before = await readSoFar();
    expect(before).toBeLessThan(ROWS);
    expect(await asked(({ imported }) => imported.byIds("off", [`off-${codeOf(0)}` as FoodId]))).toEqual([]);
  }
  expect(foods("list").said).toContain("interrupted");
  // Another file of this source has to wait.
  expect(foods("import", join(fixtures, "off-jsonl/openfoodfacts-products.jsonl.gz"))).toEqual({
    status: 1,
    said: expect.stringContaining("npm run foods -- resume"),
  });
  expect(foods("resume")).toEqual({ status: 0, said: expect.stringContaining("96,000 read: 96,000 new") });
  const ids = Array.from({ length: ROWS }, (_, n) => `off-${codeOf(n)}` as FoodId);
  expect((await asked(({ imported }) => imported.byIds("off", ids))).length).toBe(ROWS);
  expect(foods("resume").said).toBe("No import was interrupted.");
}, 240_000);

it("W240 W242 W250 W252 W392 what comes in is found and logged, off or undone it is not found, and what was logged stands", async () => {
  const first = foods("import", join(fixtures, "off-jsonl/openfoodfacts-products.jsonl.gz"));
  expect(first).toEqual({ status: 0, said: expect.stringContaining("npm run foods -- undo") });
  const [, name = ""] = /undo (off-\d+)/.exec(first.said) ?? [];
  expect(foods("import", join(fixtures, "off-jsonl/openfoodfacts-products.jsonl.gz")).said).toContain(
    "nothing was changed",
  );
  const ada = await newMember(server.origin);
  const found = async (text: string) =>
    (
      (await (await ada.call(`/api/services/foods?query=${encodeURIComponent(text)}`)).json()) as {
        readonly items: readonly { readonly id: string; readonly source: { readonly licence: string } }[];
      }
    ).items;
  const statusOf = async () => (await ada.call("/api/services/foods/off-3017620422003")).status;
  /** W392: within five seconds, and a busy machine takes longer. */
  const comesTo = async (status: number): Promise<void> => {
    await expect.poll(statusOf, { timeout: 30_000 }).toBe(status);
  };
  // A server knows within seconds what another process has imported.
  await expect.poll(async () => (await found("3017620422003"))[0]?.id, { timeout: 90_000 }).toBe("off-3017620422003");
  expect((await found("torino mousse vegan chocolate"))[0]?.source).toMatchObject({ licence: "ODbL-1.0" });
  expect((await found("banana"))[0]?.id).toBe("sr28-09040");
  expect(await statusOf()).toBe(200);
  const at = `/api/services/diary/${new Date().toISOString().slice(0, 10)}`;
  const entry = { id: uuidv7(), meal: "lunch", food_id: "off-3017620422003", amount: 30, unit: "g" };
  expect((await ada.call(`${at}/entries`, { method: "POST", body: { entries: [entry] } })).status).toBeLessThan(300);
  const logged = async () => JSON.stringify(await (await ada.call(at)).json());
  expect(await logged()).toContain("Nutella");
  expect(foods("switch", "off", "off").status).toBe(0);
  await comesTo(404);
  expect(foods("switch", "on", "off").status).toBe(0);
  await comesTo(200);
  expect(foods("undo", name)).toEqual({ status: 0, said: expect.stringContaining("is undone: 27 foods") });
  await comesTo(404);
  expect(foods("undo", name).status).toBe(1);
  expect(await logged()).toContain("Nutella");
}, 240_000);

it("W247 a file that is refused in its midst leaves nothing, and wrong words are answered with the right ones", async () => {
  const cut = join(folder.path, "cut.csv");
  const endless = `${HEADER.join("\t")}\n${Array.from({ length: 3000 }, (_, n) => rowOf(n + ROWS)).join("\n")}\n`;
  writeFileSync(cut, endless);
  const { gzipSync } = await import("node:zlib");
  const packed = gzipSync(endless);
  writeFileSync(`${cut}.gz`, packed.subarray(0, packed.length - 200));
  const before = await asked(({ store }) => store.imports);
  expect(foods("import", `${cut}.gz`)).toEqual({
    status: 1,
    said: expect.stringMatching(/ends too early[\s\S]*Nothing of it was kept/),
  });
  expect(await asked(({ store }) => store.imports)).toEqual(before);
  expect(await asked(({ imported }) => imported.byIds("off", [`off-${codeOf(ROWS)}` as FoodId]))).toEqual([]);
  for (const wrong of [
    ["import", "/no/such/file"],
    ["switch", "on", "sr28"],
    ["undo", "off-999"],
  ])
    expect([wrong, foods(...wrong).status]).toEqual([wrong, 1]);
}, 120_000);
