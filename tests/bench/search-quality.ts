import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { readShippedFoods, readShippedLexicon } from "@morsel/adapters/importers/foods/shipped-foods";
import { makeMemoryFoodCatalogue } from "@morsel/adapters/memory/foods/food-catalogue";
import { makeMemoryFoodRetrieval } from "@morsel/adapters/memory/foods/food-retrieval";
import { makeMemoryOwnFoodStore } from "@morsel/adapters/memory/own-foods/own-food-store";
import { emptyMemory } from "@morsel/adapters/memory/platform/state";
import { makeFoodFinder } from "@morsel/application/foods/find-foods";
import { makeFoodSearch } from "@morsel/application/foods/search-foods";
import { Effect } from "effect";
import { print, type Figure } from "./figures.ts";

/** hit@1, hit@3 and nDCG@10 on judged queries, beside plain FTS5. `node --conditions=@morsel/source tests/bench/search-quality.ts [-v]` */

type Judged = { readonly text: string; readonly kind: string; readonly grades: ReadonlyMap<string, number> };

const judgedIn = (file: string, loaded: ReadonlySet<string>): readonly Judged[] =>
  readFileSync(join(import.meta.dirname, "data", file), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [text = "", kind = "", judgments = ""] = line.split("\t");
      const grades = judgments.split(" ").map((pair) => {
        const [id = "", grade = "0"] = pair.split(":");
        return [id, Number(grade)] as const;
      });
      const known = new Map<string, number>();
      for (const [id, grade] of grades) {
        const kept = keptAs.get(id) ?? id;
        if (loaded.has(kept)) known.set(kept, Math.max(grade, known.get(kept) ?? 0));
      }
      return { text, kind, grades: known };
    });

const gain = (grade: number, place: number): number => (2 ** grade - 1) / Math.log2(place + 2);

/** F22: states of one thing are one line of a search, so the best list that there can be has each thing once, in its best state. */
const bestGrades = ({ grades }: Judged): readonly number[] => {
  const things = new Map<string, number>();
  for (const [id, grade] of grades) {
    const thing = lexicon.things.get(id)?.thing ?? id;
    things.set(thing, Math.max(grade, things.get(thing) ?? 0));
  }
  return [...things.values()].sort((a, b) => b - a);
};

const measured = (judged: Judged, ids: readonly string[]) => {
  const grades = ids.map((id) => judged.grades.get(id) ?? 0);
  const best = bestGrades(judged);
  const sum = (all: readonly number[]): number =>
    all.slice(0, 10).reduce((total, grade, i) => total + gain(grade, i), 0);
  return {
    hit1: grades[0] === 3 || (grades[0] !== undefined && grades[0] > 0 && grades[0] === best[0]) ? 1 : 0,
    hit3: grades.slice(0, 3).some((grade) => grade >= 2) ? 1 : 0,
    ndcg: best.length === 0 ? 0 : sum(grades) / sum(best),
  };
};

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

const kindLine = (kind: string, ones: readonly ReturnType<typeof measured>[]): string =>
  `  ${kind} (${ones.length}): hit@1 ${mean(ones.map(({ hit1 }) => hit1)).toFixed(2)}  hit@3 ${mean(ones.map(({ hit3 }) => hit3)).toFixed(2)}  nDCG@10 ${mean(ones.map(({ ndcg }) => ndcg)).toFixed(2)}`;

const report = async (
  name: string,
  all: readonly Judged[],
  search: (text: string) => Promise<readonly string[]>,
  verbose: boolean,
) => {
  const results = [];
  const byKind = new Map<string, ReturnType<typeof measured>[]>();
  for (const judged of all) {
    const ids = await search(judged.text);
    const one = measured(judged, ids);
    results.push(one);
    byKind.set(judged.kind, [...(byKind.get(judged.kind) ?? []), one]);
    if (verbose && (one.hit1 === 0 || one.ndcg < 0.7))
      console.log(
        `  ${judged.text} [${judged.kind}] hit1 ${one.hit1} hit3 ${one.hit3} nDCG ${one.ndcg.toFixed(2)}\n    got  ${ids
          .slice(0, 6)
          .map((id) => `${nameOf(id)} :${judged.grades.get(id) ?? 0}`)
          .join("\n         ")}\n    best ${[...judged.grades]
          .slice(0, 5)
          .map(([id, grade]) => `${nameOf(id)} :${grade}`)
          .join(" · ")}`,
      );
  }
  const figures = {
    hit1: mean(results.map(({ hit1 }) => hit1)),
    hit3: mean(results.map(({ hit3 }) => hit3)),
    ndcg10: mean(results.map(({ ndcg }) => ndcg)),
  };
  if (verbose) console.log(name);
  if (verbose) for (const [kind, ones] of byKind) console.log(kindLine(kind, ones));
  return figures;
};

const lexicon = readShippedLexicon();
const foods = readShippedFoods();
/** Judged foods that were found to be another one are that one. */
const keptAs = new Map(foods.flatMap(({ food }) => (food.source.alsoIn ?? []).map((id) => [id, food.id] as const)));
const loaded = new Set<string>(foods.map(({ food }) => food.id));
const names = new Map<string, string>(
  foods.map(({ food, plainness }) => [food.id, `${food.id} ${food.description} (${plainness})`]),
);
const nameOf = (id: string): string => names.get(id) ?? id;

