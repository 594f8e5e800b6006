import {
  type EntryServing,
  type Portion,
  type ServingUnreadable,
  amountInServing,
  gramsOf,
  readServingAmount,
  withoutUnit,
} from "@morsel/domain/diary";
import { type Result, err, ok } from "@morsel/domain/result";
import type { AmountUnreadable, DecimalMark } from "@morsel/domain/units";

/** An amount as it is typed, and the serving that it counts. */
export type AmountState = {
  readonly text: string;
  readonly serving: EntryServing;
  /** False as long as the text is what was offered: only that is converted when the serving changes (D40). */
  readonly isTyped: boolean;
  /** The last amount that could be read. */
  readonly lastAmount: number;
  /** The amount about which was asked whether it is meant (D39). */
  readonly asked?: Portion;
};

/** How the page writes and reads figures. */
export type AmountFigures = { readonly editable: (amount: number) => string; readonly mark: DecimalMark };

export const amountOffered = ({ amount, serving }: Portion, { editable }: AmountFigures): AmountState => ({
  text: editable(amount),
  serving,
  isTyped: false,
  lastAmount: amount,
});

export type AmountReading = Result<Portion & { readonly grams: number }, AmountUnreadable | ServingUnreadable>;

/** U12, D3, D38: what is typed, where it can be read as an amount that anybody may log. */
export const readingOf = (
  { text, serving }: Pick<AmountState, "text" | "serving">,
  servings: readonly EntryServing[],
  mark: DecimalMark,
): AmountReading => {
  const read = readServingAmount(text, servings, mark);
  if (!read.ok) return read;
  const helping: Portion = { serving, ...read.value };
  const weighed = gramsOf(helping.amount, helping.serving);
  if (weighed.ok) return ok({ ...helping, grams: weighed.value });
  const { maxAmount, maxGrams } = weighed.error;
  const max = Math.min(maxAmount, Math.floor(maxGrams / helping.serving.grams));
  return err({ _tag: "AmountUnreadable", reason: helping.amount > max ? "too-large" : "not-positive", max });
};

/** A unit that comes with the amount chooses the serving (D38). */
export const amountTyped = (
  state: AmountState,
  text: string,
  servings: readonly EntryServing[],
  mark: DecimalMark,
): AmountState => {
  const read = readServingAmount(text, servings, mark);
  return {
    ...state,
    text,
    isTyped: true,
    ...(read.ok ? { lastAmount: read.value.amount, serving: read.value.serving ?? state.serving } : {}),
  };
};

/** D40: what was typed stays typed when another serving is chosen; what was only offered is converted (D31). */
export const servingChosen = (state: AmountState, serving: EntryServing, { editable }: AmountFigures): AmountState => {
  if (serving.id === state.serving.id) return state;
  if (state.isTyped) return { ...state, serving, text: withoutUnit(state.text) };
  const amount = amountInServing(state.lastAmount, state.serving, serving);
  return { ...state, serving, text: editable(amount), lastAmount: amount };
};

/** Replaces the amount by the one that was probably meant. */
export const applySuggestedAmount = (
  state: AmountState,
  { amount, serving }: Portion,
  figures: AmountFigures,
): AmountState => ({
  ...amountOffered({ amount, serving }, figures),
  isTyped: state.isTyped,
});
