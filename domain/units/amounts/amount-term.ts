const SPACE = 32;
export const PLUS = 43;
export const COMMA = 44;
export const MINUS = 45;
export const POINT = 46;
const SLASH = 47;
const ZERO = 48;
const NINE = 57;

/** Whole numbers up to here, and their quotient by a power of ten, are exact: what is longer is left to `Number`. */
const EXACT_DIGITS = 15;
const FRACTION_DIGITS = 9;

/** State of the reader: a number that may yet be any part, its decimals, the number behind a whole, the denominator. */
const FIRST = 0;
const DECIMALS = 1;
const SECOND = 2;
const DENOMINATOR = 3;

/**
 * The number between two places of a text: "7", "1.5", ",5", "3/4", "1 3/4", with spaces around; NaN where these characters say
 * none. By character codes, one after the other, as it is asked at each key that is pressed: patterns take five times as long.
 */
export const readTerm = (text: string, start: number, end: number): number => {
  let part = FIRST;
  let whole = 0;
  let numerator = 0;
  let value = 0;
  let digits = 0;
  let scale = 1;
  let isOver = false;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code >= ZERO && code <= NINE) {
      if (isOver) {
        if (part !== FIRST || value === 0 || digits > FRACTION_DIGITS) return NaN;
        part = SECOND;
        whole = value;
        value = 0;
        digits = 0;
        isOver = false;
      }
      value = value * 10 + code - ZERO;
      digits += 1;
      if (part === DECIMALS) scale *= 10;
    } else if (code === SPACE) isOver = digits > 0 || part === DECIMALS;
    else if (code === SLASH) {
      if (part === DECIMALS || part === DENOMINATOR || value === 0 || digits > FRACTION_DIGITS) return NaN;
      part = DENOMINATOR;
      numerator = value;
      value = 0;
      digits = 0;
      isOver = false;
    } else if ((code === POINT || code === COMMA) && part === FIRST && !isOver) part = DECIMALS;
    else return NaN;
  }
  if (part === DENOMINATOR) return value > 0 && digits <= FRACTION_DIGITS ? whole + numerator / value : NaN;
  if (part === SECOND || digits === 0) return NaN;
  return digits > EXACT_DIGITS ? Number(text.slice(start, end).replace(",", ".")) : value / scale;
};
