import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import {
  checkProfile,
  energyPlan,
  type EnergyPlan,
  firstGoals,
  type Goals,
  isGoalWeightTowardsAim,
  weightAimOf,
  type PlanSettings,
  PROFILE_RANGES,
} from "@morsel/domain/goals";
import type { MemberProfile, Sex } from "@morsel/domain/identity";
import type { ActivityLevel } from "@morsel/domain/units";
import fc from "fast-check";
import { dateOf } from "./diary.ts";
import { between, valueOf } from "./numbers.ts";

export const today: CalendarDate = dateOf("2026-03-01");

export const profile: MemberProfile = {
  locale: "en",
  timeZone: "Europe/Berlin",
  country: "DE",
  sex: "male",
  birthDate: dateOf("1996-03-01"),
  heightCm: 180,
  weightKg: 80,
  goalWeightKg: 75,
  activityLevel: 1,
  weeklyChangeKg: -0.5,
};

/** A profile with one figure of its own that contradicts no other (G25). */
export const profileWith = (field: keyof typeof PROFILE_RANGES, figure: number): MemberProfile =>
  field === "weeklyChangeKg"
    ? { ...profile, weeklyChangeKg: figure, goalWeightKg: profile.weightKg + (figure > 0 ? 5 : -5) }
    : { ...profile, weeklyChangeKg: 0, [field]: figure };

const ranged = (field: keyof typeof PROFILE_RANGES): fc.Arbitrary<number> =>
  between(PROFILE_RANGES[field].min, PROFILE_RANGES[field].max);

/** Profiles as `checkProfile` lets them pass. */
export const profiles: fc.Arbitrary<MemberProfile> = fc
  .record({
    sex: fc.constantFrom<Sex[]>("female", "male"),
    birthDate: fc.integer({ min: 6575, max: 44_000 }).map((days) => addDays(today, -days)),
    heightCm: ranged("heightCm"),
    weightKg: ranged("weightKg"),
    goalWeightKg: ranged("goalWeightKg"),
    weeklyChangeKg: ranged("weeklyChangeKg"),
    activityLevel: fc.constantFrom<ActivityLevel[]>(1, 2, 3, 4),
  })
  // Half of all would lose towards a higher weight, or gain towards a lower one: those turn round.
  .map(({ weeklyChangeKg, ...given }) => {
    const { weightKg, goalWeightKg } = given;
    const isTowards = isGoalWeightTowardsAim(weightAimOf(weeklyChangeKg), weightKg, goalWeightKg);
    const turned = isGoalWeightTowardsAim(weightAimOf(-weeklyChangeKg), weightKg, goalWeightKg) ? -weeklyChangeKg : 0;
    return { ...profile, ...given, weeklyChangeKg: isTowards ? weeklyChangeKg : turned };
  })
  .map((given) => valueOf(checkProfile(given, today)));

/** The plan of a profile that makes one. */
export const planOf = (given: MemberProfile, day: CalendarDate, settings?: PlanSettings): EnergyPlan =>
  valueOf(energyPlan(given, day, settings));

/** Goals as a sign-up makes them. */
export const goals: fc.Arbitrary<Goals> = profiles.map((given) => firstGoals(planOf(given, today), today));
