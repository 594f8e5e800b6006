import { ageOn, type CalendarDate } from "../../calendar/index.ts";
import type { Sex } from "../../identity/index.ts";
import type { ActivityLevel } from "../../units/index.ts";
import { err, ok, type Result } from "../../result/index.ts";
import { refuseChoice, checkBody, type BodyProfile, type ProfileRefused } from "../body-rules.ts";
import { goalOfEnergy } from "../limits/default-nutrients.ts";
import { dailyAdjustmentFor, KCAL_PER_KG } from "../energy/energy-constants.ts";
import { DEFAULT_EXERCISE_SHARES } from "../energy/exercise-adjustment.ts";
import type { Goals } from "../goals.ts";
import { restingEnergy, type EnergyFormula } from "../energy/resting-energy.ts";

/** G17: an operator may set these; exercise is not in them, it is added when it is logged. */
export type ActivityFactors = { readonly [level in ActivityLevel]: number };
export const DEFAULT_ACTIVITY_FACTORS: ActivityFactors = { 1: 1.25, 2: 1.4, 3: 1.6, 4: 1.8 };

/** G1: no computed goal is below this, in kcal a day. */
export const ENERGY_FLOOR: { readonly [sex in Sex]: number } = { female: 1200, male: 1500 };

/** How a goal came about; every figure is in whole kcal a day, so that the sum that is shown is the sum that is made. */
export type EnergyPlan = {
  readonly formula: EnergyFormula;
  readonly sex: Sex;
  readonly age: number;
  readonly weightKg: number;
  readonly heightCm: number;
  readonly restingEnergy: number;
  readonly activityLevel: ActivityLevel;
  readonly activityFactor: number;
  /** restingEnergy × activityFactor: what keeps the weight. */
  readonly maintenance: number;
  readonly weeklyChangeKg: number;
  /** Negative when losing. */
  readonly dailyAdjustment: number;
  /** maintenance + dailyAdjustment, before the floor. */
  readonly unfloored: number;
  readonly floor: number;
  /** The goal: unfloored or, when that is lower, the floor. */
  readonly energy: number;
  /** The reason when energy is not the sum: eating less than the floor is not planned for anyone. */
  readonly isFloored: boolean;
  /** The weekly change that `energy` leads to: less than was asked for when the floor holds. */
  readonly reachedWeeklyChangeKg: number;
};

export type PlanSettings = {
  readonly formula?: EnergyFormula;
  readonly bodyFatPercent?: number;
  readonly activityFactors?: ActivityFactors;
};

/** G5: goal = resting energy × activity factor + weekly change, never below the floor; none for a body that G8 to G10 refuse. */
export const energyPlan = (
  profile: BodyProfile,
  today: CalendarDate,
  settings: PlanSettings = {},
): Result<EnergyPlan, ProfileRefused> => {
  const refused = checkBody(profile, today);
  if (refused !== undefined) return err(refused);
  const { sex, weightKg, heightCm, activityLevel, weeklyChangeKg } = profile;
  const age = ageOn(profile.birthDate, today);
  const resting = restingEnergy({ sex, weightKg, heightCm, age }, settings.formula, settings.bodyFatPercent);
  const activityFactor = (settings.activityFactors ?? DEFAULT_ACTIVITY_FACTORS)[activityLevel];
  if (!(activityFactor >= 1 && activityFactor <= 5))
    return err(refuseChoice("activityLevel", ["a factor from 1 to 5"]));
  const atRest = Math.round(resting.energy);
  const maintenance = Math.round(atRest * activityFactor);
  const dailyAdjustment = Math.round(dailyAdjustmentFor(weeklyChangeKg)) + 0;
  const unfloored = maintenance + dailyAdjustment;
  const floor = ENERGY_FLOOR[sex];
  const isFloored = unfloored < floor;
  return ok({
    formula: resting.formula,
    sex,
    age,
    weightKg,
    heightCm,
    restingEnergy: atRest,
    activityLevel,
    activityFactor,
    maintenance,
    weeklyChangeKg,
    dailyAdjustment,
    unfloored,
    floor,
    energy: isFloored ? floor : unfloored,
    isFloored,
    reachedWeeklyChangeKg: isFloored ? ((floor - maintenance) * 7) / KCAL_PER_KG : weeklyChangeKg,
  });
};

/** Seven equal days from a plan: default split, default nutrients, exercise counted. */
export const firstGoals = (plan: Pick<EnergyPlan, "energy">, effectiveFrom: CalendarDate): Goals => ({
  effectiveFrom,
  dailyGoals: Array.from({ length: 7 }, () => goalOfEnergy(plan.energy)),
  exerciseShares: DEFAULT_EXERCISE_SHARES,
  assignExerciseEnergy: "on",
  version: 1,
});
