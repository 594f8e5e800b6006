import { readShippedFoods, readShippedLexicon } from "@morsel/adapters/importers/foods/shipped-foods";
import type { OrderedFoods } from "@morsel/adapters/sql/foods/food-load";
import type { IndexedFood } from "@morsel/application/foods/indexing/indexed-food";
import { searchNamesOf } from "@morsel/application/foods/indexing/search-names";
import type { FoodId } from "@morsel/domain/foods";

const SYLLABLES = [
  "ba",
  "ko",
  "ri",
  "mel",
  "ta",
  "sun",
  "vo",
  "gra",
  "lin",
  "pe",
  "dor",
  "ni",
  "fresh",
  "ca",
  "zu",
  "hol",
];

/** The same numbers on every machine (Numerical Recipes' generator). */
const randomOf = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Products made of real names with a made-up brand: common words are as common as among real foods. */
export const syntheticFoods = (count: number): OrderedFoods => {
  const real = readShippedFoods().map(({ food }) => food);
  const lexicon = readShippedLexicon();
  return {
    length: count,
    *[Symbol.iterator]() {
      const random = randomOf(42);
      const any = <T>(all: readonly T[], otherwise: T): T => all[Math.floor(random() * all.length)] ?? otherwise;
      const [first] = real;
      for (let n = 0; n < count && first !== undefined; n += 1) {
        const like = any(real, first);
        const brand = `${any(SYLLABLES, "")}${any(SYLLABLES, "")}${any(SYLLABLES, "")}`;
        const description = `${any(real, first).description.split(",")[0] ?? ""} ${like.description}`.slice(0, 90);
        const food = {
          ...like,
          id: `made-${n}` as FoodId,
          description,
          alternativeNames: [],
          brand,
          nutrients: { energy: 100 + (n % 400), protein: n % 30 },
          servings: like.servings.slice(0, 2),
        };
        const { originalName: _, ...named } = food;
        const names = searchNamesOf(named, lexicon).slice(0, 3);
        yield { food: named, plainness: 1 - n / count, names } satisfies IndexedFood;
      }
    },
  };
};
