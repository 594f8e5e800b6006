import { dailyAdjustmentFor } from "../goals/index.ts";
import {
  bandOf,
  expenditureOf,
  FILTER_SETTINGS,
  startFilter,
  stepFilter,
  weightOf,
  type ExpenditureDay,
  type FilterSettings,
} from "./filter.ts";

/** Why an estimate is what it is, or is not yet; the page makes a sentence of each. */
export type ExpenditureReason =
  | { readonly kind: "needs-weighings"; readonly have: number; readonly need: number }
  | { readonly kind: "needs-complete-days"; readonly have: number; readonly need: number }
  | { readonly kind: "needs-time"; readonly days: number; readonly need: number }
  /** Incomplete days among the last 28: they make the band wider. */
  | { readonly kind: "days-missing"; readonly days: number; readonly of: number }
  /** Weight has run away from what the log foretold, upwards or downwards: the band holds a change on that side. */
  | { readonly kind: "surprise"; readonly direction: "lighter" | "heavier" }
  /** The estimate has moved by so many kcal in the last 7 days. */
  | { readonly kind: "moved"; readonly by: number }
  | { readonly kind: "near-formula" }
  | { readonly kind: "away-from-formula"; readonly by: number };

export type Expenditure = {
  /** kcal a day that are really used, and the band around it in which it lies with 95 %. */
  readonly energy: number;
  readonly low: number;
  readonly high: number;
  /** The smoothed weight that goes with it; absent before the first weighing. */
  readonly weightKg?: number;
  /** Enough has been seen for a proposal. */
  readonly isReady: boolean;
  readonly reasons: readonly ExpenditureReason[];
};

/** G21: a proposal needs three weeks with 7 weighings and 10 complete days. */
export const EXPENDITURE_NEEDS = { days: 21, weighings: 7, completeDays: 10 } as const;

/** Two standard deviations of the run of surprises. */
const SURPRISING = 2;

/**
 * G20–G21: expenditure from a run of days, oldest first, without holes (a day about which nothing is known is `{isComplete: false}`),
 * beginning at the formula's figure. Undefined when that is not between 500 and 10000 kcal.
 */
export const estimateExpenditure = (
  days: readonly ExpenditureDay[],
  formula: number,
  settings: FilterSettings = FILTER_SETTINGS,
): Expenditure | undefined => {
  if (!(formula >= 500 && formula <= 10_000)) return undefined;
  let state = startFilter(formula, settings);
  let weekAgo = expenditureOf(state);
  for (const [i, day] of days.entries()) {
    if (i === days.length - 7) weekAgo = expenditureOf(state);
    state = stepFilter(state, day, settings);
  }
  const band = bandOf(state, settings);
  const weightKg = weightOf(state);
  const energy = Math.round(expenditureOf(state));
  const missing = missingReasons(days);
  return {
    energy,
    low: Math.max(0, Math.round(band.low)),
    high: Math.round(band.high),
    ...(weightKg === undefined ? {} : { weightKg }),
    isReady: missing.length === 0,
    reasons: [...missing, ...qualityReasons(days), ...movedReasons(energy, weekAgo, formula, band, state.surprises)],
  };
};

const missingReasons = (days: readonly ExpenditureDay[]): readonly ExpenditureReason[] => {
  const weighings = days.filter(({ weightKg }) => weightKg !== undefined).length;
  const complete = days.filter(({ isComplete, intake }) => isComplete && intake !== undefined).length;
  const { days: needDays, weighings: needWeighings, completeDays } = EXPENDITURE_NEEDS;
  return [
    ...(days.length < needDays ? [{ kind: "needs-time", days: days.length, need: needDays } as const] : []),
    ...(weighings < needWeighings ? [{ kind: "needs-weighings", have: weighings, need: needWeighings } as const] : []),
    ...(complete < completeDays ? [{ kind: "needs-complete-days", have: complete, need: completeDays } as const] : []),
  ];
};

const qualityReasons = (days: readonly ExpenditureDay[]): readonly ExpenditureReason[] => {
  const recent = days.slice(-28);
  const missing = recent.filter(({ isComplete }) => !isComplete).length;
  return missing > 0 ? [{ kind: "days-missing", days: missing, of: recent.length }] : [];
};

const movedReasons = (
  energy: number,
  weekAgo: number,
  formula: number,
  { low, high }: { readonly low: number; readonly high: number },
  surprises: number,
): readonly ExpenditureReason[] => {
  const moved = Math.round(energy - weekAgo);
  const away = Math.round(energy - formula);
  return [
    ...(Math.abs(surprises) > SURPRISING
      ? [{ kind: "surprise", direction: surprises < 0 ? "lighter" : "heavier" } as const]
      : []),
    ...(Math.abs(moved) >= 20 ? [{ kind: "moved", by: moved } as const] : []),
    low <= formula && formula <= high ? { kind: "near-formula" } : { kind: "away-from-formula", by: away },
  ];
};

/** A proposal, which the member accepts or not. */
export type EnergyProposal = {
  readonly energy: number;
  readonly unfloored: number;
  readonly floor: number;
  readonly isFloored: boolean;
};

/** G22: a proposal is expenditure and weekly change, to ten kcal and never below the floor; none before the estimate is ready. */
export const proposeEnergy = (
  estimate: Expenditure,
  weeklyChangeKg: number,
  floor: number,
): EnergyProposal | undefined => {
  const unfloored = Math.round((estimate.energy + dailyAdjustmentFor(weeklyChangeKg)) / 10) * 10;
  if (!estimate.isReady || !Number.isFinite(unfloored)) return undefined;
  return { energy: Math.max(floor, unfloored), unfloored, floor, isFloored: unfloored < floor };
};
