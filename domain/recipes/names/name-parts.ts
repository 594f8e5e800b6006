import { foldedWords, stem } from "../../foods/index.ts";
import { foldWord } from "../ingredients/kitchen-words.ts";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Words whose followers say more of the food before them: "mantequilla sin sal", "thon au naturel", "chicken with skin". */
const JOINTS = setOf(
  "de du des d di del della dei delle da en con sin sans avec au aux a al alla alle allo in sott per per pour para with without from mit ohne aus vom von nach zum fur y e et und and plus o ou oder or",
);
const OR = setOf("or oder");
/** Words of languages in which a noun stands before what is said of it. */
const NOUN_FIRST =
  /(?:^|[\s\d])(?:de|du|des|di|del|della|d['’]|con|al|alla|cuill|c\. ?à|cuchar|cda|cdta|cucchiai|gousses?|dientes?|spicchi)/iu;

/** Italian and Spanish words end in vowels: there the noun stands first. */
const ENDS_OPEN = /[aeo]s?$|i$/u;
const isJoint = (word: string): boolean => JOINTS.has(foldWord(word));
const isElided = (word: string): boolean => /^(?:d|l|all|sott|dell)['’]/iu.test(word);

/** No food has a longer name; each word more makes two more spans. */
const MOST_WORDS = 24;

/** The spans of a name, the longest first: from its noun on, or up to it, as the language has it. */
export const partsOfName = (name: string, original: string): readonly string[] => {
  const words = name.split(" ", MOST_WORDS);
  const joint = words.findIndex((word, at) => at > 0 && (isJoint(word) || isElided(word)));
  const before = joint > 0 ? words.slice(0, joint) : words;
  const or = words.findIndex((word, at) => at > 0 && OR.has(foldWord(word)));
  const isNounFirst = NOUN_FIRST.test(original) || words.every((word) => ENDS_OPEN.test(foldWord(word)));
  const prefixes = words
    .map((_, at) => words.slice(0, words.length - at))
    .slice(1)
    .filter((span) => span.length > 0 && !isJoint(span.at(-1) ?? ""));
  const suffixes = before.map((_, at) => before.slice(at)).slice(joint > 0 ? 0 : 1);
  const cuts = prefixes.filter((span) => span.length >= before.length);
  const inner = prefixes.filter((span) => span.length < before.length);
  // "vegetable or sunflower oil": the noun of both stands last.
  const other = !isNounFirst && or > 0 ? [words.slice(or + 1)] : [];
  const ordered = isNounFirst ? [...prefixes, ...suffixes] : [...other, ...cuts, ...suffixes, ...inner];
  return ordered.map((span) => span.join(" ")).filter((span) => span.length > 2);
};

const UNSAID = setOf(
  "de d du des di del della dell dello la le les l al alla alle a au aux of the el los las il lo gli i e en",
);
const ELISION = /(?<=^|\s)(d|l|dell|all|sull|nell|sott|un)['’](?=\p{L})/giu;

/** A name as names of one thing are compared: without accents, plural, articles and what joins its words. */
export const kitchenKey = (name: string): string => {
  const words = foldedWords(name.replaceAll(ELISION, "$1 "));
  const said = words.filter((word) => !UNSAID.has(word));
  return (said.length === 0 ? words : said).map(stem).join(" ");
};

/** German nouns that a longer word ends in: "Basmatireis" is rice. */
const HEADS =
  /^\p{L}{3,}?(reis|quark|mehl|kase|milch|ol|essig|sosse|sauce|butter|zucker|brot|wurst|wurstchen|schinken|brust|salat|kohl|kurbis|zwiebeln?|tomaten?|kartoffeln?|pilze?|nudeln?|bohnen?|linsen?|pulver|sahne|joghurt|senf|honig|nusse?|schokolade|gurken?|apfel|wein|bruhe|hefe|creme|fleisch|braten|gulasch|lachs|speck|eier|knodel|paprika|toast|sirup|konfiture|marmelade|likor|suppe|kerne|flocken|wasser|kirschen?)$/u;

/** A fillet is of what stands before it: "Entenbrustfilets" are of "Entenbrust". */
const FILLET = /^(\p{L}{4,}?)s?filets?$/u;

/** The thing that a German compound is a kind of. */
export const headOfCompound = (name: string): string | undefined => {
  const folded = foldWord(name);
  return (FILLET.exec(folded) ?? HEADS.exec(folded))?.[1];
};
