import type { SourcePortion } from "@morsel/domain/foods";

/** A portion as FoodData Central says it: in columns of its own, or in words ("2 slices"), where the columns are empty. */
export type FdcPortion = {
  readonly amount: number | undefined;
  readonly measure: string;
  readonly modifier: string;
  readonly described: string;
  readonly grams: number | undefined;
};

const fraction = (text: string): number => {
  const [over = "", under = "1"] = text.split("/");
  return Number(over) / Number(under);
};

/** The portion, unless it does not say how much of what it is: 33.9 g may be one tablespoon or two. */
export const portionOfFdc = ({
  amount,
  measure,
  modifier,
  described,
  grams = 0,
}: FdcPortion): readonly SourcePortion[] => {
  if (described.trim() === "") {
    const unit = `${measure === "undetermined" ? "" : measure} ${modifier}`.trim();
    return amount === undefined ? [] : [{ amount, unit, grams }];
  }
  const [, count, unit = ""] = /^(\d[\d.]*(?:\/\d+)?)\s+(\S.*)$/.exec(described.trim().slice(0, 200)) ?? [];
  return count === undefined ? [] : [{ amount: fraction(count), unit, grams }];
};
