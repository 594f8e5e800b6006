import { amountDoubt, type AmountDoubt, type EntryServing, type Portion } from "@morsel/domain/diary";
import type { Food } from "@morsel/domain/foods";
import type { DecimalMark } from "@morsel/domain/units";
import { factsOfOption, optionWith } from "../../foods/client/food-option.ts";
import { amountSubmitted, readingOf, type AmountState } from "./amount-input.ts";
import type { LogItem } from "./log-item.ts";

/** Something that waits to be logged with others, or stands in a meal that is being edited. */
export type PlateRow = {
  readonly key: string;
  /** With the last amount that could be read. */
  readonly item: LogItem;
  /** What stood there before it was touched: it counts as usual (D39). */
  readonly offered?: Portion;
  /** Its amount as it is typed, once it was touched. */
  readonly input?: AmountState;
  /** Whether `item` is what is typed; false also as long as its serving is gone (D70). */
  readonly isReadable: boolean;
  /** D39 */
  readonly doubt?: AmountDoubt;
  /** D70: the serving that it was saved in and that its food lost, or its whole food. */
  readonly gone?: "food" | "serving";
};

const rowOf = (key: string, item: LogItem): PlateRow => ({
  key,
  item,
  isReadable: true,
  ...(item.foodId === undefined ? {} : { offered: { amount: item.amount, serving: item.serving } }),
});

/** W70: each on a row of its own, also where a food comes twice; rows keep their keys. */
export const withItems = (rows: readonly PlateRow[], items: readonly LogItem[]): readonly PlateRow[] => {
  const first = rows.reduce((most, { key }) => Math.max(most, Number(key) + 1), 0);
  return [...rows, ...items.map((item, i) => rowOf(String(first + i), item))];
};

/** What the amount of a row is read by. */
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

const submitted = (row: PlateRow): { readonly row: PlateRow; readonly isReady: boolean } => {
  const { item, input, doubt, isReadable } = row;
  if (!isReadable) return { row, isReady: false };
  if (item.foodId === undefined || input === undefined) return { row, isReady: true };
  const { state, isReady } = amountSubmitted(input, item, doubt);
  return { row: { ...row, input: state }, isReady };
};

/**
 * W71: what is logged of the rows; undefined where an amount cannot be read, or is asked about first (D39), and then nothing is.
 * What is gone is left out (W64).
 */
export const submitRows = (
  rows: readonly PlateRow[],
): { readonly rows: readonly PlateRow[]; readonly items?: readonly LogItem[] } => {
  const standing = rows.map((row) => (row.gone === "food" ? { row, isReady: true } : submitted(row)));
  const next = standing.map(({ row }) => row);
  const items = next.filter(({ gone }) => gone !== "food").map(({ item }) => item);
  return items.length > 0 && standing.every(({ isReady }) => isReady) ? { rows: next, items } : { rows: next };
};
