import { numberIn, type NamingLists, type SourcePortion, type SourceRecord } from "@morsel/domain/foods";
import { CatalogueFileRefused } from "@morsel/application/catalogues/catalogue";
import { csvRows, type CsvRow } from "./csv.ts";
import { foodOfFdc, isFdcType, type FdcFood, type FdcProduct, type FdcType } from "./fdc-food.ts";
import { portionOfFdc } from "./fdc-portion.ts";
import { makeSpool, type Spool } from "./spool.ts";

/** A table of the download: its bytes, as often as they are asked for. */
export type Table = { readonly bytes: number; readonly open: () => AsyncIterable<Buffer> };
export type Tables = ReadonlyMap<string, Table>;

export type TableSource = {
  readonly name: string;
  readonly tables: Tables;
  /** Folder in which rows are joined on disk. */
  readonly spoolFolder: string;
  readonly naming: NamingLists;
};

/** The tables without which there are no foods. */
const NEEDED = ["food.csv", "food_nutrient.csv"] as const;

type Written =
  | readonly ["f", string, FdcType, string, string, string]
  | readonly ["n", string, number, number]
  | readonly ["p", string, number, string, number]
  | readonly ["b", string, FdcProduct]
  | readonly ["c", string, string]
  | readonly ["k", string];

const namesIn = async (
  source: TableSource,
  file: string,
  id: string,
  text: string,
): Promise<ReadonlyMap<string, string>> => {
  const names = new Map<string, string>();
  const table = source.tables.get(file);
  if (table === undefined) return names;
  for await (const row of csvRows(table.open(), `${source.name}/${file}`, [id, text])) names.set(row(id), row(text));
  return names;
};

/** Some releases of the survey write a nutrient's old number (208) where the others write its id (1008). */
const nutrientIds = async (source: TableSource): Promise<(written: string) => number | undefined> => {
  const byNumber = new Map<string, number>();
  const table = source.tables.get("nutrient.csv");
  if (table !== undefined)
    for await (const row of csvRows(table.open(), `${source.name}/nutrient.csv`, ["id", "nutrient_nbr"]))
      byNumber.set(String(numberIn(row("nutrient_nbr")) ?? ""), numberIn(row("id")) ?? 0);
  return (written) => {
    const id = numberIn(written);
    return id === undefined || id >= 1000 ? id : byNumber.get(String(id));
  };
};

const productOf = (row: CsvRow): FdcProduct => ({
  owner: row("brand_owner"),
  brand: row("brand_name"),
  gtin: row("gtin_upc"),
  servingSize: numberIn(row("serving_size")),
  servingUnit: row("serving_size_unit").trim(),
  household: row("household_serving_fulltext"),
  category: row("branded_food_category"),
  isDiscontinued: row("discontinued_date").trim() !== "",
});

/** One table, each row of which becomes a line of the spool. */
const spooled = async (
  source: TableSource,
  spool: Spool,
  file: string,
  needed: readonly string[],
  lineOf: (row: CsvRow, id: string) => Written | undefined,
): Promise<void> => {
  const table = source.tables.get(file);
  if (table === undefined) return;
  for await (const row of csvRows(table.open(), `${source.name}/${file}`, ["fdc_id", ...needed])) {
    const number = numberIn(row("fdc_id"));
    if (number === undefined || !Number.isSafeInteger(number) || number < 0) continue;
    const line = lineOf(row, String(number));
    if (line !== undefined) spool.add(number, JSON.stringify(line));
  }
};

