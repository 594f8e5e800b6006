/** Fractions that have a character of their own, with what they stand for. */
const VULGAR: { readonly [sign: string]: string } = {
  "½": "1/2",
  "⅓": "1/3",
  "⅔": "2/3",
  "¼": "1/4",
  "¾": "3/4",
  "⅕": "1/5",
  "⅖": "2/5",
  "⅗": "3/5",
  "⅘": "4/5",
  "⅙": "1/6",
  "⅚": "5/6",
  "⅐": "1/7",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
  "⅑": "1/9",
  "⅒": "1/10",
};

/** The same signs as East Asian keyboards and typesetters write them. */
const SAME: { readonly [sign: string]: string } = {
  "−": "-",
  "–": "-",
  "－": "-",
  "＋": "+",
  "⁄": "/",
  "∕": "/",
  "／": "/",
  "．": ".",
  "，": ",",
  "\u00a0": " ",
  "\u2009": " ",
  "\u202f": " ",
  "\u3000": " ",
  "\t": " ",
};

/**
 * U13: full-width digits and typographic signs are the same characters in another dress and are read; digits of other
 * scripts, superscripts and letters that look like digits are left as they are, to be refused.
 */
export const plainAmountText = (text: string): string =>
  text
    .replaceAll(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒]/g, (sign) => ` ${VULGAR[sign] ?? sign} `)
    .replaceAll(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replaceAll(/[−–－＋⁄∕／．，\u00a0\u2009\u202f\u3000\t]/g, (sign) => SAME[sign] ?? sign);
