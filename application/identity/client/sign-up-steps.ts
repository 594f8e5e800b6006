import { type CalendarDate, isCalendarDate } from "@morsel/domain/calendar";
import { weightAimOf, type ProfileRefused, type WeightAim, isGoalWeightTowardsAim } from "@morsel/domain/goals";
import type { MemberProfile } from "@morsel/domain/identity";
import { refusalOf, type SignUpDraft } from "./sign-up-draft.ts";

export const CHECKED_STEPS = ["aim", "activity", "about", "body"] as const;
export type CheckedStep = (typeof CHECKED_STEPS)[number];

export type AnswerProblem =
  | ProfileRefused
  | { readonly _tag: "AnswerMissing" }
  /** The goal weight lies on the other side of the weight now than the aim. */
  | { readonly _tag: "GoalAgainstAim"; readonly aim: WeightAim };

export type StepProblems = { readonly [Field in keyof SignUpDraft]?: AnswerProblem };

const MISSING: AnswerProblem = { _tag: "AnswerMissing" };
/** A day that no rule accepts, in place of what is no day. */
const NO_DAY = "2199-12-31" as CalendarDate;

const only = (problems: { readonly [Field in keyof SignUpDraft]?: AnswerProblem | undefined }): StepProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));

const againstAim = ({ aim, weightKg, goalWeightKg }: SignUpDraft): AnswerProblem | undefined => {
  if (aim === undefined || weightKg === undefined || goalWeightKg === undefined) return undefined;
  return isGoalWeightTowardsAim(aim, weightKg, goalWeightKg) ? undefined : { _tag: "GoalAgainstAim", aim };
};

/** J20: what is still wrong with the answers of a step, by field. Nothing wrong is an empty object. */
export const stepProblems = (step: CheckedStep, draft: SignUpDraft, today: CalendarDate): StepProblems => {
  const refused = (answer: Partial<MemberProfile>) => refusalOf(answer, today);
  const measured = (field: "heightCm" | "weightKg" | "goalWeightKg") =>
    refused({ [field]: draft[field] ?? Number.NaN });
  const { aim, activityLevel, sex, birthDate, country, weeklyChangeKg } = draft;
  if (step === "aim") return only({ aim: aim === undefined ? MISSING : undefined });
  if (step === "activity") return only({ activityLevel: activityLevel === undefined ? MISSING : undefined });
  if (step === "about")
    return only({
      sex: sex === undefined ? MISSING : undefined,
      birthDate: refused({ birthDate: isCalendarDate(birthDate) ? birthDate : NO_DAY }),
      country: refused({ country }),
    });
  const goal =
    aim === "maintain"
      ? {}
      : {
          goalWeightKg: measured("goalWeightKg") ?? againstAim(draft),
          // A pace of another aim, kept from before the aim was changed, is no answer.
          weeklyChangeKg: weeklyChangeKg === undefined || weightAimOf(weeklyChangeKg) !== aim ? MISSING : undefined,
        };
  return only({ heightCm: measured("heightCm"), weightKg: measured("weightKg"), ...goal });
};
