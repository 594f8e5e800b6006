import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ImportStore } from "@morsel/application/import/import-store";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshSqlite, type TestDatabase } from "../../support/sqlite.ts";
import { sqliteStorage } from "../support/sqlite-storage.ts";
import { filesIn } from "../export/exported.ts";
import { type Browser, type Harness, id, joined, startServer, TODAY } from "../support/harness.ts";

const PATH = "/api/services/imports";
const FOLDER = join(import.meta.dirname, "../../fixtures/import");
const MFP = "myfitnesspal/File-Export-2025-01-06-to-2025-01-19.zip";

type Wire = {
  readonly state: string;
  readonly received: number;
  readonly refusal?: string;
  readonly survey?: { readonly counts: Readonly<Record<string, number>>; readonly source: string };
  readonly report?: { readonly added: Readonly<Record<string, number>>; readonly known: number; readonly full: number };
  readonly undo?: { readonly removed: number; readonly kept: number };
};

describe("imports over SQLite, read on their own thread", () => {
  let server: Harness;
  let ada: Browser;
  let database: TestDatabase;
  beforeAll(async () => {
    database = await freshSqlite();
    server = await startServer({ modules: sqliteStorage(database) });
    ada = await joined(server, "import-ada");
  });

  afterAll(() => database.close());

  const imported = async (n: number, who = ada): Promise<Wire> =>
    (await (await who.get(`${PATH}/${id(n)}`)).json()) as Wire;
  const sent = async (n: number, name: string, bytes: Uint8Array, choices = {}, who = ada): Promise<Wire> => {
    expect((await who.send("POST", PATH, { id: id(n), name, bytes: bytes.length })).status).toBe(201);
    const half = Math.ceil(bytes.length / 2);
    await who.send("POST", `${PATH}/${id(n)}/parts?offset=0`, bytes.subarray(0, half));
    await who.send("POST", `${PATH}/${id(n)}/parts?offset=${half}`, bytes.subarray(half));
    expect((await who.send("POST", `${PATH}/${id(n)}/preview`, choices)).status).toBe(200);
    await server.runJobs();
    return imported(n, who);
  };
  const sample = (file: string): Uint8Array => new Uint8Array(readFileSync(join(FOLDER, file)));
  const start = async (n: number, who = ada): Promise<Wire> => {
    expect((await who.send("POST", `${PATH}/${id(n)}/start`, {})).status).toBe(200);
    await server.runJobs();
    return imported(n, who);
  };
  const undo = async (n: number, who = ada): Promise<Wire> => {
    expect((await who.send("POST", `${PATH}/${id(n)}/undo`, {})).status).toBe(200);
    await server.runJobs();
    return imported(n, who);
  };
  const day = async (date: string) =>
    (await (await ada.get(`/api/services/diary/${date}`)).json()) as {
      readonly entries: readonly { readonly id: string; readonly description: string; readonly version: number }[];
    };

  it("I9 I10 I12 I13 W516 a file is shown first, imported once whatever is repeated, and undone but for what was changed since", async () => {
    const shown = await sent(1, "mfp.zip", sample(MFP), { weight_unit: "kg" });
    expect(shown).toMatchObject({
      state: "ready",
      survey: { source: "myfitnesspal", counts: { food: 50, measurement: 7, steps: 14 } },
    });
    expect((await day("2025-01-06")).entries).toEqual([]);
    const added = { food: 50, water: 0, measurement: 7, exercise: 8, steps: 14 };
    expect(await start(1)).toMatchObject({ state: "done", report: { added, known: 0, full: 0 } });
    const { entries } = await day("2025-01-06");
    expect(entries.map(({ description }) => description)).toEqual(["Breakfast", "Lunch", "Dinner", "Snacks"]);
    expect((await ada.send("POST", `${PATH}/${id(1)}/start`, {})).status).toBe(409);
    await sent(2, "again.zip", sample(MFP), { weight_unit: "kg" });
    expect(await start(2)).toMatchObject({
      report: { added: { food: 0, measurement: 0, exercise: 0, steps: 0 }, known: 65 },
    });
    expect((await day("2025-01-06")).entries).toHaveLength(4);
    const [first] = entries;
    const change = { version: first?.version, description: "Breakfast with friends" };
    expect((await ada.send("PATCH", `/api/services/diary/2025-01-06/entries/${first?.id}`, change)).status).toBe(200);
    expect(await undo(2)).toMatchObject({ state: "undone", undo: { removed: 0, kept: 0 } });
    expect((await day("2025-01-06")).entries).toHaveLength(4);
    expect(await undo(1)).toMatchObject({ state: "undone", undo: { removed: 64, kept: 1 } });
    expect((await day("2025-01-06")).entries.map(({ description }) => description)).toEqual(["Breakfast with friends"]);
    expect((await day("2025-01-07")).entries).toEqual([]);
    await sent(3, "anew.zip", sample(MFP), { weight_unit: "kg" });
    expect(await start(3)).toMatchObject({ report: { added: { food: 49, measurement: 7 }, known: 1 } });
    expect((await day("2025-01-06")).entries).toHaveLength(4);
    expect((await day("2025-01-07")).entries).toHaveLength(4);
  });

  it("I7 W518 any table comes in by its columns, in Windows-1252 with semicolons and decimal commas as well", async () => {
    const text = "Tag;Was;Energie;Eiweiß\r\n14.02.2024;Müsli;350,5;12,5\r\n15.02.2024;Brot;1.050,0;8\r\n";
    const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    const shown = await sent(10, "tagebuch.csv", bytes);
    expect(shown).toMatchObject({ state: "ready", survey: { counts: { food: 0 } } });
    const columns = ["date", "food", "energyKcal", "protein:g"];
    expect((await ada.send("POST", `${PATH}/${id(10)}/preview`, { columns })).status).toBe(200);
    await server.runJobs();
    expect(await imported(10)).toMatchObject({ survey: { counts: { food: 2 } } });
    await start(10);
    expect((await day("2024-02-14")).entries).toMatchObject([
      { description: "Müsli", nutritional_contents: { energy: { value: 350.5 }, protein: 12.5 } },
    ]);
    expect((await day("2024-02-15")).entries).toMatchObject([{ nutritional_contents: { energy: { value: 1050 } } }]);
  });

  it("W517 what is no such file is refused in its own words, and nothing of it is written", async () => {
    expect(await sent(20, "x.zip", Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0]))).toMatchObject({
      state: "refused",
      refusal: "damaged",
    });
    expect(await sent(21, "x.bin", Uint8Array.from([1, 0, 2, 0, 0, 3]))).toMatchObject({ refusal: "unknownFormat" });
    const entity =
      '<?xml version="1.0"?><!DOCTYPE HealthData [<!ENTITY x SYSTEM "file:///etc/passwd">]><HealthData></HealthData>';
    expect(await sent(22, "x.xml", new TextEncoder().encode(entity))).toMatchObject({
      survey: { counts: { food: 0 } },
    });
    expect((await ada.send("DELETE", `${PATH}/${id(20)}`)).status).toBe(200);
    expect((await ada.get(`${PATH}/${id(20)}`)).status).toBe(404);
  });

  it("I14 an export that another account imports is exported with the same bytes, and one's own adds nothing", async () => {
    const bob = await joined(server, "import-bob");
    const entries = "/api/services/diary/2026-03-04/entries";
    const soup = {
      id: id(801),
      meal: "lunch",
      time: "12:30",
      description: "=Soup",
      nutritional_contents: { energy: { unit: "calories", value: 250.5 }, iron: 0 },
    };
    const banana = { id: id(802), meal: "snacks", food_id: "sr28-09040", amount: 37, unit: "g" };
    expect((await bob.send("POST", entries, { entries: [soup, banana] })).status).toBe(201);
    const planned = { id: id(803), meal: "dinner", food_id: "sr28-01123", amount: 2, unit: "g", planned: true };
    expect((await bob.send("POST", `/api/services/diary/${TODAY}/entries`, { entries: [planned] })).status).toBe(201);
    await bob.send("POST", "/api/services/diary/2026-03-04/water", { id: id(804), ml: 250 });
    const run = { id: id(805), exercise_id: "c-12150", minutes: 30.5, note: "uphill" };
    expect((await bob.send("POST", `/api/services/exercise/diary/${TODAY}/entries`, { entries: [run] })).status).toBe(
      201,
    );
    const zip = new Uint8Array(await (await bob.get("/api/services/export")).arrayBuffer());
    const filesOf = async (who: Browser) =>
      filesIn(Buffer.from(await (await who.get("/api/services/export")).arrayBuffer()));
    const before = await filesOf(bob);
    const cleo = await joined(server, "import-cleo");
    const shown = await sent(40, "morsel-export.zip", zip, {}, cleo);
    expect(shown).toMatchObject({
      state: "ready",
      survey: { source: "morsel", counts: { food: 3, water: 1, exercise: 1 } },
    });
    expect(await start(40, cleo)).toMatchObject({ report: { added: { food: 3, water: 1, exercise: 1 } } });
    const after = await filesOf(cleo);
    for (const name of ["diary_entries.csv", "planned_entries.csv", "drinks.csv", "exercise_entries.csv"])
      expect(after.get(name)?.toString("utf8"), name).toBe(before.get(name)?.toString("utf8"));
    await sent(41, "morsel-export.zip", zip, {}, bob);
    expect(await start(41, bob)).toMatchObject({ report: { added: { food: 0, water: 0, exercise: 0 } } });
    await undo(41, bob);
    expect((await filesOf(bob)).get("diary_entries.csv")).toEqual(before.get("diary_entries.csv"));
    expect(await undo(40, cleo)).toMatchObject({ state: "undone", undo: { kept: 0 } });
  });

  it("W521 the bytes of a file are erased once it is imported", async () => {
    const { id: member } = (await (await ada.get("/api/services/users")).json()) as { readonly id: string };
    const { Effect } = await import("effect");
    expect(await Effect.runPromise(server.get(ImportStore).part(member as never, id(1) as never, 0))).toBeUndefined();
  });

  it("I6 two thousand rows with a bad one lose that row alone", async () => {
    const rows = Array.from(
      { length: 2000 },
      (_, nth) => `2023-01-${String((nth % 28) + 1).padStart(2, "0")},Food ${nth},${nth === 7 ? "x" : 100}`,
    );
    const shown = await sent(30, "many.csv", new TextEncoder().encode(`Date,Food,Calories\n${rows.join("\n")}\n`));
    expect(shown).toMatchObject({ survey: { counts: { food: 1999 } } });
    expect(await start(30)).toMatchObject({ report: { added: { food: 1999 }, full: 0 } });
  });
});
