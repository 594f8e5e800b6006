import { FORMULA_ERROR, KCAL_PER_KG } from "../goals/index.ts";
import { correct, predict, type Estimate } from "./linear-filter.ts";

/** One day as the filter sees it. */
export type ExpenditureDay = {
  /** kcal eaten as logged; without it nothing was logged. */
  readonly intake?: number;
  /** True if the log holds all that was eaten. A fast is a complete day of 0 kcal. */
  readonly isComplete: boolean;
  readonly weightKg?: number;
};

export type FilterSettings = {
  /** How far expenditure may wander in a day, kcal (1 sd): more than it does in quiet times, so that a change is followed. */
  readonly drift: number;
  /** Water that the body holds and lets go within days, kg (1 sd): salt, weekends, a menstrual cycle. */
  readonly water: number;
  /** Share of that water that is still there a day later. */
  readonly waterKept: number;
  /** A weighing around the weight of that morning, kg (1 sd): the scale, a drink, clothes. */
  readonly weighing: number;
  /** A complete day's log around what was eaten, as a share (1 sd). */
  readonly logging: number;
  /** A day that was not logged around the days that were, kcal (1 sd). */
  readonly unlogged: number;
  /** The formula around the truth, as a share (1 sd). */
  readonly formula: number;
  /** Standard deviations on either side of the estimate; fewer than 1.96, for the drift is set wider than a quiet day's. */
  readonly deviations: number;
  /** A change that began of late and cannot be told from noise yet, kcal; the band holds it on the side that is suspected. */
  readonly change: number;
};

/** Tuned on simulated people with and without cycles, weekends, salty and half-logged days (tests/bench/expenditure-people.ts), seeds 21 and 22. */
export const FILTER_SETTINGS: FilterSettings = {
  drift: 22,
  water: 0.52,
  waterKept: 0.85,
  weighing: 0.4,
  logging: 0.08,
  unlogged: 350,
  formula: FORMULA_ERROR,
  deviations: 1.42,
  change: 330,
};

/** True weight (kg), water above it (kg) and expenditure (kcal a day), with their covariance, and what has been seen so far. */
export type FilterState = Estimate & {
  readonly isWeighed: boolean;
  /** Running mean of complete days' intake, which stands for days that are not. */
  readonly usualIntake: number | undefined;
  /** The run of surprises: standardised innovations, fading. */
  readonly surprises: number;
};

export const expenditureOf = ({ means }: FilterState): number => means[2] ?? 0;

export const weightOf = ({ means, isWeighed }: FilterState): number | undefined => (isWeighed ? means[0] : undefined);

/** Larger than any body's variance, kg²: nothing is known of a weight before the first weighing. */
const UNKNOWN_WEIGHT = 1e6;

export const startFilter = (formula: number, settings: FilterSettings = FILTER_SETTINGS): FilterState => ({
  means: [0, 0, formula],
  covariance: [
    [UNKNOWN_WEIGHT, 0, 0],
    [0, settings.water ** 2, 0],
    [0, 0, (formula * settings.formula) ** 2],
  ],
  isWeighed: false,
  usualIntake: undefined,
  surprises: 0,
});

const isWeight = (kg: number | undefined): kg is number => kg !== undefined && kg >= 20 && kg <= 700;
const isIntake = (kcal: number | undefined): kcal is number => kcal !== undefined && kcal >= 0 && kcal <= 20_000;

/** How much of a run of surprises is left after another weighing. */
const FADE = 0.87;
/** From so many standard deviations on, the change is suspected on one side alone. */
const SUSPECTED = 2;
/** The scale shows weight and water together. */
const WEIGHED = [1, 1, 0];

/** The morning's weighing corrects all three: a body that stays lighter than foretold has used more. */
const weigh = (state: FilterState, weighed: number, settings: FilterSettings): FilterState => {
  const { surprise, ...corrected } = correct(state, WEIGHED, weighed, settings.weighing ** 2);
  // The first weighing surprises nobody.
  const surprises = state.isWeighed ? FADE * state.surprises + Math.sqrt(1 - FADE ** 2) * surprise : 0;
  return { ...state, ...corrected, isWeighed: true, surprises };
};

/** The day's food and its use carry the weight to the next morning; part of the water goes. */
const live = (state: FilterState, day: ExpenditureDay, settings: FilterSettings): FilterState => {
  const isKnown = day.isComplete && isIntake(day.intake);
  const intake = isKnown ? day.intake : (state.usualIntake ?? expenditureOf(state));
  const deviation = isKnown ? settings.logging * day.intake : settings.unlogged;
  const usualIntake = isKnown ? (state.usualIntake ?? day.intake) * 0.95 + day.intake * 0.05 : state.usualIntake;
  const { water, waterKept, drift } = settings;
  const perKg = 1 / KCAL_PER_KG;
  const next = predict(
    state,
    [
      [1, 0, -perKg],
      [0, waterKept, 0],
      [0, 0, 1],
    ],
    [intake * perKg, 0, 0],
    [(deviation * perKg) ** 2, (1 - waterKept ** 2) * water ** 2, drift ** 2],
  );
  return { ...state, ...next, usualIntake };
};

/**
 * G20: a Kalman filter over true weight, water and expenditure. Each day: the morning's weighing, if there was one, corrects
 * them; then weight moves by (intake − expenditure) ÷ energy of body weight. A day that is not complete counts as
 * a usual day with a wide variance, so gaps widen the band instead of bending the line.
 */
export const stepFilter = (
  state: FilterState,
  day: ExpenditureDay,
  settings: FilterSettings = FILTER_SETTINGS,
): FilterState => live(isWeight(day.weightKg) ? weigh(state, day.weightKg, settings) : state, day, settings);

/**
 * G20: the band in which expenditure lies with a probability of 95 %, kcal. A change of a fortnight ago has moved the weight by less
 * than water does, but is likelier than one in twenty as soon as weighings lean to a side: so the band holds it on that side,
 * and half of it on both while they do not lean. Weighings that are heavier than foretold suspect that less is used.
 */
export const bandOf = (
  state: FilterState,
  settings: FilterSettings = FILTER_SETTINGS,
): { readonly low: number; readonly high: number } => {
  const noise = settings.deviations * Math.sqrt(state.covariance[2]?.[2] ?? 0);
  const less = Math.min(1, Math.max(0, (state.surprises / SUSPECTED + 1) / 2));
  const expenditure = expenditureOf(state);
  return {
    low: expenditure - noise - settings.change * less,
    high: expenditure + noise + settings.change * (1 - less),
  };
};
