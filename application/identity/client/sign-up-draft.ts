import { isCalendarDate, type CalendarDate } from "@morsel/domain/calendar";
import { checkProfile, WEIGHT_AIMS, type ProfileRefused, type WeightAim } from "@morsel/domain/goals";
import type { MemberProfile, Sex } from "@morsel/domain/identity";
import { isActivityLevel, type ActivityLevel } from "@morsel/domain/units";

/** A visitor's answers so far. Weights and lengths are metric, whatever was typed. Never holds the password. */
export type SignUpDraft = {
  readonly aim: WeightAim | undefined;
  readonly activityLevel: ActivityLevel | undefined;
  readonly sex: Sex | undefined;
  readonly birthDate: string;
  readonly country: string;
  readonly heightCm: number | undefined;
  readonly weightKg: number | undefined;
  readonly goalWeightKg: number | undefined;
  readonly weeklyChangeKg: number | undefined;
  readonly email: string;
  readonly username: string;
  readonly hasAgreed: boolean;
  /** Page to which the new member returns; empty for none. */
  readonly callbackUrl: string;
  /** ID130: the invitation that the visitor came with; empty for none. */
  readonly invitation: string;
};

export const emptyDraft = (country: string): SignUpDraft => ({
  aim: undefined,
  activityLevel: undefined,
  sex: undefined,
  birthDate: "",
  country,
  heightCm: undefined,
  weightKg: undefined,
  goalWeightKg: undefined,
  weeklyChangeKg: undefined,
  email: "",
  username: "",
  hasAgreed: false,
  callbackUrl: "",
  invitation: "",
});

const text = (value: unknown, otherwise: string): string => (typeof value === "string" ? value : otherwise);
const amount = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;

/** J21: a draft that was kept, whatever became of it meanwhile. */
export const readDraft = (kept: unknown, country: string): SignUpDraft => {
  if (typeof kept !== "object" || kept === null) return emptyDraft(country);
  const given = kept as Record<keyof SignUpDraft, unknown>;
  return {
    aim: WEIGHT_AIMS.find((aim) => aim === given.aim),
    activityLevel: isActivityLevel(given.activityLevel) ? given.activityLevel : undefined,
    sex: (["female", "male"] as const).find((sex) => sex === given.sex),
    birthDate: text(given.birthDate, ""),
    country: text(given.country, country),
    heightCm: amount(given.heightCm),
    weightKg: amount(given.weightKg),
    goalWeightKg: amount(given.goalWeightKg),
    weeklyChangeKg: amount(given.weeklyChangeKg),
    email: text(given.email, ""),
    username: text(given.username, ""),
    hasAgreed: given.hasAgreed === true,
    callbackUrl: text(given.callbackUrl, ""),
    invitation: text(given.invitation, ""),
  };
};

/** A profile that every rule accepts, so that one answer can be judged alone. */
const ANYBODY: MemberProfile = {
  locale: "en",
  timeZone: "UTC",
  country: "US",
  sex: "female",
  birthDate: "1990-01-01" as CalendarDate,
  heightCm: 170,
  weightKg: 70,
  goalWeightKg: 70,
  activityLevel: 1,
  weeklyChangeKg: 0,
};

/** The domain's refusal of one answer. */
export const refusalOf = (answer: Partial<MemberProfile>, today: CalendarDate): ProfileRefused | undefined => {
  const checked = checkProfile({ ...ANYBODY, ...answer }, today);
  return checked.ok ? undefined : checked.error;
};

/** The profile a complete draft describes; undefined while an answer is missing. */
export const profileOf = (draft: SignUpDraft, locale: string, timeZone: string): MemberProfile | undefined => {
  const { aim, activityLevel, sex, birthDate, country, heightCm, weightKg } = draft;
  const goalWeightKg = aim === "maintain" ? weightKg : draft.goalWeightKg;
  const weeklyChangeKg = aim === "maintain" ? 0 : draft.weeklyChangeKg;
  if (aim === undefined || activityLevel === undefined || sex === undefined || !isCalendarDate(birthDate)) return;
  if (heightCm === undefined || weightKg === undefined || goalWeightKg === undefined) return;
  if (weeklyChangeKg === undefined) return;
  return {
    locale,
    timeZone,
    country,
    sex,
    birthDate,
    heightCm,
    weightKg,
    goalWeightKg,
    activityLevel,
    weeklyChangeKg,
  };
};
