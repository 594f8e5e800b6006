import { amountAt } from "./ingredient-amount.ts";
import { foldWord, kitchenWords } from "./kitchen-words.ts";

/** "juice of 1 lime": where the figure stands, and the words before it. */
export const partOf = (words: readonly string[]): { readonly start: number; readonly note: string } | undefined => {
  const part = words.slice(0, 4).findIndex((word) => kitchenWords.parts.has(foldWord(word)));
  if (part === -1) return undefined;
  for (let i = Math.max(1, part); i < Math.min(7, words.length - 1); i += 1) {
    // "Saft einer halben Zitrone"
    const isGenitive = i > part && /^(?:einer|eines|½|1\/2)$/iu.test(words[i] ?? "");
    const start = isGenitive ? i : i + 1;
    const isOf = isGenitive || (i < words.length - 2 && kitchenWords.of.has(foldWord(words[i] ?? "")));
    if (isOf && typeof amountAt(words, start) === "object") return { start, note: words.slice(0, i).join(" ") };
  }
  return undefined;
};

/** "etwas Zitronensaft", "un peu de sel": how many words say that nobody measures it. */
export const unmeasured = (words: readonly string[]): number => {
  for (let taken = Math.min(3, words.length - 1); taken > 0; taken -= 1) {
    const said = words
      .slice(0, taken)
      .map((word) => foldWord(word).replaceAll(/['’]/gu, ""))
      .join("_");
    // "unos 100 g" are weighed.
    if (kitchenWords.some.has(said)) return amountAt(words, taken) === undefined ? taken : 0;
  }
  return 0;
};

/** "2 etti di prosciutto": Italian shops weigh in hundreds of grams. */
const ETTI = /(?<![\p{L}\d])(\d{1,2}(?:[.,]\d)?|un|mezzo) ?ett[oi]( e mezzo)?(?= )/giu;
const FIGURES: { readonly [word: string]: number } = { un: 1, mezzo: 0.5 };

export const withoutEtti = (text: string): string =>
  text.replaceAll(ETTI, (_, figure: string, half: string | undefined) => {
    const etti = FIGURES[figure.toLowerCase()] ?? Number(figure.replace(",", "."));
    return `${(etti + (half === undefined ? 0 : 0.5)) * 100} g`;
  });

/** "je 1 rote und gelbe Paprikaschote": one of each, which are two of the thing. */
const OF_EACH = /^je (\d{1,2}|eine?n?) (\p{Ll}+) und (\p{Ll}+) (?=\p{Lu})/u;

export const withoutEach = (text: string): string => {
  const [whole, figure = "", , second = ""] = OF_EACH.exec(text) ?? [];
  if (whole === undefined) return text;
  return `${2 * (Number(figure) || 1)} ${second} ${text.slice(whole.length)}`;
};
