import type { AmountDoubt, Portion } from "@morsel/domain/diary";
import type { AmountState } from "./amount-input.ts";
import type { LogItem } from "./log-item.ts";
import { amountSubmitted } from "./submit-amount.ts";

/** Something that waits to be logged with others, or stands in a meal that is being edited. */
export type PlateRow = {
  readonly key: string;
  /** With the last amount that could be read. */
  readonly item: LogItem;
  /** The amount before the member changed it: it counts as usual (D39). */
  readonly offered?: Portion;
  /** Its amount as it is typed, once it was touched. */
  readonly input?: AmountState;
  /** True if `item` is the typed amount; false also while its serving is missing (D70). */
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
