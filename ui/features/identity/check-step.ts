import { isCalendarDate, type CalendarDate } from "@morsel/domain/calendar";
import { isGoalWeightTowardsAim } from "@morsel/domain/goals";
import type { MemberProfile } from "@morsel/domain/identity";
import type { IntlShape } from "react-intl";
import type { Units } from "../../i18n/units.tsx";
import type { DraftErrors } from "./components/profile-steps.tsx";
import { profileRefusalWords } from "./refusal-words.ts";
import { refusalOf, type SignUpDraft } from "./sign-up-draft.ts";

export type CheckedStep = "aim" | "activity" | "about" | "body";

type Judge = {
  readonly intl: IntlShape;
  readonly units: Units;
  readonly today: CalendarDate;
};

const without = (errors: { readonly [Field in keyof SignUpDraft]?: string | undefined }): DraftErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, words]) => words !== undefined));

/** What is still wrong with the answers of a step, in words, by field. Nothing wrong is an empty object. */
export const checkStep = (step: CheckedStep, draft: SignUpDraft, { intl, units, today }: Judge): DraftErrors => {
  const choose = intl.formatMessage({ id: "account.refused.choice" });
  const words = (answer: Partial<MemberProfile>): string | undefined => {
    const refused = refusalOf(answer, today);
    return refused === undefined ? undefined : profileRefusalWords(intl, units, refused);
  };
  const measured = (field: "heightCm" | "weightKg" | "goalWeightKg") => words({ [field]: draft[field] ?? Number.NaN });
  const wrongWay = (): string | undefined => {
    const { aim, weightKg, goalWeightKg } = draft;
    if (weightKg === undefined || goalWeightKg === undefined) return undefined;
    if (aim === undefined || isGoalWeightTowardsAim(aim, weightKg, goalWeightKg)) return undefined;
    return intl.formatMessage({ id: aim === "lose" ? "account.refused.goalAbove" : "account.refused.goalBelow" });
  };
  if (step === "aim") return without({ aim: draft.aim === undefined ? choose : undefined });
  if (step === "activity") return without({ activityLevel: draft.activityLevel === undefined ? choose : undefined });
  if (step === "about")
    return without({
      sex: draft.sex === undefined ? choose : undefined,
      birthDate: words({
        birthDate: isCalendarDate(draft.birthDate) ? draft.birthDate : ("2199-12-31" as CalendarDate),
      }),
      country: words({ country: draft.country }),
    });
  return without({
    heightCm: measured("heightCm"),
    weightKg: measured("weightKg"),
    ...(draft.aim === "maintain"
      ? {}
      : {
          goalWeightKg: measured("goalWeightKg") ?? wrongWay(),
          weeklyChangeKg: draft.weeklyChangeKg === undefined ? choose : undefined,
        }),
  });
};
