import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import { checkProfile, energyPlan, firstGoals, PROFILE_RANGES, type Goals } from "@morsel/domain/goals";
import type { ActivityLevel, MemberProfile, Sex } from "@morsel/domain/identity";
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
  .map((given) => valueOf(checkProfile({ ...profile, ...given }, today)));

/** Goals as a sign-up makes them. */
export const goals: fc.Arbitrary<Goals> = profiles.map((given) => firstGoals(energyPlan(given, today), today));