const plainFts5 = () => {
  const database = new DatabaseSync(":memory:");
  database.exec("create virtual table food using fts5(name, alternatives, tokenize = 'porter unicode61')");
  const insert = database.prepare("insert into food (rowid, name, alternatives) values (?, ?, ?)");
  foods.forEach(({ food }, i) =>
    insert.run(i + 1, food.originalName ?? food.description, food.alternativeNames.join(" ")),
  );
  const select = database.prepare("select rowid as id from food where food match ? order by bm25(food) limit 10");
  return async (text: string) => {
    const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
    const match = words.map((word, i) => `"${word}"${i === words.length - 1 ? "*" : ""}`).join(" ");
    return select.all(match).map((row) => foods[Number(row["id"]) - 1]?.food.id ?? "");
  };
};

const none = { recent: () => Effect.succeed([]) };
const search = makeFoodSearch({
  finder: makeFoodFinder({ retrieval: makeMemoryFoodRetrieval(foods), lexicon: readShippedLexicon }),
  foods: makeMemoryFoodCatalogue(foods.map(({ food }) => food)),
  own: makeMemoryOwnFoodStore(emptyMemory()),
  usage: none,
});
/** The foods that ship, alone. */
export const ours = async (text: string) =>
  (await Effect.runPromise(search.search({ text, limit: 10 }))).items.map(({ id }) => id);

type Asked = { readonly text: string; readonly kitchen: string; readonly expected: RegExp | undefined };

const askedIn = (file: string): readonly Asked[] =>
  readFileSync(join(import.meta.dirname, "data", file), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [text = "", kitchen = "", expected = "-"] = line.split("\t");
      return { text, kitchen, expected: expected === "-" ? undefined : new RegExp(expected, "iu") };
    });

const LEAST_RIGHT = 0.95;

/** F21: everyday queries of many kitchens are answered rightly in the first three, or honestly as partial. */
const kitchensIn = async (file: string, verbose: boolean): Promise<readonly Figure[]> => {
  const asked = askedIn(file);
  let [first, three, right] = [0, 0, 0];
  for (const { text, kitchen, expected } of asked) {
    const { items } = await Effect.runPromise(search.search({ text, limit: 3 }));
    const isRight = (item: (typeof items)[number]): boolean => expected?.test(item.description) === true;
    const isHonest = items.every(({ match }) => match === "partial");
    if (items[0] !== undefined && isRight(items[0])) first += 1;
    if (items.some(isRight)) three += 1;
    if (items.some(isRight) || isHonest) right += 1;
    else if (verbose) console.log(`  ${text} [${kitchen}]: ${items.map(({ description }) => description).join(" | ")}`);
  }
  const what = `of ${asked.length} queries, ${file}`;
  const share = (count: number): Pick<Figure, "value" | "unit"> => ({ value: count / asked.length, unit: "of 1" });
  return [
    { what: `right first ${what}`, ...share(first) },
    { what: `right among three ${what}`, ...share(three) },
    {
      what: `right among three or honestly near ${what}`,
      ...share(right),
      target: `≥ ${LEAST_RIGHT}`,
      reached: right / asked.length >= LEAST_RIGHT,
    },
  ];
};

/** How well a search answers a set of judged queries. */
export const qualityOf = (file: string, search: (text: string) => Promise<readonly string[]>) =>
  report(file, judgedIn(file, loaded), search, false);

/** The set that the targets are stated for; of the others the same is expected. */
export const FILES = ["queries-dev.tsv", "queries-own.tsv", "queries-judged.tsv", "queries-second.tsv"];
const TARGETS = { hit1: ["hit@1", 0.85], hit3: ["hit@3", 0.97], ndcg10: ["nDCG@10", 0.75] } as const;

/** How well the foods that were meant are found, on each set of judged queries, beside plain FTS5. */
export const searchQuality = async (verbose = false): Promise<readonly Figure[]> => {
  const figures: Figure[] = [];
  const plain = plainFts5();
  for (const file of FILES) {
    const judged = judgedIn(file, loaded);
    const own = await report(`Morsel, ${file}`, judged, ours, verbose);
    const floor = await report(`plain FTS5, ${file}`, judged, plain, false);
    for (const measure of ["hit1", "hit3", "ndcg10"] as const) {
      const [name, least] = TARGETS[measure];
      figures.push({
        what: `${name} of ${judged.length} queries, ${file}`,
        value: own[measure],
        unit: "of 1",
        target: `≥ ${least}`,
        reached: own[measure] >= least,
        floor: { what: "plain FTS5", value: floor[measure] },
      });
    }
  }
  return [
    ...figures,
    ...(await kitchensIn("queries-kitchens.tsv", verbose)),
    ...(await kitchensIn("queries-kitchens-second.tsv", verbose)),
  ];
};

if (import.meta.main) {
  const figures = await searchQuality(process.argv.includes("-v"));
  print("Search quality", figures);
  console.log(JSON.stringify(figures));
}
