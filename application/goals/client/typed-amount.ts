import { readAmount, type DecimalMark } from "@morsel/domain/units";

const NOTHING = /^0*(?:[.,]0*)?$/;

/** An amount as it is typed, from nothing on: an empty field is none. Undefined where it cannot be read. */
export const typedFromZero = (text: string, mark: DecimalMark): number | undefined => {
  if (NOTHING.test(text.trim())) return 0;
  const read = readAmount(text, mark);
  return read.ok ? read.value : undefined;
};
