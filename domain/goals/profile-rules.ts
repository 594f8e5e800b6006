import type { CalendarDate } from "../calendar/index.ts";
import { isCountry } from "../currency/index.ts";
import type { MemberProfile } from "../identity/index.ts";
import { LOCALES } from "../locales/index.ts";
import { isTimeZone } from "../reference/index.ts";
import { err, ok, type Result } from "../result/index.ts";
import { toStep } from "../units/index.ts";
import { refuseChoice, PROFILE_RANGES, checkBody, type ProfileRefused } from "./body-rules.ts";
import { weightAimOf, isGoalWeightTowardsAim } from "./weight-aim.ts";

/** G25: a goal weight on the wrong side of the weight is refused; what would be taken begins 100 g from it. */
const refusedGoalWeight = ({ weightKg, goalWeightKg, weeklyChangeKg }: MemberProfile): ProfileRefused | undefined => {
  const aim = weightAimOf(weeklyChangeKg);
  if (isGoalWeightTowardsAim(aim, weightKg, goalWeightKg)) return undefined;
  const range = PROFILE_RANGES.goalWeightKg;
  const side = aim === "lose" ? { max: toStep(weightKg - 0.1, 0.1) } : { min: toStep(weightKg + 0.1, 0.1) };
  return { _tag: "OutOfRange", field: "goalWeightKg", ...range, ...side };
};

/** The first field that cannot be taken is named with what would be. A profile that passes is given back as it is. */
export const checkProfile = (profile: MemberProfile, today: CalendarDate): Result<MemberProfile, ProfileRefused> => {
  const refused = checkBody(profile, today) ?? refusedGoalWeight(profile);
  if (refused !== undefined) return err(refused);
  if (!LOCALES.some((locale) => locale === profile.locale)) return err(refuseChoice("locale", LOCALES));
  if (!isCountry(profile.country)) return err(refuseChoice("country", ["ISO 3166-1 alpha-2"]));
  return isTimeZone(profile.timeZone) ? ok(profile) : err(refuseChoice("timeZone", ["IANA time zone"]));
};
