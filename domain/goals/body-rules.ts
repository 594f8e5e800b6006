import { addDays, ageOn, isCalendarDate, type CalendarDate } from "../calendar/index.ts";
import type { MemberProfile } from "../identity/index.ts";
import { isActivityLevel } from "../units/index.ts";

/** G8: human ranges. G9: nobody under 18, nobody above 120. G10: no faster than a kilogram a week, either way. */
export const PROFILE_RANGES = {
  heightCm: { min: 90, max: 250 },
  weightKg: { min: 25, max: 400 },
  goalWeightKg: { min: 25, max: 400 },
  weeklyChangeKg: { min: -1, max: 1 },
} as const;

/** G9 */
export const MINIMUM_AGE = 18;
export const MAXIMUM_AGE = 120;

type RangedField = keyof typeof PROFILE_RANGES;

export type ProfileRefused =
  | { readonly _tag: "OutOfRange"; readonly field: RangedField; readonly min: number; readonly max: number }
  | { readonly _tag: "UnderAge"; readonly field: "birthDate"; readonly minimumAge: number }
  | {
      readonly _tag: "BirthDateRefused";
      readonly field: "birthDate";
      readonly earliest: CalendarDate;
      readonly latest: CalendarDate;
    }
  | {
      readonly _tag: "ChoiceRefused";
      readonly field: "sex" | "activityLevel" | "locale" | "country" | "timeZone";
      /** The values, or the form of a value, that is taken. */
      readonly accepted: readonly string[];
    };

/** The latest day whose birthday has come on the given one so many years later: 28 February where there is no 29th. */
const yearsBefore = (day: CalendarDate, years: number): CalendarDate => {
  const date = `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
  return isCalendarDate(date) ? date : (`${date.slice(0, 4)}-02-28` as CalendarDate);
};

export const refuseChoice = (
  field: Extract<ProfileRefused, { _tag: "ChoiceRefused" }>["field"],
  accepted: readonly string[],
): ProfileRefused => ({ _tag: "ChoiceRefused", field, accepted });

/** G9: a birthday that has come, 18 to 120 years ago. */
const refusedBirthDate = (birthDate: CalendarDate, today: CalendarDate): ProfileRefused | undefined => {
  if (isCalendarDate(birthDate) && birthDate <= today) {
    const age = ageOn(birthDate, today);
    if (age < MINIMUM_AGE) return { _tag: "UnderAge", field: "birthDate", minimumAge: MINIMUM_AGE };
    if (age <= MAXIMUM_AGE) return undefined;
  }
  const latest = yearsBefore(today, MINIMUM_AGE);
  const earliest = addDays(yearsBefore(today, MAXIMUM_AGE + 1), 1);
  return { _tag: "BirthDateRefused", field: "birthDate", earliest, latest };
};

/** The part of a profile that a plan is made of. */
export type BodyProfile = Pick<
  MemberProfile,
  "sex" | "birthDate" | "heightCm" | "weightKg" | "goalWeightKg" | "weeklyChangeKg" | "activityLevel"
>;

/** W124: what of a profile is known of the body. */
export const bodyOf = (profile: BodyProfile): BodyProfile => ({
  sex: profile.sex,
  birthDate: profile.birthDate,
  heightCm: profile.heightCm,
  weightKg: profile.weightKg,
  goalWeightKg: profile.goalWeightKg,
  weeklyChangeKg: profile.weeklyChangeKg,
  activityLevel: profile.activityLevel,
});

/** G8 to G10: the first field of a body that cannot be taken, with what would be. */
export const checkBody = (profile: BodyProfile, today: CalendarDate): ProfileRefused | undefined => {
  if (profile.sex !== "female" && profile.sex !== "male") return refuseChoice("sex", ["female", "male"]);
  const birthDate = refusedBirthDate(profile.birthDate, today);
  if (birthDate !== undefined) return birthDate;
  for (const field of Object.keys(PROFILE_RANGES) as RangedField[]) {
    const { min, max } = PROFILE_RANGES[field];
    if (!(profile[field] >= min && profile[field] <= max)) return { _tag: "OutOfRange", field, min, max };
  }
  return isActivityLevel(profile.activityLevel) ? undefined : refuseChoice("activityLevel", ["1", "2", "3", "4"]);
};
