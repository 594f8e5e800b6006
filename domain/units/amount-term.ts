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
const NONE = -1;

/**
 * The number between two places of a text: "7", "1.5", ",5", "3/4", "1 3/4", with spaces around; NaN where these characters say
 * none. By character codes, one after the other, as it is asked at each key that is pressed: patterns take five times as long.
 */
export const readTerm = (text: string, start: number, end: number): number => {
  let value = 0;
  let digits = 0;
  let scale = 0;
  let isOver = false;
  let whole = NONE;
  let numerator = NONE;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code >= ZERO && code <= NINE) {
      if (isOver) {
        // A second number: behind the whole of a fraction, nowhere else.
        if (scale > 0 || whole !== NONE || numerator !== NONE || digits > FRACTION_DIGITS) return Number.NaN;
        whole = value;
        value = 0;
        digits = 0;
        isOver = false;
      }
      value = value * 10 + (code - ZERO);
      digits += 1;
      scale *= 10;
    } else if (code === SPACE) isOver = digits > 0 || scale > 0;
    else if (code === SLASH) {
      if (digits === 0 || digits > FRACTION_DIGITS || scale > 0 || numerator !== NONE) return Number.NaN;
      numerator = value;
      value = 0;
      digits = 0;
      isOver = false;
    } else if ((code === POINT || code === COMMA) && !isOver && scale === 0 && whole === NONE && numerator === NONE)
      scale = 1;
    else return Number.NaN;
  }
  if (numerator !== NONE) {
    const isFraction = numerator > 0 && value > 0 && whole !== 0 && digits <= FRACTION_DIGITS;
    return isFraction ? Math.max(0, whole) + numerator / value : Number.NaN;
  }
  if (digits === 0 || whole !== NONE) return Number.NaN;
  if (digits > EXACT_DIGITS) return Number(text.slice(start, end).replace(",", "."));
  return scale > 0 ? value / scale : value;
};
