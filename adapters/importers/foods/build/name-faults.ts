import type { EverydayThing } from "../everyday.ts";
import { nameOfState, stateKey, type LanguageWords, type ThingName } from "../food-names.ts";

/** Each language that has any names has one for so many of the first things. */
const FIRST_NAMED = 600;
/** A state that is said so often has a word in each language. */
const OFTEN = 5;
const LONGEST_NAME = 80;

export type NameFiles = { readonly names: readonly ThingName[]; readonly words: LanguageWords };

/** Scripts of the languages that are not written in Latin letters alone. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u,
  ko: /\p{Script=Hangul}/u,
  "zh-CN": /\p{Script=Han}/u,
  "zh-TW": /\p{Script=Han}/u,
};
/** Traditional characters that no simplified text has, and the other way about: the commonest of the kitchen. */
const NOT_WRITTEN: Readonly<Record<string, RegExp>> = {
  "zh-CN": /[雞雜魚麵飯湯蘋薑鹽醬萵蔥蘿蔔麥團餅乾漿優豬鴨鵝蝦貝蠔龍頭葉萬長馬鈴燒煉無凍鮮種]/u,
  "zh-TW": /[鸡杂鱼饭汤苹盐酱莴葱萝麦团饼浆优猪鸭鹅虾贝蚝龙头叶万长马铃烧炼无冻鲜种]/u,
};

const lettersNotIn = (text: string, locale: string, letters: string): readonly string[] => {
  const allowed = new Set(letters);
  const script = SCRIPTS[locale];
  const foreign = NOT_WRITTEN[locale];
  return [...new Set(text.normalize("NFC").toLocaleLowerCase(locale === "tr" ? "tr" : "en"))].filter((sign) => {
    if (foreign?.test(sign) === true) return true;
    if (!/[\p{L}\p{M}]/u.test(sign)) return !/[\d %.,()（）・、\-–’'&/+]/u.test(sign);
    return !allowed.has(sign) && script?.test(sign) !== true;
  });
};

const statesOf = (label: string): readonly string[] => label.split(", ").filter((part) => !/^any\b/u.test(part));

const oftenSaid = (table: readonly EverydayThing[]): readonly string[] => {
  const times = new Map<string, number>();
  for (const { as, states } of table)
    for (const { label } of as === "thing" ? states : [])
      for (const part of label === "" ? [] : statesOf(label)) times.set(part, (times.get(part) ?? 0) + 1);
  return [...times].filter(([, count]) => count >= OFTEN).map(([part]) => part);
};

/** Lists the faults in a language's names of everyday foods, a sentence each. */
export const nameFaults = (
  locale: string,
  table: readonly EverydayThing[],
  { names, words }: NameFiles,
  { letters, foods }: { readonly letters: string; readonly foods: ReadonlySet<string> },
): readonly string[] => {
  const wrong: string[] = [];
  const things = new Map(table.map((thing) => [thing.name, thing]));
  const rows = new Map<string, ThingName>();
  const givenTo = new Map<string, string>();
  const give = (name: string, food: string): void => {
    const key = name.normalize("NFC").toLocaleLowerCase();
    const before = givenTo.get(key);
    if (before !== undefined) wrong.push(`"${name}" is the name of both ${before} and ${food}`);
    givenTo.set(key, food);
  };
  const look = (text: string, where: string): void => {
    const bad = lettersNotIn(text, locale, letters);
    if (bad.length > 0) wrong.push(`${where}: "${text}" has ${bad.map((sign) => `"${sign}"`).join(", ")}`);
    if (text.length > LONGEST_NAME) wrong.push(`${where}: "${text}" is longer than ${LONGEST_NAME}`);
  };
  for (const row of names) {
    const thing = things.get(row.thing);
    if (thing === undefined && !foods.has(row.thing))
      wrong.push(`"${row.thing}" is no thing of everyday.tsv and no food's id`);
    if (rows.has(row.thing)) wrong.push(`"${row.thing}" is there twice`);
    rows.set(row.thing, row);
    if (row.name === "") wrong.push(`${row.thing}: it has no name`);
    if (row.form !== "" && !words.forms.includes(row.form)) wrong.push(`${row.thing}: there is no form "${row.form}"`);
    for (const text of [row.name, ...row.words, ...[...row.states.values()].flat()]) look(text, row.thing);
    const labels = new Set(thing?.states.map(stateKey));
    for (const label of row.states.keys())
      if (!labels.has(label)) wrong.push(`${row.thing}: it has no state "${label}", but ${[...labels].join(", ")}`);
    if (thing === undefined) give(row.name, row.thing);
    for (const state of thing?.states ?? []) {
      const name = nameOfState(row, state, words);
      if (name !== undefined) give(name, `${row.thing}, ${stateKey(state)}`);
    }
  }
  for (const { name } of table.slice(0, FIRST_NAMED)) if (!rows.has(name)) wrong.push(`${name}: it has no line`);
  for (const part of oftenSaid(table)) if (!words.said.has(part)) wrong.push(`states: "${part}" has no words`);
  for (const [state, said] of words.said) {
    for (const text of said) look(text, "states");
    if (said.length !== 1 && said.length !== words.forms.length)
      wrong.push(`states: "${state}" has ${said.length} words, not 1 or ${words.forms.length}`);
  }
  return wrong;
};

/** Things and states that have a name, for who writes on. */
export const namedCounts = (
  table: readonly EverydayThing[],
  { names, words }: NameFiles,
): { readonly things: number; readonly foods: number; readonly unnamed: readonly string[] } => {
  const rows = new Map(names.map((row) => [row.thing, row]));
  const unnamed = table.flatMap((thing) => {
    const row = rows.get(thing.name);
    return thing.states
      .filter((state) => row === undefined || nameOfState(row, state, words) === undefined)
      .map((state) => `${thing.name}: ${stateKey(state)}`);
  });
  return {
    things: rows.size,
    foods: table.reduce((sum, { states }) => sum + states.length, 0) - unnamed.length,
    unnamed,
  };
};
