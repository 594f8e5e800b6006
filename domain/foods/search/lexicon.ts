/** Words of one name and what else people say for them. */
export type Synonym = { readonly words: readonly string[]; readonly aliases: readonly (readonly string[])[] };

/** Search's knowledge about words; all of it is data that comes with the foods. */
export type Lexicon = {
  /** By the first of their words. */
  readonly synonyms: ReadonlyMap<string, readonly Synonym[]>;
  /** How much a word sets a food apart when nobody asked for it: 0 nothing, 1 as any other word. */
  readonly weights: ReadonlyMap<string, number>;
  /** Words of a query that may be missing from a food: sizes, measures, praise. */
  readonly optional: ReadonlySet<string>;
  /** Words that mean nearly the same when asked for: "steamed" finds "boiled". */
  readonly related: ReadonlyMap<string, readonly string[]>;
  /** F20: names that are no misspelling, such as brands the catalogue lacks, and the words of what comes nearest. */
  readonly nearest: ReadonlyMap<string, readonly string[]>;
  /** F22: foods that are one thing in several states. */
  readonly things: ReadonlyMap<string, DefaultFoodState>;
};

/** The thing and, of its states, the one that is meant when nobody says which. */
export type DefaultFoodState = { readonly thing: string; readonly usual: string };
