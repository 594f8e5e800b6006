import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { servingNear, servingsOf, brandIn, type NamingLists, shortLabels } from "@morsel/domain/foods";
import type { ShippedFood } from "../shipped-food.ts";
import { readEveryday } from "../everyday.ts";
import { everydayById, joinEveryday, withUsualServing } from "./apply-everyday.ts";
import { dishFood, readDishes, readIngredients } from "./dishes.ts";
import { mergeFoods, type Merged } from "./merge.ts";
import { nameFoods, type Names, type Speech } from "./names.ts";
import { factsOf, readSourceFoods } from "./source-food.ts";

/**
 * Writes the foods that ship: `node --conditions=@morsel/source adapters/importers/foods/build/build-shipped-foods.ts <source folder>`.
 * The same source gives the same bytes.
 */
const target = join(import.meta.dirname, "../../../data/foods");

const read = (file: string): unknown => JSON.parse(readFileSync(join(target, file), "utf8"));
const naming = read("naming.json") as NamingLists;
const phrases = read("phrases.json") as Speech["phrases"];

const rowOf = ({ kept, others }: Merged, { name, brand, alternatives }: Names): ShippedFood => {
  const own = servingsOf(kept.portions ?? []);
  const servings =
    own.length > 0 ? own : (others.map((food) => servingsOf(food.portions ?? [])).find((all) => all.length > 0) ?? []);
  const usual = [kept, ...others]
    .map((food) => servingNear(servings, food.default_grams))
    .find((one) => one !== undefined);
  const labels = shortLabels(
    servings.map(({ label }) => label),
    phrases.labels,
  );
  const isBranded = kept.manufacturer !== undefined || brand !== undefined || brandIn(kept.name, naming) !== undefined;
  return {
    id: kept.id,
    name,
    ...(kept.name === name ? {} : { orig: kept.name }),
    ...(alternatives.length === 0 ? {} : { alt: alternatives }),
    ...(brand === undefined ? {} : { brand }),
    cat: kept.category,
    set: kept.dataset,
    ...(kept.publication_date === undefined ? {} : { date: kept.publication_date }),
    ...(others.length === 0 ? {} : { also: others.map(({ id }) => id) }),
    ...(kept.survey === true || others.some(({ dataset }) => dataset === "fndds") ? { sv: 1 as const } : {}),
    ...(kept.dataset === "sr28" && kept.fdc_id === undefined ? { old: 1 as const } : {}),
    ...(isBranded ? { br: 1 as const } : {}),
    n: factsOf(kept),
    s: servings.map(({ id, label, grams }, i) => {
      const short = labels[i] ?? label;
      return short === label ? ([id, label, grams] as const) : ([id, short, grams, label] as const);
    }),
    ...(usual === undefined ? {} : { def: usual.id }),
  };
};

const [, , folder] = process.argv;
if (folder === undefined) throw new Error("Which folder has the source files?");
const textOf = (file: string): string => readFileSync(join(target, file), "utf8");
const table = readEveryday(textOf("everyday.tsv"));
const everyday = everydayById(table);
const dishes = readDishes(textOf("dishes.tsv"), readIngredients(textOf("dish-ingredients.tsv")));
const merged = joinEveryday(mergeFoods(readSourceFoods(folder), naming), table);
const given = new Map([...everyday].flatMap(([id, { name }]) => (name === undefined ? [] : [[id, name] as const])));
const names = nameFoods(
  merged,
  { naming, brands: read("brands.json") as Speech["brands"], phrases },
  given,
  dishes.map(({ name }) => name),
);
const sourced = merged.map((one): ShippedFood => {
  const row = rowOf(one, names.get(one.kept.id) ?? { name: one.kept.name, alternatives: [] });
  const { serving, name: _, ...also } = everyday.get(one.kept.id) ?? {};
  return { ...row, ...withUsualServing(row, serving), ...also };
});
const byId = new Map(sourced.flatMap((row) => [row.id, ...(row.also ?? [])].map((id) => [id, row] as const)));
const rows = [...sourced, ...dishes.map((dish) => dishFood(dish, byId))];
const text = rows.map((row) => JSON.stringify(row)).join("\n");
writeFileSync(join(target, "foods.ndjson.gz"), gzipSync(text, { level: 9 }));
const count = (set: string): number => rows.filter((row) => row.set === set).length;
process.stdout.write(
  `${rows.length} foods: ${count("sr28")} SR28, ${count("foundation")} Foundation, ${count("fndds")} FNDDS, ${count("typical-recipe")} typical recipes; ${merged.filter(({ others }) => others.length > 0).length} in several sets\n`,
);
