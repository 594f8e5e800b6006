import { type AmountDoubt, type EntryServing, type Portion, amountDoubt } from "@morsel/domain/diary";
import type { NutritionFacts } from "@morsel/domain/nutrition";
import { useState } from "react";
import {
  amountOffered,
  applySuggestedAmount,
  amountTyped,
  readingOf,
  servingChosen,
  type AmountReading,
  type AmountState,
} from "@morsel/application/diary/client/amount-input";
import { amountSubmitted, needsConfirmation } from "@morsel/application/diary/client/submit-amount";
import { type Figures, useFigures } from "../figures/figures.tsx";

export type AmountInput = {
  readonly text: string;
  readonly serving: EntryServing;
  readonly servings: readonly EntryServing[];
  readonly reading: AmountReading;
  /** The last amount that could be read. */
  readonly lastAmount: number;
  /** Set while it is asked whether so much is meant. */
  readonly doubt: AmountDoubt | undefined;
  readonly type: (text: string) => void;
  readonly choose: (serving: EntryServing) => void;
  readonly take: (helping: Portion) => void;
  /** Returns the portion to log; undefined if it cannot be read or needs confirmation first. */
  readonly submit: () => Portion | undefined;
};

export type AmountChoice = {
  readonly servings: readonly EntryServing[];
  /** Portions that the member usually eats of this food. */
  readonly usual: readonly Portion[];
  readonly per100g: NutritionFacts | undefined;
};

export type AmountOptions = AmountChoice & { readonly offered: Portion };

/** An amount whose state is kept elsewhere, with all that can be done to it. */
export const amountInputOf = (
  state: AmountState,
  setState: (next: AmountState) => void,
  figures: Figures,
  { servings: given, usual, per100g = {} }: AmountChoice,
): AmountInput => {
  const servings = given.some(({ id }) => id === state.serving.id) ? given : [state.serving, ...given];
  const reading = readingOf(state, servings, figures.mark);
  // Servings that were fetched meanwhile may tell of a unit that was typed before.
  const serving = reading.ok ? reading.value.serving : state.serving;
  const doubt = reading.ok ? amountDoubt(reading.value, usual, per100g) : undefined;
  return {
    text: state.text,
    serving,
    servings,
    reading,
    lastAmount: state.lastAmount,
    doubt: reading.ok && needsConfirmation(state, reading.value) ? doubt : undefined,
    type: (text) => setState(amountTyped(state, text, servings, figures.mark)),
    choose: (next) => setState(servingChosen({ ...state, serving }, next, figures)),
    take: (helping) => setState(applySuggestedAmount(state, helping, figures)),
    submit: () => {
      if (!reading.ok) return undefined;
      const { amount, serving: counted } = reading.value;
      const helping = { amount, serving: counted };
      const next = amountSubmitted(state, helping, doubt);
      setState(next.state);
      return next.isReady ? helping : undefined;
    },
  };
};

/** An amount as it is typed, in figures and units of the reader. */
export const useAmount = ({ offered, ...choice }: AmountOptions): AmountInput => {
  const figures = useFigures();
  const [state, setState] = useState(() => amountOffered(offered, figures));
  return amountInputOf(state, setState, figures, choice);
};
