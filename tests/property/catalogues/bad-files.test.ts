import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { linesOf, type Line } from "@morsel/adapters/importers/catalogues/lines";
import { csvRows } from "@morsel/adapters/importers/catalogues/csv";
import { describe, expect, it } from "vitest";
import { FOOD, HEADER, NUTRIENTS, row, table, zipped } from "./making.ts";
import { fixture, opened, recordsOf, refusalsIn, rowsIn, spoolFolder, whyRefused, written } from "./reading.ts";

describe("files that are not what they should be", () => {
  it("W247 neither source's, empty, missing, without the columns that are needed", async () => {
    expect(await whyRefused(written("plain.txt", "some words\nand more\n"))).toBe("unknownFormat");
    expect(await whyRefused(written("empty.csv", ""))).toBe("unknownFormat");
    await expect(recordsOf("/no/such/file")).rejects.toMatchObject({ why: "missing" });
    expect(await whyRefused(written("columns.csv", "code\tproduct_name\turl\n1\tSoup\tx\n"))).toBe("wrongColumns");
    expect(await whyRefused(written("other.zip", await zipped({ "readme.txt": "hello" })))).toBe("wrongColumns");
    const bad = { "food.csv": '"id","name"\n"1","Soup"\n', "food_nutrient.csv": NUTRIENTS };
    expect(await whyRefused(written("bad-columns.zip", await zipped(bad)))).toBe("wrongColumns");
  });

  it("W247 cut off: a gzip, a zip, a JSON, a table within a quoted text", async () => {
    const whole = readFileSync(fixture("off-tsv/off-2024-05.products.csv.gz"));
    expect(await whyRefused(written("cut.csv.gz", whole.subarray(0, whole.length - 5000)))).toBe("truncated");
    const zip = readFileSync(fixture("fdc-csv-foundation-zip/FoodData_Central_foundation_food_csv_2025-04-24.zip"));
    expect(await whyRefused(written("cut.zip", zip.subarray(0, zip.length - 100)))).toBe("damaged");
    const json = readFileSync(fixture("fdc-json/FoodData_Central_foundation_food_json_sample.json"));
    expect(await whyRefused(written("cut.json", json.subarray(0, 100_000)))).toBe("truncated");
    const cut = { "food.csv": `${FOOD}"2","sr_legacy_food","So`, "food_nutrient.csv": NUTRIENTS };
    expect(await whyRefused(written("cut-table.zip", await zipped(cut)))).toBe("truncated");
  });

  it("W247 a bomb is refused before it fills anything, as a gzip and as a zip", async () => {
    const line = `${row("20000004", "x".repeat(1000))}\n`;
    const bomb = `${HEADER}\n${line.repeat(120_000)}`;
    expect(await whyRefused(written("bomb.csv.gz", gzipSync(bomb)))).toBe("bomb");
    const blank = Buffer.alloc(80 * 2 ** 20, "\n");
    const files = { "food.csv": Buffer.concat([Buffer.from(FOOD), blank]), "food_nutrient.csv": NUTRIENTS };
    expect(await whyRefused(written("bomb.zip", await zipped(files)))).toBe("bomb");
  });

  it("W247 a table with a row without end is refused, with memory for no more than a row", async () => {
    const endless = (async function* () {
      yield Buffer.from('"id","name"\n"1","');
      for (let n = 0; n < 400; n += 1) yield Buffer.alloc(2 ** 20, "x");
    })();
    const read = async () => {
      for await (const cells of csvRows(endless, "endless.csv", ["id"])) cells("id");
    };
    await expect(read()).rejects.toMatchObject({ why: "recordTooLong" });
  });

  it("W245 a line of 400 MB is left out and not kept, and the lines around it come in", async () => {
    const pieces = (async function* () {
      yield Buffer.from("first\r\n");
      for (let n = 0; n < 400; n += 1) yield Buffer.alloc(2 ** 20, "x");
      yield Buffer.from("\nlast");
    })();
    const before = process.memoryUsage().arrayBuffers;
    const lines: Line[] = [];
    let most = 0;
    for await (const some of linesOf(pieces)) {
      lines.push(...some);
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
    }
    expect(lines.map((line) => (line === "tooLong" ? line : line.toString()))).toEqual(["first", "tooLong", "last"]);
  });

  it("W245 rows that are no UTF-8, have other columns or no number for a code are left out one by one", async () => {
    const latin = Buffer.concat([
      Buffer.from(`${HEADER}\n${row("20000004", "Soup")}\n`),
      Buffer.from(`${row("20000011", "Käse")}\n`, "latin1"),
      Buffer.from(`${row("2,00E+07", "Cheese")}\n20000028\tToo few\n${row("20000035", "Bread �")}\n`),
    ]);
    const records = await recordsOf(written("mixed.csv", latin));
    expect(refusalsIn(records)).toEqual(["notUtf8", "codeUnreadable", "wrongColumns"]);
    expect(rowsIn(records).map(({ food }) => food.description)).toEqual(["Soup", "Bread �"]);
    const table_ = { "food.csv": Buffer.from(FOOD.replace("Soup", "Käse"), "latin1"), "food_nutrient.csv": NUTRIENTS };
    expect(await whyRefused(written("latin.zip", await zipped(table_)))).toBe("notUtf8");
    const documents =
      '{"code":"20000004","product_name":"Soup","nutriments":{"energy-kcal_100g":"40"}}\n{"code":\n[1]\n';
    const loose = await recordsOf(written("loose.jsonl", documents));
    expect([rowsIn(loose).length, refusalsIn(loose)]).toEqual([1, ["unreadable", "unreadable"]]);
  });

  it("W253 markup and signs that turn text around are taken out of names", async () => {
    const names = [
      "<b>Soup</b> <script>alert(1)</script>",
      "Fish &amp; chips",
      "Less < more > less",
      "\u202eesrever",
      "<img src=x onerror=alert(1)>",
      "Tom&#39;s",
    ];
    const rows = names.map((name, n) => row(`2000000${n}`, name));
    const records = await recordsOf(written("names.csv", table(...rows)));
    expect(rowsIn(records).map(({ food }) => food.description)).toEqual([
      "Soup alert(1)",
      "Fish & chips",
      "Less < more > less",
      "esrever",
      "Tom's",
    ]);
    expect(refusalsIn(records)).toEqual(["noName"]);
  });

  it("W243 what was read before is passed over, and the rest is the same", async () => {
    for (const name of [
      "off-tsv/off-2024-05.products.csv.gz",
      "off-jsonl/openfoodfacts-products.jsonl.gz",
      "fdc-csv-branded",
      "fdc-json/FoodData_Central_foundation_food_json_sample.json",
    ]) {
      const all = await recordsOf(fixture(name));
      for (const from of [1, 7, all.length - 1, all.length])
        expect(await recordsOf(fixture(name), from)).toEqual(all.slice(from));
    }
  });

  it("W243 a folder of tables is another when one of them was written over, and the same when nothing was", () => {
    const folder = join(dirname(spoolFolder), "release");
    mkdirSync(folder);
    for (const table of ["food.csv", "food_nutrient.csv"]) writeFileSync(join(folder, table), FOOD);
    const before = opened(folder).mark;
    expect(opened(folder).mark).toBe(before);
    writeFileSync(join(folder, "food.csv"), `${FOOD}\n`);
    expect(opened(folder).mark).not.toBe(before);
  });

  it("W249 the same rows come out of a file as it is and packed", async () => {
    const packed = readFileSync(fixture("off-tsv/off-2021-05-italy.products.csv.gz"));
    const plain = written("italy.csv", gunzipSync(packed));
    expect(await recordsOf(plain)).toEqual(await recordsOf(fixture("off-tsv/off-2021-05-italy.products.csv.gz")));
  });
});
