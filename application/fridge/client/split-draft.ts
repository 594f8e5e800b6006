import { GRAM_SERVING, type ServingId } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";

/** How a dish is split, as it is typed. */
export type SplitDraft = {
  /** How many portions were cooked, and what they weigh together. */
  readonly servings: string;
  readonly grams: string;
  readonly unit: "portions" | "grams";
  /** Amounts that people eat now, in `unit`; empty is nothing. */
  readonly amounts: ReadonlyMap<MemberId, string>;
};

export type ReadFigure = (text: string) => number | undefined;

export type DishAmounts = {
  readonly servings: number;
  readonly grams: number;
  readonly portions: readonly { readonly member: MemberId; readonly amount: number; readonly serving: ServingId }[];
  /** Grams that are eaten now, and that are left. */
  readonly eaten: number;
  readonly left: number;
};

const MOST = { servings: 1000, grams: 1_000_000 } as const;

/** Amounts of the draft; `unreadable` names the fields that are unreadable or impossible. */
export const amountsOfDraft = (
  { servings, grams, unit, amounts }: SplitDraft,
  read: ReadFigure,
  serving: ServingId,
): { readonly made?: DishAmounts; readonly unreadable: readonly string[] } => {
  const within = (text: string, most: number): number | undefined => {
    const value = read(text);
    return value !== undefined && value > 0 && value <= most ? value : undefined;
  };
  const count = within(servings, MOST.servings);
  const weight = within(grams, MOST.grams);
  const typed = [...amounts].filter(([, text]) => text.trim() !== "");
  const figures = typed.map(([member, text]) => ({ member, amount: read(text) }));
  const unreadable = [
    ...(count === undefined ? ["servings"] : []),
    ...(weight === undefined ? ["grams"] : []),
    ...figures.flatMap(({ member, amount }) => (amount === undefined || amount < 0 ? [member] : [])),
  ];
  if (count === undefined || weight === undefined || unreadable.length > 0) return { unreadable };
  const isPortions = unit === "portions";
  const portions = figures.flatMap(({ member, amount }) =>
    amount === undefined || amount === 0 ? [] : [{ member, amount, serving: isPortions ? serving : GRAM_SERVING }],
  );
  const eaten = portions.reduce((sum, { amount }) => sum + amount * (isPortions ? weight / count : 1), 0);
  return {
    made: { servings: count, grams: weight, portions, eaten, left: Math.max(0, weight - eaten) },
    unreadable,
  };
};
