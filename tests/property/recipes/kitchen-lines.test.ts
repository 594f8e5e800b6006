import { readShippedFoods, readShippedLexicon } from "@morsel/adapters/importers/foods/shipped-foods";
import { makeShippedKitchenNames, readKitchenFoods } from "@morsel/adapters/importers/foods/shipped-kitchen-names";
import { makeMemoryFoodCatalogue } from "@morsel/adapters/memory/foods/food-catalogue";
import { makeMemoryFoodRetrieval } from "@morsel/adapters/memory/foods/food-retrieval";
import { makeMemoryOwnFoodStore } from "@morsel/adapters/memory/own-foods/own-food-store";
import { emptyMemory } from "@morsel/adapters/memory/platform/state";
import { makeMemoryRecipeStore } from "@morsel/adapters/memory/recipes/recipe-store";
import { makeFoodFinder } from "@morsel/application/foods/find-foods";
import { makeMemberFoods } from "@morsel/application/foods/member-foods";
import { makeFoodSearch } from "@morsel/application/foods/search-foods";
import { makeMatchLines } from "@morsel/application/recipes/match-lines";
import type { MemberId } from "@morsel/domain/identity";
import { kitchenKey } from "@morsel/domain/recipes";
import { Effect } from "effect";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const shipped = readShippedFoods();
const foods = makeMemoryFoodCatalogue(shipped.map(({ food }) => food));
const memory = emptyMemory();
const own = makeMemoryOwnFoodStore(memory);
const finder = makeFoodFinder({ retrieval: makeMemoryFoodRetrieval(shipped), lexicon: readShippedLexicon });
const matchLines = makeMatchLines({
  kitchen: makeShippedKitchenNames(),
  ingredients: makeMemberFoods({ foods, own }),
  search: makeFoodSearch({ finder, foods, own, usage: { recent: () => Effect.succeed([]) } }),
  recipes: makeMemoryRecipeStore(memory),
});

const takenFor = async (lines: readonly string[]) =>
  (await Effect.runPromise(matchLines({ member: "ada" as MemberId, lines }))).map(({ match }) => match);

