import type { CalendarDate } from "../calendar/index.ts";

/** W325: what an estimate was made of, so that it can be explained later. Energies are kcal a day. */
export type ExpenditureInputs = {
  /** The last four weeks of it, or as many days as there are; the day before the week is the last. */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly days: number;
  readonly completeDays: number;
  /** Mean energy eaten on the complete days. */
  readonly intake?: number;
  readonly weighings: number;
  /** The trend of weight at the first and at the last weighing. */
  readonly trend?: {
    readonly from: CalendarDate;
    readonly to: CalendarDate;
    readonly fromKg: number;
    readonly toKg: number;
  };
  /** Expenditure by the formula, with the logged exercise. */
  readonly formula: number;
  /** Exercise on the mean of these days that the budget adds by itself, kcal beyond rest. */
  readonly exercise: number;
  readonly weeklyChangeKg: number;
};

export type EstimatedExpenditure = { readonly energy: number; readonly low: number; readonly high: number };

/** A week's proposal, beside the current goal. */
export type ExpenditureProposal = {
  readonly energy: number;
  readonly floor: number;
  readonly isFloored: boolean;
  /** The goal on the mean of a week. */
  readonly goal: number;
};

export const ENERGY_ANSWERS = ["accepted", "refused"] as const;

/** A member's answer to a proposal, with all that it was made of. */
export type EnergyAnswer = {
  /** The Monday of the week in which it was made. */
  readonly week: CalendarDate;
  readonly answer: (typeof ENERGY_ANSWERS)[number];
  readonly at: number;
  readonly estimate: EstimatedExpenditure;
  readonly proposal: ExpenditureProposal;
  readonly inputs: ExpenditureInputs;
};
