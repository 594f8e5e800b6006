import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { readChunksOnThread } from "@morsel/adapters/composition/import-thread/chunks-on-thread";
import { makeSqlCatalogueStore } from "@morsel/adapters/sql/catalogues/catalogue-store";
import { migrate } from "@morsel/adapters/sql/migrations/migrate";
import type { Sql } from "@morsel/adapters/sql/engine/sql";
import { makeSystemClock } from "@morsel/adapters/system/system-clock";
import type { FileRefusal } from "@morsel/domain/foods";
import { chunksWith } from "@morsel/adapters/importers/catalogues/file-chunks";
import type { FileChunk } from "@morsel/application/catalogues/catalogue";
import { makeImportCatalogue } from "@morsel/application/catalogues/import-catalogue";
import { readIndexingWords } from "@morsel/adapters/importers/catalogues/indexing-words";
import { Effect } from "effect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAt } from "../../support/open-at.ts";
import { FOOD, HEADER, NUTRIENTS, row, table, zipped } from "./making.ts";
import { fixture, opened, spoolFolder, written } from "./reading.ts";

const run = Effect.runPromise;
const codeOf = (n: number): string => String(9_000_000_000_000 + n);
/** Enough that some parts of the import are written before its end is reached. */
const MANY = table(...Array.from({ length: 3000 }, (_, n) => row(codeOf(n), `Crispbread ${n}`)));

const bomb = (): Buffer => {
  const lines = Array.from({ length: 1500 }, (_, n) => row(codeOf(n), `Crispbread ${n}`));
  return gzipSync([HEADER, ...lines, "x".repeat(120 * 2 ** 20)].join("\n"));
};

const BAD: readonly (readonly [name: string, why: FileRefusal, content: () => Buffer | Promise<Buffer>])[] = [
  ["cut.csv.gz", "truncated", () => gzipSync(MANY).subarray(0, -200)],
  ["damaged.csv.gz", "damaged", () => Buffer.concat([gzipSync(MANY).subarray(0, -8), Buffer.alloc(8)])],
  ["bomb.csv.gz", "bomb", bomb],
  ["columns.csv", "wrongColumns", () => Buffer.from(MANY.replace("fat_100g", "fett"))],
  [
    "bomb.zip",
    "bomb",
    () =>
      zipped({
        "food.csv": Buffer.concat([Buffer.from(FOOD), Buffer.alloc(80 * 2 ** 20, "\n")]),
        "food_nutrient.csv": NUTRIENTS,
      }),
  ],
  [
    "latin.zip",
    "notUtf8",
    () => zipped({ "food.csv": Buffer.from(FOOD.replace("Soup", "Käse"), "latin1"), "food_nutrient.csv": NUTRIENTS }),
  ],
  [
    "cut.json",
    "truncated",
    () =>
      Buffer.from(readFileSync(fixture("fdc-json/FoodData_Central_foundation_food_json_sample.json")).subarray(0, 1e5)),
  ],
];

describe("an import on its thread", () => {
  let sql: Sql;
  beforeAll(async () => {
    sql = await openAt(":memory:");
    await run(migrate(sql));
  });
  afterAll(() => run(sql.close));
  const importing = () =>
    makeImportCatalogue({
      catalogues: makeSqlCatalogueStore(sql),
      clock: makeSystemClock(),
      chunks: readChunksOnThread(spoolFolder),
    });
  const left = async () => {
    const [foods] = await run(sql<{ readonly n: number }>`select
      (select count(*) from off_food) + (select count(*) from off_word where foods > 0)
        + (select count(*) from fdc_food) + (select count(*) from fdc_word where foods > 0) as n`);
    return [foods?.n, await run(makeSqlCatalogueStore(sql).imports)];
  };

  it.each(BAD)("W247 W390 %s is refused (%s), and nothing of it stays", async (name, why, content) => {
    const path = written(name, await content());
    // A fault in the beginning of a file refuses it before anything is read.
    const refused = await run(
      Effect.flip(
        Effect.flatMap(
          Effect.try({ try: () => opened(path), catch: (cause) => cause }),
          (file): Effect.Effect<unknown, unknown> => importing()(file),
        ),
      ),
    );
    expect(refused).toMatchObject({ _tag: "CatalogueFileRefused", why });
    expect(await left()).toEqual([0, []]);
  });

  it("W245 W390 a line of 400 MB within a file is left out, and what stands around it comes in", async () => {
    const lines = [HEADER, row(codeOf(1), "Before"), `${codeOf(2)}\t`];
    // Packed in parts: no text of a program is as long.
    const part = gzipSync(noise(4 * 2 ** 20), { level: 1 });
    const packed = Buffer.concat([
      gzipSync(lines.join("\n")),
      ...Array.from({ length: 100 }, () => part),
      gzipSync(`\n${row(codeOf(3), "<b>After</b>")}\n`),
    ]);
    const { counts, name } = await run(importing()(opened(written("long-line.csv.gz", packed))));
    expect(counts).toMatchObject({ read: 3, added: 2, refused: { tooLong: 1 } });
    expect(await run(sql`select food_id from off_food where food like '%"After"%'`)).toEqual([
      { food_id: `off-${codeOf(3)}` },
    ]);
    await run(makeSqlCatalogueStore(sql).undo(name));
    expect(await left()).toEqual([0, []]);
  }, 60_000);

  it("W243 W390 the thread hands on what is read here, from whichever record it begins", async () => {
    const words = readIndexingWords();
    const cases = [["off-tsv/off-2024-05.products.csv.gz", 7] as const, ["fdc-csv-branded", 0] as const];
    for (const [name, from] of cases) {
      const both: FileChunk[][] = [];
      for (const read of [chunksWith(words), readChunksOnThread(spoolFolder)]) {
        const chunks: FileChunk[] = [];
        for await (const chunk of read(opened(fixture(name)), from)) chunks.push(chunk);
        both.push(chunks);
      }
      expect(both[1]).toEqual(both[0]);
    }
  }, 60_000);

  it("W390 who takes no more ends the thread", async () => {
    const reading = readChunksOnThread(spoolFolder)(opened(written("many.csv", MANY)), 0);
    expect((await reading.next()).value).toMatchObject({ read: 1000 });
    expect(await reading.return(undefined)).toEqual({ done: true, value: undefined });
    expect(await reading.next()).toEqual({ done: true, value: undefined });
  });
});

/** Signs without order, so that a file of them is no bomb. */
const noise = (length: number): Buffer => {
  const made = Buffer.alloc(length);
  let state = 7;
  for (let i = 0; i < length; i += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    made[i] = 97 + (state >>> 28);
  }
  return made;
};