/** Rows of a language: the line, the food that it may be, and the grams between which it weighs. */
const linesOf = (file: string, language: string) =>
  readFileSync(new URL(`../../fixtures/recipes/${file}.tsv`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((row) => row.split("\t"))
    .filter(([written]) => written === language)
    .map(([, food = "", from, to, line = ""]) => ({
      line,
      food: new RegExp(food, "iu"),
      from: Number(from),
      to: Number(to),
    }));

const LANGUAGES = ["en", "de", "fr", "es", "it"];

const wrongOf = async (lines: ReturnType<typeof linesOf>) => {
  const found = await takenFor(lines.map(({ line }) => line));
  return lines
    .filter(({ food, from, to }, at) => {
      const { description = "", grams = 0 } = found[at] ?? {};
      return !food.test(description) || grams < from || grams > to;
    })
    .map(({ line }) => line);
};

describe("lines of recipes as home cooks write them", () => {
  it.each(LANGUAGES)(
    "W185 in %s 93 of 100 everyday lines are the right food with the right weight",
    async (language) => {
      const lines = linesOf("everyday-lines", language);
      expect(lines.length).toBeGreaterThanOrEqual(50);
      const wrong = await wrongOf(lines);
      expect(wrong.length / lines.length, wrong.join("; ")).toBeLessThanOrEqual(0.07);
    },
  );

  it("W185 93 of 100 lines of baking, soups, salads, roasts and breakfasts are the right food with the right weight", async () => {
    const lines = LANGUAGES.flatMap((language) => linesOf("baking-soup-salad-roast-lines", language));
    expect(lines.length).toBe(150);
    const wrong = await wrongOf(lines);
    expect(wrong.length / lines.length, wrong.join("; ")).toBeLessThanOrEqual(0.07);
  });
});

describe("lines of what markets and counters of five kitchens sell", () => {
  it.each(LANGUAGES)("W185 in %s 93 of 100 are the right food with the right weight", async (language) => {
    const lines = linesOf("market-lines", language);
    expect(lines.length).toBeGreaterThanOrEqual(90);
    const wrong = await wrongOf(lines);
    expect(wrong.length / lines.length, wrong.join("; ")).toBeLessThanOrEqual(0.07);
  });

  const weighed = async (lines: readonly string[]) =>
    (await takenFor(lines)).map((match) => (match?.grams === undefined ? undefined : Math.round(match.grams)));

  it("W185 a can is weighed without its liquid, unless the line says what was drained", async () => {
    const lines = [
      "1 can (15 oz) black beans, drained",
      "1 400g tin chickpeas",
      "1 Dose Kidneybohnen (Abtropfgewicht: 255 g)",
      "2 Dosen Kichererbsen (Abtropfgewicht 240 g)",
      "1 boîte de pois chiches (265 g égouttés)",
      "1 can tomatoes (400 g)",
    ];
    expect(await weighed(lines)).toEqual([255, 240, 255, 480, 265, 400]);
  });

  it("W185 what is bought in a jar or a box is no single piece, and unknown where nobody says how large it is", async () => {
    const lines = [
      "1 jar green olives",
      "1 Netz Zwiebeln",
      "1 Glas Rotkohl",
      "1 punnet cherry tomatoes",
      "1 Glas Weißwein",
    ];
    expect(await weighed(lines)).toEqual([undefined, undefined, 650, 250, 147]);
  });

  it("W185 a cut, a sausage and a cheese weigh what a counter sells, not a serving or the whole animal", async () => {
    const lines = [
      "4 Rinderrouladen",
      "2 magrets de canard",
      "4 escalopes de dinde",
      "4 ossibuchi di vitello",
      "1 camembert",
      "6 lonchas de beicon",
      "3 salsicce",
    ];
    expect(await weighed(lines)).toEqual([640, 660, 560, 1200, 250, 90, 315]);
  });

  it("W185 a size counts beside a unit, in brackets and for slices, but not where it says how fine a thing is cut", async () => {
    const lines = [
      "1 small head green cabbage",
      "1 Zwiebel (groß)",
      "1 onion, cut into small cubes",
      "2 thick slices cooked ham",
      "2 tranches fines de jambon blanc",
      "1 potato",
    ];
    expect(await weighed(lines)).toEqual([700, 150, 110, 78, 49, 213]);
  });

  it("W185 the weight of a whole thing counts wherever it stands", async () => {
    const lines = [
      "1 whole chicken, about 4 lb",
      "1 lapin d'environ 1,5 kg",
      "1 Hähnchen von ca. 1,3 kg",
      "2 scatolette di tonno (80 g l'una)",
      "2 etti di prosciutto crudo",
      "1 etto e mezzo di parmigiano",
      "je 1 rote und grüne Paprikaschote",
    ];
    expect(await weighed(lines)).toEqual([1814, 1500, 1300, 160, 200, 150, 238]);
  });

  it("W185 zest, juice and seeds are told apart, wherever they stand in the line", async () => {
    const found = await takenFor([
      "abgeriebene Schale einer Bio-Zitrone",
      "finely grated zest and juice of 1 lemon",
      "1 lemon, juiced",
      "i semi di 1 bacca di vaniglia",
      "olio extravergine d'oliva, 1 filo",
    ]);
    expect(found.map((match) => [match?.description, Math.round(match?.grams ?? 0)])).toEqual([
      ["Lemon", 6],
      ["Lemon juice, fresh", 48],
      ["Lemon juice, fresh", 48],
      ["Vanilla extract", 3],
      ["Olive oil", 9],
    ]);
  });

  it("W185 a kitchen's whole name comes before fewer of its words", async () => {
    const found = await takenFor([
      "200 g fromage frais",
      "1 bouquet garni",
      "4 cloves",
      "2 Entenbrustfilets",
      "1 verre de vin blanc sec",
      "1 pastilla de caldo de carne",
      "500 g TK-Himbeeren",
    ]);
    expect(found.map((match) => match?.description)).toEqual([
      "Cream cheese",
      "Parsley, raw",
      "Ground cloves",
      "Duck, raw, with skin",
      "White wine",
      "Soup, chicken broth or bouillon, dry",
      "Raspberries",
    ]);
  });
});

describe("what kitchens call foods", () => {
  it("W185 names foods that ship, by what they are called here, and each name once", () => {
    const called = new Map(shipped.map(({ food }) => [food.id, food.description]));
    const names = new Map<string, string>();
    for (const { id, description, names: words } of readKitchenFoods()) {
      expect([id, called.get(id)]).toEqual([id, description]);
      for (const word of words) {
        const key = kitchenKey(word);
        expect([word, names.get(key) ?? id]).toEqual([word, id]);
        names.set(key, id);
      }
    }
    expect(names.size).toBeGreaterThan(2000);
  });

  it("W185 rice and beans go raw into the pot, unless a line says that they are cooked or canned", async () => {
    const found = await takenFor([
      "200 g rice",
      "200 g cooked rice",
      "8 oz spaghetti, cooked according to the package",
      "1 Dose Kichererbsen (400 g)",
      "250 g de garbanzos cocidos",
      "100 g smoked salmon",
    ]);
    expect(found.map((match) => match?.description)).toEqual([
      "White rice, raw",
      "White rice, cooked",
      "Pasta, dry",
      "Chickpeas, canned, drained",
      "Chickpeas, boiled",
      "Salmon, smoked",
    ]);
  });

  it("W185 an adjective never outweighs its noun, and one before a comma is no food", async () => {
    const found = await takenFor([
      "1 cebolla mediana picada fina",
      "2 blancs d'œufs montés en neige",
      "500 g di petto di pollo a fettine",
      "1 1/2 pounds boneless, skinless chicken thighs",
      "50 g de mantequilla sin sal",
    ]);
    expect(found.map((match) => match?.description)).toEqual([
      "Onion, raw",
      "Egg white, raw",
      "Chicken breast, raw, skinless",
      "Chicken thigh, raw, skinless",
      "Butter, unsalted",
    ]);
  });

  it("W185 sizes, cubes, balls, cans and glasses weigh what they do where they are sold", async () => {
    const found = await takenFor([
      "1 Würfel frische Hefe",
      "1 cubetto di lievito di birra fresco",
      "2 Eier (Größe L)",
      "1 boule de mozzarella",
      "2 latas de atún en aceite",
      "1 verre de lait",
      "2 large eggplants",
      "quelques brins de persil",
    ]);
    expect(found.map((match) => Math.round(match?.grams ?? 0))).toEqual([42, 25, 120, 125, 160, 206, 980, 3]);
  });
});
