import type { AmountDoubt, Portion } from "@morsel/domain/diary";
import type { AmountState } from "./amount-input.ts";

const isSame = (one: Portion | undefined, other: Portion): boolean =>
  one !== undefined && one.amount === other.amount && one.serving.id === other.serving.id;

/** D39: whether an amount is asked about now: it is doubtful, and was submitted once. */
export const needsConfirmation = (state: AmountState, helping: Portion): boolean => isSame(state.asked, helping);

/** D39: a doubtful amount is asked about the first time that it is submitted, and goes through the second time. */
export const amountSubmitted = (
  state: AmountState,
  helping: Portion,
  doubt: AmountDoubt | undefined,
): { readonly state: AmountState; readonly isReady: boolean } =>
  doubt === undefined || needsConfirmation(state, helping)
    ? { state, isReady: true }
    : { state: { ...state, asked: helping }, isReady: false };
