import type { Lexicon, Synonym } from "../search/lexicon.ts";
import type { SearchName } from "../search/search-name.ts";
import { bracketsOf } from "./brackets.ts";
import { uniqueWords, wordsToIndex } from "./words-to-index.ts";

type Named = {
  readonly description: string;
  readonly originalName?: string | undefined;
  readonly alternativeNames: readonly string[];
  readonly commonNames?: readonly string[] | undefined;
  readonly brand?: string | undefined;
  readonly source?: { readonly dataset: string };
};

const MOST_NAMES = 28;

const split = (name: string, kind: SearchName["kind"]): SearchName => {
  const { outside, inside } = bracketsOf(name);
  const [head = "", ...rest] = outside.split(/[,;](?=\s)/u);
  return {
    kind,
    core: uniqueWords(wordsToIndex(head)),
    rest: uniqueWords(wordsToIndex([...rest, ...inside].join(" "))),
  };
};

const replaced = (words: readonly string[], { words: from }: Synonym, to: readonly string[]): readonly string[] => {
  const first = words.findIndex((word) => from.includes(word));
  if (first === -1) return words;
  return words.flatMap((word, i) => (i === first ? to : from.includes(word) || to.includes(word) ? [] : [word]));
};

/** F5: the name with what people elsewhere say in the place of its own words; made as they are asked for. */
function* aliasesOf(name: SearchName, lexicon: Lexicon): Generator<SearchName> {
  const hasSynonym = (word: string): boolean => lexicon.synonyms.has(word);
  if (!name.core.some(hasSynonym) && !name.rest.some(hasSynonym)) return;
  const all = new Set([...name.core, ...name.rest]);
  for (const first of all)
    for (const synonym of lexicon.synonyms.get(first) ?? []) {
      if (!synonym.words.every((word) => all.has(word))) continue;
      const isSaidFurther = !synonym.words.some((word) => name.core.includes(word));
      for (const alias of synonym.aliases)
        yield {
          kind: "alias",
          core: isSaidFurther ? name.core : replaced(name.core, synonym, alias),
          rest: isSaidFurther
            ? replaced(name.rest, synonym, alias)
            : name.rest.filter((word) => !synonym.words.includes(word)),
        };
    }
}

/** Words that say little about a food are left out of its readable name; a search for them still finds it. */
const LITTLE = 0.3;

const withStates = (name: SearchName, original: string | undefined, lexicon: Lexicon): SearchName => {
  if (original === undefined) return name;
  const said = new Set([...name.core, ...name.rest]);
  const states = wordsToIndex(original).filter((word) => !said.has(word) && (lexicon.weights.get(word) ?? 1) <= LITTLE);
  return states.length === 0 ? name : { ...name, rest: uniqueWords([...name.rest, ...states]) };
};

/** The brand may be said with the name, or alone: then all that it makes is meant. */
const withBrand = (name: SearchName, brand: readonly string[]): SearchName => ({
  ...name,
  kind: brand.length === 0 ? "readable" : "product",
  rest: uniqueWords([...name.rest, ...brand]).filter((word) => !name.core.includes(word)),
});

const brandName = ({ core, rest }: SearchName, brand: readonly string[]): readonly SearchName[] =>
  brand.length === 0
    ? []
    : [{ kind: "brand", core: brand, rest: uniqueWords([...core, ...rest]).filter((word) => !brand.includes(word)) }];

/** F24: a common name in the place of the food's own, with what is said further of the food. */
const commonName = (name: string, { rest }: SearchName): SearchName => {
  const own = split(name, "common");
  const said = new Set(own.core);
  return { ...own, rest: uniqueWords([...own.rest, ...rest]).filter((word) => !said.has(word)) };
};

/** The names of a food, the most telling first, made as they are asked for. */
function* namesOf(food: Named, lexicon: Lexicon): Generator<SearchName> {
  const brand = uniqueWords(wordsToIndex(food.brand ?? ""));
  const readable = withBrand(withStates(split(food.description, "readable"), food.originalName, lexicon), brand);
  yield readable;
  for (const one of food.commonNames ?? []) yield commonName(one, split(food.description, "readable"));
  yield* brandName(readable, brand);
  yield* aliasesOf(readable, lexicon);
  // FNDDS lists what it counts among a food; the other sets list names of the food itself.
  const kind = food.source?.dataset === "fndds" ? "inclusion" : "alternative";
  const listed = new Set(food.commonNames);
  for (const name of food.alternativeNames) if (!listed.has(name)) yield split(name, kind);
}

/** F4: all names under which a food is searched, or the first of them. */
export const searchNamesOf = (food: Named, lexicon: Lexicon, most = MOST_NAMES): readonly SearchName[] => {
  const names: SearchName[] = [];
  for (const name of namesOf(food, lexicon)) {
    names.push(name);
    if (names.length === most) break;
  }
  if (food.originalName === undefined) return names;
  const known = new Set(names.flatMap(({ core, rest }) => [...core, ...rest]));
  const further = wordsToIndex(food.originalName).filter((word) => !known.has(word));
  return further.length === 0 ? names : [...names, { kind: "further", core: [], rest: uniqueWords(further) }];
};
