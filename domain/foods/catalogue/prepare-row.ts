import type { IndexedFood } from "../indexing/indexed-food.ts";
import { relevancePrior, type PriorRules } from "../indexing/relevance-prior.ts";
import { searchNamesOf } from "../indexing/search-names.ts";
import type { Lexicon } from "../search/lexicon.ts";
import type { SearchName } from "../search/search-name.ts";
import type { CatalogueRow } from "./source-record.ts";

/** A product has its own name, its brand's and one that people elsewhere say: more would only make the index larger. */
const MOST_NAMES = 3;
/** W250: however plain a product is called, the foods that ship come first. */
const PLAINEST_PRODUCT = 0.15;
const FAME = 0.1;
const PER_WORD = 0.01;
/** Doubtful foods come behind others. */
const DOUBT = 0.1;

/** Better known and said in fewer words; what makes a food plain beside that says nothing of products. */
const productPlainness = (fame: number, [name]: readonly SearchName[]): number =>
  PLAINEST_PRODUCT + FAME * fame - PER_WORD * Math.min(10, (name?.core.length ?? 0) + (name?.rest.length ?? 0));

/** A food to keep, with what search keeps beside it; without names it is known but not listed. */
export type PreparedRow = IndexedFood & { readonly revision: string };

export type IndexingWords = {
  readonly lexicon: Lexicon;
  readonly plainness: PriorRules;
  /** True if a food of this id ships. */
  readonly isShipped: (id: string) => boolean;
};

/** W250: what search keeps of an imported food; one that ships is known by its id and not listed twice. */
export const prepareRow = (
  { food, revision, traits }: CatalogueRow,
  { lexicon, plainness: rules, isShipped }: IndexingWords,
): PreparedRow => {
  const names = searchNamesOf(food, lexicon, MOST_NAMES).slice(0, MOST_NAMES);
  const plain = traits.isBranded
    ? productPlainness(traits.fame, names)
    : relevancePrior({ ...food, dataset: food.source.dataset, ...traits }, rules, lexicon);
  // Half of Europe's labels say no fibre: nothing is wrong with them.
  const isDoubtful = (food.source.doubts ?? []).some((doubt) => doubt !== "FibreUnknown");
  return {
    food,
    revision,
    plainness: Math.max(0, plain - (isDoubtful ? DOUBT : 0)),
    names: traits.shippedIds.some(isShipped) ? [] : names,
  };
};
