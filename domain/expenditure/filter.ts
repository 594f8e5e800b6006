import { KCAL_PER_KG, FORMULA_ERROR } from "../goals/index.ts";

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
  /** A weighing around the true weight, kg (1 sd): water, salt, the scale; days in a row err alike, so it is set wide. */
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

/** Tuned on the simulation of formulas 3.6 (tests/bench/expenditure.ts), seeds 1 to 5. */
export const FILTER_SETTINGS: FilterSettings = {
  drift: 15,
  weighing: 0.75,
  logging: 0.05,
  unlogged: 350,
  formula: FORMULA_ERROR,
  deviations: 1.4,
  change: 280,
};

/** Estimate and covariance of true weight (kg) and expenditure (kcal a day), and what has been seen so far. */
export type FilterState = {
  readonly weightKg: number | undefined;
  readonly expenditure: number;
  readonly varWeight: number;
  readonly covariance: number;
  readonly varExpenditure: number;
  /** Running mean of complete days' intake, which stands for days that are not. */
  readonly usualIntake: number | undefined;
  /** The run of surprises: standardised innovations, fading. */
  readonly surprises: number;
};

export const startFilter = (formula: number, settings: FilterSettings = FILTER_SETTINGS): FilterState => ({
  weightKg: undefined,
  expenditure: formula,
  varWeight: 0,
  covariance: 0,
  varExpenditure: (formula * settings.formula) ** 2,
  usualIntake: undefined,
  surprises: 0,
});

const isWeight = (kg: number | undefined): kg is number => kg !== undefined && kg >= 20 && kg <= 700;
const isIntake = (kcal: number | undefined): kcal is number => kcal !== undefined && kcal >= 0 && kcal <= 20_000;

/** How much of a run of surprises is left after another weighing. */
const FADE = 0.87;
/** From so many standard deviations on, the change is suspected on one side alone. */
const SUSPECTED = 0.6;

/** The morning's weighing corrects both: a body that is lighter than foretold has used more. */
const weigh = (state: FilterState, weighed: number, settings: FilterSettings): FilterState => {
  if (state.weightKg === undefined) return { ...state, weightKg: weighed, varWeight: settings.weighing ** 2 };
  const innovation = weighed - state.weightKg;
  const variance = state.varWeight + settings.weighing ** 2;
  const surprises = FADE * state.surprises + Math.sqrt(1 - FADE ** 2) * (innovation / Math.sqrt(variance));
  const gainWeight = state.varWeight / variance;
  const gainExpenditure = state.covariance / variance;
  return {
    ...state,
    weightKg: state.weightKg + gainWeight * innovation,
    expenditure: state.expenditure + gainExpenditure * innovation,
    varWeight: (1 - gainWeight) * state.varWeight,
    covariance: (1 - gainWeight) * state.covariance,
    varExpenditure: state.varExpenditure - gainExpenditure * state.covariance,
    surprises,
  };
};

/** The day's food and its use carry the weight to the next morning. */
const live = (state: FilterState, day: ExpenditureDay, settings: FilterSettings): FilterState => {
  const isKnown = day.isComplete && isIntake(day.intake);
  const intake = isKnown ? day.intake : (state.usualIntake ?? state.expenditure);
  const varIntake = isKnown ? (settings.logging * day.intake) ** 2 : settings.unlogged ** 2;
  const usualIntake = isKnown ? (state.usualIntake ?? day.intake) * 0.95 + day.intake * 0.05 : state.usualIntake;
  const perKg = 1 / KCAL_PER_KG;
  return {
    ...state,
    usualIntake,
    weightKg: state.weightKg === undefined ? undefined : state.weightKg + (intake - state.expenditure) * perKg,
    varWeight:
      state.weightKg === undefined
        ? 0
        : state.varWeight - 2 * perKg * state.covariance + perKg ** 2 * (state.varExpenditure + varIntake),
    covariance: state.weightKg === undefined ? 0 : state.covariance - perKg * state.varExpenditure,
    varExpenditure: state.varExpenditure + settings.drift ** 2,
  };
};

/**
 * G20: a Kalman filter over two states, true weight and expenditure. Each day: the morning's weighing, if there was one,
 * corrects both; then weight moves by (intake − expenditure) ÷ energy of body weight. A day that is not complete counts as
 * a usual day with a wide variance, so gaps widen the band instead of bending the line.
 */
export const stepFilter = (
  state: FilterState,
  day: ExpenditureDay,
  settings: FilterSettings = FILTER_SETTINGS,
): FilterState => live(isWeight(day.weightKg) ? weigh(state, day.weightKg, settings) : state, day, settings);

/**
 * G20: the band in which expenditure lies with a probability of 95 %, kcal. A change of a fortnight ago has moved the weight by less
 * than weighings err, but is likelier than one in twenty as soon as they lean to a side: so the band holds it on that side,
 * and half of it on both while they do not lean. Weighings that are heavier than foretold suspect that less is used.
 */
export const bandOf = (
  state: FilterState,
  settings: FilterSettings = FILTER_SETTINGS,
): { readonly low: number; readonly high: number } => {
  const noise = settings.deviations * Math.sqrt(state.varExpenditure);
  const less = Math.min(1, Math.max(0, (state.surprises / SUSPECTED + 1) / 2));
  return {
    low: state.expenditure - noise - settings.change * less,
    high: state.expenditure + noise + settings.change * (1 - less),
  };
};
