import { amountDoubt, type EntryServing, type Portion, factsOfOption, optionWith } from "@morsel/domain/diary";
import type { Food } from "@morsel/domain/foods";
import type { DecimalMark } from "@morsel/domain/units";
import { readingOf, type AmountState } from "./amount-input.ts";
import type { PlateRow } from "./plate.ts";

/** Context in which a row's amount is read. */
export type RowChoice = {
  readonly food: Food | undefined;
  readonly servings: readonly EntryServing[];
  readonly usual: readonly Portion[];
};

/** A row after its amount was typed, or another serving was chosen. */
export const rowTyped = (row: PlateRow, input: AmountState, choice: RowChoice, mark: DecimalMark): PlateRow => {
  const { doubt: _, ...rest } = row;
  const { item } = rest;
  if (item.foodId === undefined) return row;
  const reading = readingOf(input, choice.servings, mark);
  if (!reading.ok) return { ...rest, input, isReadable: false };
  const { amount, serving } = reading.value;
  if (row.gone === "serving" && serving.id === item.serving.id) return { ...rest, input, isReadable: false };
  const { gone: __, ...found } = rest;
  const next = optionWith(item, { amount, serving }, choice.food);
  const doubt = amountDoubt(reading.value, choice.usual, factsOfOption(next));
  return {
    ...(row.gone === "food" ? rest : found),
    item: next,
    input,
    isReadable: true,
    ...(doubt === undefined ? {} : { doubt }),
  };
};
