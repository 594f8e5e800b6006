import { readAmount, gramsOfUnit } from "../../units/index.ts";
import { unitAt } from "./kitchen-words.ts";

const WEIGHT =
  /^(?:(à|je|zu je|each|de|di|da|of|von|d['’]) ?)?(?:about |around |approx\.? |approximately |ca\.? |circa |etwa |ungefähr |environ |unos |aprox\.? |aproximadamente |~ ?)?(\d{1,6} \d{1,3}\/\d{1,3}|\d{1,6}\/\d{1,3}|\d{1,6}(?:[.,]\d{1,6})?)[ -]?(\p{L}{1,20})\.?(?: (?:circa|aprox\.?|aproximadamente|environ|drained|drained weight|net|netto|abgetropft|abtropfgewicht|égouttée?s?|poids égoutté|escurrid[oa]s?|peso escurrido|sgocciolat[oaie]|peso sgocciolato))?(?: (each|apiece|je|pro stück|das stück|chacune?|pièce|l['’]une?|l['’]un[oa]|ciascun[oa]|cad\.?|cada un[oa]))?$/iu;

export type Bracket = {
  readonly text: string;
  readonly grams?: number;
  readonly isEach: boolean;
  /** "Abtropfgewicht 240 g": what the label of one of them says, which stays with the line. */
  readonly isLabel?: boolean;
};

/** Words of labels before a weight. */
const LABEL =
  /^(?:abtropfgewicht:? |abtr\.[- ]?gew\.:? ?|atg\.?:? |drained weight:? |net weight:? |poids (?:net )?égoutté:? |peso (?:net[oa] |netto )?(?:escurrido|sgocciolato):? )/iu;

/** "400 g/14 oz" says a weight twice. */
const TWICE = /(?<=\p{L}\.?) ?\/ ?(?=\d)/u;

export const bracketOf = (text: string): Bracket => {
  const said = text.split(TWICE).slice(0, 2).map(weightIn);
  const [first] = said;
  return first === undefined || said.some(({ grams }) => grams === undefined)
    ? { text, isEach: false }
    : { ...first, text, isEach: said.some(({ isEach }) => isEach) };
};

/** "4 to 4 1/2 lb" weighs its middle. */
const FROM_TO =
  /^(\d{1,4}(?:[.,]\d+)?(?: \d\/\d)?) ?(?:to|bis|à|a|o|-|–) ?(\d{1,4}(?:[.,]\d+)?(?: \d\/\d)?) ?(\p{L}{1,12})\.?$/iu;

const weightIn = (text: string): Bracket => {
  const [, from, to, unitOf] = FROM_TO.exec(text) ?? [];
  if (from !== undefined && to !== undefined && unitOf !== undefined) {
    const [low, high] = [weightIn(`${from} ${unitOf}`), weightIn(`${to} ${unitOf}`)];
    return low.grams === undefined || high.grams === undefined
      ? low
      : { ...low, text, grams: (low.grams + high.grams) / 2 };
  }
  const label = LABEL.exec(text)?.[0] ?? "";
  const found = WEIGHT.exec(text.slice(label.length));
  const amount = found === null ? undefined : readAmount(found[2] ?? "");
  const unit = found === null ? undefined : unitAt([found[3] ?? ""], 0)?.unit;
  const each = unit === undefined ? undefined : gramsOfUnit(unit);
  if (amount?.ok !== true || each === undefined) return { text, isEach: false };
  const isLabel = label !== "";
  return {
    text,
    grams: amount.value * each,
    isEach: isLabel || (found?.[1] ?? found?.[4]) !== undefined,
    ...(isLabel ? { isLabel } : {}),
  };
};

/** Marks the place of a bracket among the words. */
export const PLACEHOLDER = "\u0001";
export const placeholderIndex = (word: string | undefined): number | undefined =>
  word?.startsWith(PLACEHOLDER) === true ? Number(word.slice(1)) : undefined;

/** "200g", "15-oz" and the first "d'huile" are two words each. */
export const splitWords = (text: string): readonly string[] => {
  let isElided = false;
  return text.split(" ").flatMap((word) => {
    const [, figure, unit] = /^([\d.,/]*\d)-?(\p{L}+\.?)$/u.exec(word) ?? [];
    if (figure !== undefined && unit !== undefined && unitAt([unit], 0) !== undefined) return [figure, unit];
    const [, part, rest] = (isElided ? null : /^(d|dell|un|demi)['’-](.+)$/iu.exec(word)) ?? [];
    if (part === undefined || rest === undefined) return word === "" ? [] : [word];
    isElided = true;
    return [part, rest];
  });
};
