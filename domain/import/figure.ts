/** The sign between whole and part of a number. */
export type DecimalMark = "." | ",";

/** Texts by which trackers say that a value is not known. */
const UNKNOWN: ReadonlySet<string> = new Set(["", "-", "--", "n/a", "na", "null", "nan", "none"]);

const GROUPED = {
  ".": /^[+-]?\d{1,3}(?:[,\u00a0\u202f' ]\d{3})+(?:\.\d+)?$/,
  ",": /^[+-]?\d{1,3}(?:[.\u00a0\u202f' ]\d{3})+(?:,\d+)?$/,
};
const PLAIN = { ".": /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/, ",": /^[+-]?(?:\d+(?:,\d*)?|,\d+)$/ };

export const isUnknownFigure = (text: string): boolean => UNKNOWN.has(text.trim().toLowerCase());

/** I4: a number as a file writes it; undefined where it is unknown, NaN where it cannot be read. */
export const readImportedFigure = (text: string, mark: DecimalMark): number | undefined => {
  const trimmed = text.trim();
  if (isUnknownFigure(trimmed)) return undefined;
  if (PLAIN[mark].test(trimmed)) return Number(trimmed.replace(",", "."));
  if (!GROUPED[mark].test(trimmed)) return Number.NaN;
  const whole =
    mark === "." ? trimmed.replaceAll(/[,\u00a0\u202f' ]/g, "") : trimmed.replaceAll(/[.\u00a0\u202f' ]/g, "");
  return Number(whole.replace(",", "."));
};

/** A conversion's value without the last digits of binary fractions: 418.4 kJ are 100 kcal. */
export const withoutNoise = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Counts of cells that tell the decimal mark of a table. */
export type MarkEvidence = { readonly points: number; readonly commas: number };
export const NO_MARKS: MarkEvidence = { points: 0, commas: 0 };

/** I4: a comma before other than three digits is decimal; a point before other than three, or behind a grouping comma, too. */
export const withMark = ({ points, commas }: MarkEvidence, text: string): MarkEvidence => {
  const trimmed = text.trim();
  if (/^[+-]?[\d,]*\d\.\d+$/.test(trimmed) && !/^[+-]?\d{1,3}\.\d{3}$/.test(trimmed))
    return { points: points + 1, commas };
  if (/^[+-]?[\d.]*\d,\d+$/.test(trimmed) && !/^[+-]?\d{1,3}(?:,\d{3})+$/.test(trimmed))
    return { points, commas: commas + 1 };
  return { points, commas };
};

/** I4: the mark of a whole table; where no number tells, a table with semicolons has decimal commas. */
export const markOfTable = ({ points, commas }: MarkEvidence, separator: string): DecimalMark =>
  points === commas ? (separator === ";" && points === 0 ? "," : ".") : commas > points ? "," : ".";
