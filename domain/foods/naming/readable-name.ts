import { lookUp } from "../../lookup/index.ts";
import { partsOf } from "./name-parts.ts";

/** Knowledge about words for the rules of readable names, stored as data beside the foods. */
export type NamingLists = {
  /** First parts that only say which shelf a food is on: "Beverages", "Fish", "Nuts". */
  readonly shelves: readonly string[];
  /** Shelves worth keeping, as a last part: "Babyfood" → "baby food". */
  readonly keptShelves: Readonly<Record<string, string>>;
  /** Parts that mean nothing without their shelf: "Fish, cake or patty". */
  readonly leaning: readonly string[];
  /** First parts whose next part names the kind: "Oil, olive", "Cheese, cheddar". Singular form by plural. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Parts that never name a kind and stay behind: "raw", "cooked", "canned". */
  readonly states: readonly string[];
  /** Words that go before any first part: "ground", "brown", "red". */
  readonly fronting: readonly string[];
  /** Parts that say nothing to a person who eats: "salad or cooking", "all commercial varieties". */
  readonly silent: readonly string[];
  /** Plurals that are one thing each: "bananas" → "banana". */
  readonly singulars: Readonly<Record<string, string>>;
  /** Capitals that are no brand: "USDA", "BBQ". */
  readonly capitals: readonly string[];
};

const lower = (text: string): string => text.toLowerCase();
/** Looks a word up in a list; "constructor" is a word like any other. */
const entryOf = (list: Readonly<Record<string, string>>, word: string): string | undefined => lookUp(list, lower(word));
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** "Olive" becomes "olive", "Italian" and "USDA" stay: only the first word of a name was capitalised for its place. */
const uncapitalised = (text: string, proper: boolean): string =>
  proper ? text : text.charAt(0).toLowerCase() + text.slice(1);

const isShout = (word: string, lists: NamingLists): boolean =>
  /^[A-Z][A-Z'’.&-]{3,}$/u.test(word) && !lists.capitals.includes(word.replaceAll(/[^A-Z]/gu, ""));

/** "KELLOGG'S" → "Kellogg's". */
export const lowerCaseShouting = (text: string, lists: NamingLists): string =>
  text.replaceAll(/[A-Z][A-Z'’&-]{2,}/gu, (word) =>
    lists.capitals.includes(word.replaceAll(/[^A-Z]/gu, ""))
      ? word
      : word.replaceAll(/(?<=[A-Z'’])[A-Z]/gu, lower).replaceAll(/(?<=-)[a-z]/gu, (c) => c.toUpperCase()),
  );

/** The words in capitals that begin a part: how the data sets write brands. */
export const brandIn = (name: string, lists: NamingLists): string | undefined => {
  for (const part of partsOf(name)) {
    const words = part.split(" ");
    const first = words.findIndex((word) => !isShout(word, lists));
    const shouted = words.slice(0, first === -1 ? words.length : first);
    if (shouted.length > 0) return lowerCaseShouting(shouted.join(" "), lists);
  }
  const bracket = /\(([A-Z][A-Za-z'’&. -]+)\)$/u.exec(name)?.[1];
  return bracket !== undefined && !/Native|Hopi|Navajo|Apache|Shoshone|Northern|Southwest/u.test(bracket)
    ? bracket
    : undefined;
};

const isSilent = (part: string, lists: NamingLists): boolean =>
  lists.silent.includes(lower(part)) || /^(?:NFS|NS as to .*)$/u.test(part);

const namesAKind = (part: string, lists: NamingLists): boolean =>
  part.split(" ").length <= 2 &&
  !/[\d%()/]|^(?:with|without|made|from|prepared|no|NS|in|low|reduced|and|or)\b/iu.test(part) &&
  !lists.states.includes(lower(part));

const withoutShelf = (parts: readonly string[], lists: NamingLists): string[] => {
  const [first = "", ...rest] = parts;
  const next = rest[0];
  if (
    next === undefined ||
    lists.states.includes(lower(next)) ||
    lists.leaning.includes(lower(next)) ||
    isSilent(next, lists)
  )
    return [...parts];
  const kept = entryOf(lists.keptShelves, first);
  if (kept !== undefined) return [...withoutShelf(rest, lists), kept];
  return lists.shelves.includes(lower(first)) ? withoutShelf(rest, lists) : [...parts];
};

/** "Oil, olive, …" → "Olive oil, …"; "Beef, ground, …" → "Ground beef, …". */
const turned = (parts: readonly string[], lists: NamingLists): string[] => {
  const [head = "", ...rest] = parts;
  const kind = entryOf(lists.kinds, head);
  const singular = kind ?? entryOf(lists.singulars, head) ?? head;
  const isProper = (text: string): boolean => /^[A-Z]/u.test(text);
  const fronts: string[] = [];
  const stays: string[] = [];
  for (const part of rest) {
    const fronting = lists.fronting.includes(lower(part));
    const takes = fronting
      ? fronts.length < 2 && stays.length === 0
      : kind !== undefined && fronts.length === 0 && stays.length === 0 && namesAKind(part, lists);
    if (takes) fronts.push(part);
    else stays.push(part);
  }
  if (fronts.length === 0) return [singular, ...stays];
  const words = new Set(fronts.flatMap((front) => lower(front).split(" ")));
  const tail = words.has(lower(singular)) || words.has(lower(head)) ? "" : ` ${uncapitalised(singular, false)}`;
  const front = fronts
    .toReversed()
    .map((one, i) => (i === 0 ? one : uncapitalised(one, isProper(one))))
    .join(" ");
  return [front + tail, ...stays];
};

/**
 * F10: what people call a food whose data set calls it by shelf, kind and state. With `keepAll`, parts that only tell a
 * laboratory something stay, for foods that would read alike without them.
 */
export const readableName = (original: string, lists: NamingLists, keepAll = false): string => {
  const name = original.replaceAll(/\s+/gu, " ").trim();
  const given = partsOf(name);
  if (given.some((part) => /^(?:and|or|and\/or)\b/iu.test(part)) || name.includes(";")) return name;
  const shelved = withoutShelf(given, lists);
  const turnedParts = turned(shelved, lists);
  const heard = keepAll ? turnedParts : turnedParts.filter((part, i) => i === 0 || !isSilent(part, lists));
  const [head = name, ...rest] = heard.map((part) =>
    keepAll ? part : part.replace(/ \((?:includes|may have)[^()]*\)$/iu, ""),
  );
  return capitalised(lowerCaseShouting([head, ...rest].join(", "), lists).replaceAll(" lean meat / ", " lean / "));
};
