import * as TestClock from "effect/testing/TestClock";
import { combineRetrieval } from "@morsel/application/catalogues/combined-catalogue";
import {
  readLexicon,
  parsePriorRules,
  prepareRow,
  type CatalogueRow,
  type CatalogueSource,
  type FoodId,
  type Gtin,
  type IndexingWords,
  type ReadQuery,
  packRow,
  NO_COUNTS,
} from "@morsel/domain/foods";
import { CatalogueStore, type CatalogueImport } from "@morsel/application/catalogues/catalogue-store";
import { ImportedFoods } from "@morsel/application/catalogues/imported-foods";
import { makeFoodFinder } from "@morsel/application/foods/find-foods";
import { makeMemoryFoodRetrieval } from "@morsel/adapters/memory/foods/food-retrieval";
import { Effect } from "effect";
import { beforeEach, describe, expect, it } from "vitest";
import { anEntry, joined, refusal, run, type Fresh, type Stores } from "../stores.ts";

const LEXICON = readLexicon({ weights: {}, optional: [], related: [] }, "");
const WORDS: IndexingWords = {
  lexicon: LEXICON,
  plainness: parsePriorRules({ datasets: {}, categories: [], states: [] }),
  isShipped: (id) => id === "sr28-00001",
};

const TRAITS = { isBranded: true, isSurveyed: false, isDiscontinued: false, fame: 0, shippedIds: [] };

const aRow = (
  code: string,
  description: string,
  change: Partial<CatalogueRow["food"]> = {},
  revision = "1",
  traits: Partial<CatalogueRow["traits"]> = {},
) =>
  packRow(
    prepareRow(
      {
        revision,
        food: {
          id: `off-${code}` as FoodId,
          description,
          alternativeNames: [],
          category: "",
          source: { dataset: "off", id: code, licence: "ODbL-1.0" },
          basis: "eu",
          nutrients: { energy: 100 },
          servings: [],
          ...change,
        },
        traits: { ...TRAITS, ...traits },
      },
      WORDS,
    ),
  );

const SEEN_AFTER_MS = 5000;
const FILE = { name: "a.csv.gz", path: "/a.csv.gz", mark: "m" };

