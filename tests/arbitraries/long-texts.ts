/**
 * Worst cases of patterns and loops: one sign again and again, pairs that nearly match, and an end that matches nothing, so that a pattern
 * which looked ahead must backtrack.
 */
const WORST = [
  "/",
  "\\",
  " ",
  "\t",
  "\n",
  "a",
  "A",
  "é",
  "ß",
  "½",
  "e\u0301",
  "\u0301",
  "\ud800",
  "0",
  "1",
  "9.",
  "1,",
  "1 ",
  "1/",
  "+",
  "-",
  "--",
  "(",
  ")",
  "()",
  "( ",
  " )",
  ",",
  ", ",
  " ,",
  ";",
  ";q=",
  "?",
  "#",
  "&",
  "&callbackUrl=",
  "=",
  "%",
  "%25",
  "%2f",
  ".",
  "..",
  "../",
  "./",
  "a.",
  "a@",
  "@",
  "a,",
  "a b ",
  "_",
  "|",
  '"',
  "{",
  "[",
  '{"a":',
  "optional ",
  "1 cup ",
  "password-",
  "%70",
  "\u202e",
  "\u0000",
] as const;

/** Texts of a length, each with a name. */
export const longTexts = (length: number): readonly (readonly [what: string, text: string])[] =>
  WORST.flatMap((sign) => {
    const row = sign.repeat(Math.ceil(length / sign.length)).slice(0, length);
    const name = JSON.stringify(sign);
    return [
      [`${name} before an end`, `x${row}\u2603`],
      [`${name} in an address`, `/de/food${row}?x`],
    ] as const;
  });
