import {
  searchWords,
  brandIn,
  lowerCaseShouting,
  readableName,
  type NamingLists,
  replacePhrases,
  type Phrases,
  withoutBrand,
  type BrandList,
} from "@morsel/domain/foods";
import type { Merged } from "./merge.ts";
import type { SourceFood } from "./source-food.ts";

/** Remarks of the sources that are no names. */
const REMARK =
  /^(?:with(?: or without)?|without|NS |NS$|NFS|URMIS|includes?|made |any |all |different|other |or |and |from |assorted|see |USDA|A\d|homemade|home|commercial|store|cooked|prepared|regular|fat added|no )|\bNS as to\b|commodity|\bNFS\b|fat added|any (?:type|brand|size)|types?$|\bvarieties\b/iu;

const alternativesOf = ({ kept, others }: Merged, shown: string): readonly string[] => {
  const seen = new Set([searchWords(shown).join(" "), searchWords(kept.name).join(" ")]);
  return [kept, ...others]
    .flatMap((food) => [...(food === kept ? [] : [food.name]), ...(food.alt_names ?? [])])
    .map((name) => name.replace("Kebbler", "Keebler"))
    .filter((name) => {
      const key = searchWords(name).join(" ");
      if (key === "" || seen.has(key) || (REMARK.test(name) && name !== kept.name) || name.length > 80) return false;
      seen.add(key);
      return true;
    })
    .slice(0, 12);
};

const COMPANY = /,? (?:Inc\.?|Co\.?|Corp\.?|Corporation|Company|Ltd\.?|LLC|L\.L\.C\.)(?=,|$|\s)/giu;

/** Lists of words, of brands, and of laboratory phrases with their everyday forms. */
export type Speech = {
  readonly naming: NamingLists;
  readonly brands: BrandList;
  /** Said of the source's own wording, said of the readable name, and left out where no other food reads alike without it. */
  readonly phrases: {
    readonly before: Phrases;
    readonly spoken: Phrases;
    readonly hushed: Phrases;
    /** Said of the labels of servings. */
    readonly labels: Phrases;
  };
};

const makerOf = (food: SourceFood, { naming, brands }: Speech): string | undefined => {
  const maker = food.manufacturer?.replaceAll(COMPANY, "").split(",")[0]?.trim();
  if (maker === undefined || maker === "") return undefined;
  return brands[maker.toLowerCase()] ?? lowerCaseShouting(maker, naming);
};

/** A name that begins with a state or a flavour names nothing: "Original, plain". */
const saysWhat = (parts: readonly string[], { states, shelves, keptShelves, leaning }: NamingLists): boolean => {
  const head = parts
    .map((part) => part.toLowerCase())
    .find((part) => !shelves.includes(part) && !Object.hasOwn(keptShelves, part));
  return head !== undefined && /\p{L}{3}/u.test(head) && !states.includes(head) && !leaning.includes(head);
};

/** The source's name without its brand, and its brand. */
const partedOf = (food: SourceFood, speech: Speech): { readonly name: string; readonly brand?: string } => {
  const spoken = replacePhrases(food.name, speech.phrases.before);
  const parted = withoutBrand(
    spoken,
    speech.brands,
    (parts) => saysWhat(parts, speech.naming),
    food.dataset === "fndds" && !spoken.endsWith("survey)"),
  );
  const brand = parted.brand ?? makerOf(food, speech) ?? brandIn(food.name.replace(/ \([^)]*\)$/u, ""), speech.naming);
  return brand === undefined ? { name: parted.name } : { name: parted.name, brand };
};

const saysBrand = (name: string, brand: string): boolean =>
  ` ${searchWords(name).join(" ")} `.includes(` ${searchWords(brand).join(" ")} `);

export type Names = { readonly name: string; readonly brand?: string; readonly alternatives: readonly string[] };

/** Fruit is eaten raw unless it says otherwise: "Banana", not "Banana, raw". */
const withoutRaw = (name: string, category: string): string =>
  category === "Fruits and Fruit Juices" ? name.replace(/, raw$/u, "") : name;

const SETS = { sr28: "USDA SR28", foundation: "USDA Foundation", fndds: "USDA survey" } as const;

/** Order in which foods choose their names: foods that are in several sets or in surveys, then shorter names; products last. */
const turn = (merged: Merged | undefined): number => {
  if (merged === undefined) return Number.POSITIVE_INFINITY;
  const { kept, others } = merged;
  const isProduct = kept.manufacturer !== undefined || (kept.dataset === "sr28" && kept.fdc_id === undefined);
  const isCommon = others.length > 0 || kept.survey === true || kept.dataset === "fndds";
  return (isProduct ? 2000 : 0) + (isCommon ? 0 : 1000) + Math.min(900, kept.name.length);
};

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Names from the shortest to the source's own. */
const choicesOf = (food: SourceFood, name: string, { naming, phrases }: Speech): readonly string[] => {
  const short = replacePhrases(readableName(name, naming), phrases.spoken);
  const long = replacePhrases(readableName(name, naming, true), phrases.spoken);
  return [
    withoutRaw(replacePhrases(short, phrases.hushed), food.category),
    replacePhrases(short, phrases.hushed),
    withoutRaw(short, food.category),
    short,
    long,
    replacePhrases(name, phrases.spoken),
  ].map(capitalised);
};

/** Names that are given: "Bread, oat bran" is "Oat bran bread", but milk chocolate is no chocolate milk. */
const makeTaken = () => {
  const taken = new Map<string, string[]>();
  const keyOf = (name: string, brand = ""): string => `${searchWords(name).toSorted().join(" ")}|${brand}`;
  return {
    has: (name: string, brand?: string): boolean =>
      (taken.get(keyOf(name, brand)) ?? []).some(
        (other) =>
          name.includes(",") || other.includes(",") || searchWords(name).join(" ") === searchWords(other).join(" "),
      ),
    add: (name: string, brand?: string): void => {
      taken.set(keyOf(name, brand), [...(taken.get(keyOf(name, brand)) ?? []), name]);
    },
  };
};

/** The name that the everyday table gives; else the shortest readable name that no other food of the brand has; the data set's own where all else reads alike. */
export const nameFoods = (
  foods: readonly Merged[],
  speech: Speech,
  given: ReadonlyMap<string, string> = new Map(),
  reserved: readonly string[] = [],
): ReadonlyMap<string, Names> => {
  const taken = makeTaken();
  for (const name of [...given.values(), ...reserved]) taken.add(name);
  const named = new Map<string, Names>();
  const turns = foods.map((_, i) => i).sort((a, b) => turn(foods[a]) - turn(foods[b]));
  for (const i of turns) {
    const merged = foods[i];
    if (merged === undefined) continue;
    const own = given.get(merged.kept.id);
    if (own !== undefined) {
      named.set(merged.kept.id, { name: own, alternatives: alternativesOf(merged, own) });
      continue;
    }
    const { name: parted, brand: made } = partedOf(merged.kept, speech);
    const choices = choicesOf(merged.kept, parted, speech);
    // A name that says its brand all the same has none beside it.
    const brand = made === undefined || choices.some((option) => saysBrand(option, made)) ? undefined : made;
    const free = choices.find((option) => !taken.has(option, brand));
    const name = free ?? `${replacePhrases(parted, speech.phrases.spoken)} (${SETS[merged.kept.dataset]})`;
    taken.add(name, brand);
    const alternatives = alternativesOf(merged, name);
    named.set(merged.kept.id, { name, ...(brand === undefined ? {} : { brand }), alternatives });
  }
  return named;
};