const spoolAll = async (source: TableSource, spool: Spool): Promise<void> => {
  const categories = await namesIn(source, "food_category.csv", "id", "description");
  const surveyed = await namesIn(
    source,
    "wweia_food_category.csv",
    "wweia_food_category",
    "wweia_food_category_description",
  );
  const units = await namesIn(source, "measure_unit.csv", "id", "name");
  const nutrientId = await nutrientIds(source);
  await spooled(source, spool, "food.csv", ["data_type", "description"], (row, id) => {
    const type = row("data_type");
    if (!isFdcType(type)) return undefined;
    const named = row("food_category_id");
    const category = (type === "survey_fndds_food" ? surveyed : categories).get(named) ?? "";
    return ["f", id, type, row("description"), category, row("publication_date")];
  });
  await spooled(source, spool, "food_nutrient.csv", ["nutrient_id", "amount"], (row, id) => {
    const [nutrient, amount] = [nutrientId(row("nutrient_id")), numberIn(row("amount"))];
    return nutrient === undefined || amount === undefined ? undefined : ["n", id, nutrient, amount];
  });
  await spooled(source, spool, "food_portion.csv", ["gram_weight"], (row, id) => {
    const [portion] = portionOfFdc({
      amount: numberIn(row("amount")),
      measure: units.get(row("measure_unit_id")) ?? "",
      modifier: row("modifier"),
      described: row("portion_description"),
      grams: numberIn(row("gram_weight")),
    });
    return portion === undefined ? undefined : ["p", id, portion.amount, portion.unit, portion.grams];
  });
  await spooled(source, spool, "branded_food.csv", ["gtin_upc"], (row, id) => ["b", id, productOf(row)]);
  await spooled(source, spool, "sr_legacy_food.csv", ["NDB_number"], (row, id) => ["c", id, row("NDB_number")]);
  await spooled(source, spool, "survey_fndds_food.csv", ["food_code"], (row, id) => ["c", id, row("food_code")]);
  await spooled(source, spool, "foundation_food.csv", ["NDB_number"], (row, id) => {
    spool.add(Number(id), JSON.stringify(["k", id]));
    return ["c", id, row("NDB_number")];
  });
  spool.seal();
};

type Parts = {
  food?: Extract<Written, readonly ["f", ...unknown[]]>;
  readonly amounts: Map<number, number>;
  readonly portions: SourcePortion[];
  product?: FdcProduct;
  code?: string;
  isCurrent?: boolean;
};

const gathered = (lines: readonly string[]): ReadonlyMap<string, Parts> => {
  const foods = new Map<string, Parts>();
  for (const text of lines) {
    const line = JSON.parse(text) as Written;
    const parts: Parts = foods.get(line[1]) ?? { amounts: new Map(), portions: [] };
    foods.set(line[1], parts);
    if (line[0] === "f") parts.food = line;
    else if (line[0] === "n") {
      if (!parts.amounts.has(line[2])) parts.amounts.set(line[2], line[3]);
    } else if (line[0] === "p") parts.portions.push({ amount: line[2], unit: line[3], grams: line[4] });
    else if (line[0] === "b") parts.product = line[2];
    else if (line[0] === "c") parts.code = line[2];
    else parts.isCurrent = true;
  }
  return foods;
};

/** W248: of Foundation Foods only those of its own list are current, and a product without its own row is none. */
const recordOf = (id: string, parts: Parts, hasList: boolean, naming: NamingLists): SourceRecord | undefined => {
  const { food, amounts, portions, product, code } = parts;
  if (food === undefined) return product === undefined ? undefined : { refused: "noPartner" };
  const [, , type, description, category, published] = food;
  if (type === "foundation_food" && hasList && parts.isCurrent !== true) return undefined;
  if (type === "branded_food" && product === undefined) return { refused: "noPartner" };
  const made: FdcFood = { id, type, description, category, published, amounts, portions, code, product };
  return foodOfFdc(made, naming);
};

/** The foods of FoodData Central's tables, put together on disk part by part: memory is that of one part. */
export async function* fdcTables(source: TableSource, from: number): AsyncGenerator<readonly SourceRecord[]> {
  const missing = NEEDED.filter((file) => !source.tables.has(file));
  if (missing.length > 0)
    throw new CatalogueFileRefused("wrongColumns", `${source.name} has no ${missing.join(" and no ")}.`);
  const bytes = [...source.tables.values()].reduce((sum, table) => sum + table.bytes, 0);
  const spool = makeSpool(source.spoolFolder, bytes);
  try {
    await spoolAll(source, spool);
    const hasList = source.tables.has("foundation_food.csv");
    let left = from;
    for (let part = 0; part < spool.parts; part += 1) {
      const foods = [...gathered(spool.linesOf(part))].sort(([a], [b]) => Number(a) - Number(b));
      const records = foods.flatMap(([id, parts]) => recordOf(id, parts, hasList, source.naming) ?? []);
      const kept = records.slice(left);
      left = Math.max(0, left - records.length);
      if (kept.length > 0) yield kept;
    }
  } finally {
    spool.remove();
  }
}
