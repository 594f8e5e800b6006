import { readShippedFoods, readShippedLexicon } from "@morsel/adapters/importers/foods/shipped-foods";
import {
  packNames,
  unpackNames,
  searchNamesOf,
  rankFoods,
  readQuery,
  type FoodCandidate,
  type FoodId,
} from "@morsel/domain/foods";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const lexicon = readShippedLexicon();
const foods = readShippedFoods();
const some = foods.filter((_, i) => i % 23 === 0);
const candidates: readonly FoodCandidate[] = some.map(({ food: { id }, plainness, names }) => ({
  id,
  plainness,
  names,
}));
const queries = fc.constantFrom(
  "brown rice",
  "cheese",
  "chicken soup",
  "raw carrots",
  "beef",
  "orange juice",
  "white bread",
  "salt",
  "aubergine",
);
const ranked = (text: string, among = candidates, used?: ReadonlyMap<FoodId, number>) =>
  rankFoods(readQuery(text, lexicon), among, lexicon, used).map(({ id }) => id);
const named = (description: string, plainness = 0.5, alternativeNames: readonly string[] = []): FoodCandidate => ({
  id: `own-${description.toLowerCase().replaceAll(/[^a-z]+/gu, "-")}` as FoodId,
  plainness,
  names: searchNamesOf({ description, alternativeNames }, lexicon),
});

describe("ranking", () => {
  it("F8 the order of the candidates does not matter", () => {
    fc.assert(
      fc.property(queries, fc.shuffledSubarray([...candidates], { minLength: candidates.length }), (text, shuffled) => {
        expect(ranked(text, shuffled)).toEqual(ranked(text));
      }),
      { numRuns: 15 },
    );
  });

  it("F1 F2 case and accents change nothing", () => {
    fc.assert(
      fc.property(queries, (text) => {
        expect(ranked(text.toUpperCase())).toEqual(ranked(text));
      }),
      { numRuns: 10 },
    );
  });

  it("F6 the best answer is the same whatever the order of complete words", () => {
    for (const text of ["brown rice cooked", "olive oil", "greek yogurt plain"]) {
      const all = foods
        .filter(({ names }) =>
          names.some(({ core }) =>
            core.some((word) =>
              readQuery(text, lexicon).words.some(({ terms }) => terms.some((term) => term.word === word)),
            ),
          ),
        )
        .map(({ food: { id }, plainness, names }) => ({ id, plainness, names }));
      expect(ranked(text.split(" ").toReversed().join(" "), all)[0]).toBe(ranked(text, all)[0]);
    }
  });

  it("F6 a name that is the query comes before names that say more", () => {
    const [plain, cake, chips] = [named("Banana"), named("Banana cake"), named("Banana chips, sweetened")];
    expect(ranked("banana", [cake, chips, plain])[0]).toBe(plain.id);
    expect(ranked("bananas", [cake, chips, plain])[0]).toBe(plain.id);
  });

  it("F6 among equal names the plainer food comes first", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 0.49, noNaN: true }),
        fc.double({ min: 0.51, max: 1, noNaN: true }),
        (less, more) => {
          const [one, other] = [named("Oat bread", less), { ...named("Oat bread", more), id: "zzz-plainer" as FoodId }];
          expect(ranked("oat bread", [one, other])[0]).toBe(other.id);
        },
      ),
    );
  });

  it("F6 what the member has eaten comes first", () => {
    const [plain, own] = [named("Banana", 1), named("Banana cake", 0)];
    expect(ranked("banana", [plain, own])[0]).toBe(plain.id);
    expect(ranked("banana", [plain, own], new Map([[own.id, 1]]))[0]).toBe(own.id);
  });

  it("F6 a whole word comes before what only begins so, however plain that is", () => {
    const [burger, fish] = [named("Big Mac", 0.3), named("Mackerel", 0.75)];
    expect(ranked("big mac", [fish, burger])[0]).toBe(burger.id);
    expect(ranked("big mac", [fish])[0]).toBe(fish.id);
  });

  it("F6 a food's own name comes before a plainer food that is listed under it", () => {
    fc.assert(
      fc.property(fc.constantFrom("beer", "granola", "crunchy bits"), (text) => {
        const [own, other] = [named(`${text}, large`, 0.3), named("Something else", 0.7, [text])];
        expect(ranked(text, [other, own])[0]).toBe(own.id);
      }),
    );
  });

  it("F6 F18 a product is found by its name, by its brand and by both", () => {
    const product: FoodCandidate = {
      ...named("Crackle"),
      names: searchNamesOf({ description: "Crackle bar", brand: "Acme's", alternativeNames: [] }, lexicon),
    };
    const other = named("Chocolate candy", 0.6, ["Crackle"]);
    for (const text of ["crackle", "acmes crackle", "crackle acme's", "acmes"])
      expect(ranked(text, [other, product])[0]).toBe(product.id);
    expect(unpackNames(packNames(product.names))).toEqual(product.names);
  });

  it("F6 roasted is nearer to roast than baked is", () => {
    const [roasted, baked] = [named("Potato, roasted", 0.5), named("Potato, baked", 0.55)];
    expect(ranked("roast potato", [baked, roasted])[0]).toBe(roasted.id);
    expect(ranked("baked potato", [baked, roasted])[0]).toBe(baked.id);
  });

  it("F3 a size may be missing, the food may not", () => {
    const [banana, shake] = [named("Banana"), named("Medium milk shake")];
    expect(ranked("medium banana", [shake, banana])[0]).toBe(banana.id);
    expect(readQuery("medium banana", lexicon).words.map(({ isOptional }) => isOptional)).toEqual([true, false]);
    expect(readQuery("medium", lexicon).words.map(({ isOptional }) => isOptional)).toEqual([false]);
  });

  it("F5 a food is found by what people elsewhere say", () => {
    const eggplant = named("Eggplant, raw");
    expect(eggplant.names.flatMap(({ core }) => core)).toContain("aubergine");
    expect(ranked("aubergine", [named("Arugula, raw"), eggplant])[0]).toBe(eggplant.id);
  });

  it("F4 names are read back as they were packed", () => {
    for (const { names } of some) expect(unpackNames(packNames(names))).toEqual(names);
  });
});