/** Every promise that a store of imported foods makes. */
export const catalogueStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps imported foods`, () => {
    let stores: Stores;
    let store: CatalogueStore;
    let imported: ImportedFoods;
    beforeEach(async () => {
      stores = await fresh();
      store = stores.get(CatalogueStore);
      imported = stores.get(ImportedFoods);
      for (const { name: one } of await run(store.imports)) await run(store.undo(one));
    });
    const idOf = (code: string) => `off-${code}` as FoodId;
    let later = 0;
    /** W392: looked at five seconds after it was looked at before. */
    const shown = async (...codes: readonly string[]) => {
      later += SEEN_AFTER_MS;
      const looked = Effect.andThen(TestClock.setTime(later), imported.byIds("off", codes.map(idOf)));
      const foods = await run(Effect.provide(looked, TestClock.layer()));
      return foods.map(({ id, description }) => [id, description]).sort();
    };
    const found = async (text: string) => {
      const retrieval = combineRetrieval(makeMemoryFoodRetrieval([]), {
        retrieval: imported.retrieval,
        shown: Effect.succeed(["off"] as const),
      });
      const finder = makeFoodFinder({ retrieval, lexicon: () => LEXICON });
      return (await run(finder.find({ text, start: 0, limit: 10, timesUsed: new Map() }))).found.map(({ id }) => id);
    };
    const underBarcode = async (barcode: Gtin) =>
      (await run(imported.retrieval("off").withBarcode(barcode))).map(({ id }) => id);
    const begin = (source: CatalogueSource = "off") => run(store.begin(source, FILE, 1));
    const complete = async (...rows: readonly ReturnType<typeof aRow>[]): Promise<CatalogueImport> => {
      const running = await begin();
      await run(store.write(running, rows, { ...NO_COUNTS, read: rows.length }));
      await run(store.finish(running, 2));
      return running;
    };

    it("W241 nothing of an import is there before all of it is", async () => {
      const running = await begin();
      const barcode = "00000020000004" as Gtin;
      const row = aRow("1", "Oat drink", { barcode });
      await run(store.write(running, [row], { ...NO_COUNTS, read: 1 }));
      expect([await shown("1"), await found("oat drink"), await underBarcode(barcode)]).toEqual([[], [], []]);
      await run(store.finish(running, 2));
      expect(await shown("1")).toEqual([["off-1", "Oat drink"]]);
      expect((await run(store.imports))[0]).toMatchObject({ name: running.name, state: "complete", finishedAt: 2 });
    });

    it("W250 what came in is found by words, brand, beginnings, slips of the pen and barcode", async () => {
      const barcode = "03017620422003" as Gtin;
      const row = aRow("3017620422003", "Hazelnut spread", { brand: "Nutella", barcode });
      await complete(row, aRow("2", "Spread of Nutella"), aRow("3", "Nutella biscuits"), aRow("4", "Rice"));
      for (const text of ["hazelnut spread", "hazelnut spr", "nutella hazelnut"])
        expect([text, (await found(text))[0]]).toEqual([text, "off-3017620422003"]);
      expect(await underBarcode(barcode)).toEqual(["off-3017620422003"]);
      expect(await found("nuttella")).toContain("off-3017620422003");
      expect(await found("zzzz")).toEqual([]);
      expect((await run(imported.retrieval("off").known(["rice", "nothing"]))).map(({ word }) => word)).toEqual([
        "rice",
      ]);
      expect(await run(imported.retrieval("off").beginnings(["haz", "xyz"]))).toEqual(["haz"]);
      expect((await run(imported.retrieval("off").among([idOf("4"), idOf("9")]))).map(({ id }) => id)).toEqual([
        "off-4",
      ]);
    });

    const whole = (...words: readonly string[]): ReadQuery => ({
      words: words.map((word) => ({
        typed: word,
        isOptional: false,
        terms: [{ word, isPrefix: false, closeness: 1 }],
      })),
    });
    const matching = async (query: ReadQuery, limit: number, enough?: number) =>
      (await run(imported.retrieval("off").matching(query, limit, enough))).map(({ id }) => id);

    it("W391 a last word that no food has is found as the beginning of another, and by itself as soon as one has it", async () => {
      const rows = [...Array.from({ length: 50 }, (_, i) => aRow(`9${i}`, `Rice kind${i}`)), aRow("1", "Rice cookies")];
      await complete(...rows);
      expect([await found("rice cook"), await matching(whole("rice", "cook"), 9)]).toEqual([["off-1"], []]);
      await complete(...rows, aRow("2", "Rice cook"));
      expect(await matching(whole("rice", "cook"), 9)).toEqual(["off-2"]);
    });

    it("W391 as many as are enough are found, if there are as many", async () => {
      await complete(...Array.from({ length: 30 }, (_, i) => aRow(`9${i}`, `Rice kind${i}`)));
      expect((await matching(whole("rice"), 60, 8)).length).toBeGreaterThanOrEqual(8);
      expect((await matching(whole("rice"), 60)).length).toBeGreaterThanOrEqual(20);
      expect(await matching(whole("rice"), 5, 8)).toHaveLength(5);
    });

    it("W250 one that ships is known by its id and not listed", async () => {
      const row = aRow("5", "Soup", {}, "1", { isBranded: false, shippedIds: ["sr28-00001"] });
      await complete(row);
      expect(await shown("5")).toEqual([["off-5", "Soup"]]);
      expect(await found("soup")).toEqual([]);
    });

    it("W242 the same again is nothing, a newer version takes the place, an older one does not", async () => {
      await complete(aRow("1", "Oats", {}, "2"), aRow("2", "Rye", {}, "2"));
      const running = await begin();
      const rows = [aRow("1", "Oats", {}, "2"), aRow("2", "Rye flakes", {}, "3"), aRow("3", "Barley", {}, "1")];
      const counts = await run(store.write(running, rows, { ...NO_COUNTS, read: 3 }));
      expect(counts).toMatchObject({ added: 1, updated: 1, unchanged: 1 });
      // Until it is complete, what was there stands.
      expect(await shown("1", "2", "3")).toEqual([
        ["off-1", "Oats"],
        ["off-2", "Rye"],
      ]);
      await run(store.finish(running, 2));
      expect(await shown("1", "2", "3")).toEqual([
        ["off-1", "Oats"],
        ["off-2", "Rye flakes"],
        ["off-3", "Barley"],
      ]);
      expect([await found("rye"), await found("flakes")]).toEqual([["off-2"], ["off-2"]]);
      const again = await begin();
      const nothing = await run(store.write(again, [aRow("2", "Old rye", {}, "1")], { ...NO_COUNTS, read: 1 }));
      expect(nothing).toMatchObject({ added: 0, updated: 0, unchanged: 1 });
      await run(store.finish(again, 3));
      // An import that brought nothing is none.
      expect((await run(store.imports)).map(({ name: one }) => one)).not.toContain(again.name);
    });

    it("W242 a food that a file says twice comes in once, also in two parts of it", async () => {
      const running = await begin();
      await run(store.write(running, [aRow("1", "First", {}, "1"), aRow("1", "Newer", {}, "2")], NO_COUNTS));
      const counts = await run(store.write(running, [aRow("1", "Later", {}, "3")], NO_COUNTS));
      expect(counts).toMatchObject({ added: 0, updated: 0, unchanged: 1 });
      await run(store.finish(running, 2));
      expect(await shown("1")).toEqual([["off-1", "Newer"]]);
    });

    it("W241 undone, all of it is gone and what it had replaced stands again, also in the midst of three", async () => {
      const first = await complete(aRow("1", "One", {}, "1"), aRow("2", "Two", {}, "1"));
      const second = await complete(aRow("1", "One b", {}, "2"), aRow("3", "Three", {}, "1"));
      const third = await complete(aRow("1", "One c", {}, "3"));
      expect(await run(store.undo(second.name))).toBe(2);
      expect(await shown("1", "2", "3")).toEqual([
        ["off-1", "One c"],
        ["off-2", "Two"],
      ]);
      expect([await found("three"), await found("one")]).toEqual([[], ["off-1"]]);
      await run(store.undo(third.name));
      expect(await shown("1", "2", "3")).toEqual([
        ["off-1", "One"],
        ["off-2", "Two"],
      ]);
      expect(await run(imported.retrieval("off").known(["three", "one"]))).toEqual([{ word: "one", foods: 1 }]);
      await run(store.undo(first.name));
      expect(await shown("1", "2", "3")).toEqual([]);
      expect(await refusal(store.undo(first.name))).toEqual({ _tag: "ImportUnknown", name: first.name });
    });

    it("W392 what is shown is seen five seconds later by who looked before", async () => {
      expect(await shown("1")).toEqual([]);
      const { name: brought } = await complete(aRow("1", "One"));
      expect(await shown("1")).toEqual([["off-1", "One"]]);
      await run(store.switchSource("off", false));
      expect(await shown("1")).toEqual([]);
      await run(store.switchSource("off", true));
      expect(await shown("1")).toEqual([["off-1", "One"]]);
      await run(store.undo(brought));
      expect(await shown("1")).toEqual([]);
    });

    it("W243 one import of a source at a time: what was interrupted says so, with how far it is", async () => {
      const running = await begin();
      await run(store.write(running, [aRow("1", "One")], { ...NO_COUNTS, read: 4, refused: { noName: 3 } }));
      const refused = await refusal(store.begin("off", FILE, 5));
      expect(refused).toMatchObject({ _tag: "ImportUnfinished", unfinished: { name: running.name, file: FILE } });
      expect(refused.unfinished.counts).toMatchObject({ read: 4, added: 1, refused: { noName: 3 } });
      expect((await begin("fdc")).source).toBe("fdc");
      await run(store.undo(running.name));
      expect((await begin()).state).toBe("running");
    });

    it("W240 a source that is off shows nothing of it and loses nothing, whatever comes in meanwhile", async () => {
      await complete(aRow("1", "One"));
      await run(store.switchSource("off", false));
      await complete(aRow("2", "Two"));
      expect([await shown("1", "2"), await run(imported.retrieval("off").withBarcode("0" as Gtin))]).toEqual([[], []]);
      expect(await run(store.sources)).toEqual([
        { source: "fdc", isOn: true, imports: 0 },
        { source: "members", isOn: true, imports: 0 },
        { source: "off", isOn: false, imports: 2 },
      ]);
      await run(store.switchSource("off", true));
      expect(await shown("1", "2")).toEqual([
        ["off-1", "One"],
        ["off-2", "Two"],
      ]);
    });

    it("W252 what was logged stands with its own figures when its import is undone", async () => {
      const ada = await joined(stores);
      const brought = await complete(aRow("1", "One"));
      const entry = anEntry({ foodId: idOf("1"), description: "One", per100g: { energy: 100 } });
      await run(stores.diary.add(ada, [entry]));
      await run(store.undo(brought.name));
      expect(await run(stores.diary.entry(ada, entry.id))).toEqual(entry);
    });
  });
