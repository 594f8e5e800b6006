import { stepProblems, type AnswerProblem, type CheckedStep } from "@morsel/application/identity/client/sign-up-steps";
import type { SignUpDraft } from "@morsel/application/identity/client/sign-up-draft";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { IntlShape } from "react-intl";
import type { Units } from "../../i18n/units.tsx";
import type { DraftErrors } from "./components/profile-steps.tsx";
import { profileRefusalWords } from "./refusal-words.ts";

export type { CheckedStep };

type Judge = {
  readonly intl: IntlShape;
  readonly units: Units;
  readonly today: CalendarDate;
};

const problemWords = (problem: AnswerProblem, { intl, units }: Judge): string => {
  if (problem._tag === "AnswerMissing") return intl.formatMessage({ id: "account.refused.choice" });
  if (problem._tag === "GoalAgainstAim")
    return intl.formatMessage({
      id: problem.aim === "lose" ? "account.refused.goalAbove" : "account.refused.goalBelow",
    });
  return profileRefusalWords(intl, units, problem);
};

/** Errors in the answers of a step, in words, by field. An empty object means that all is well. */
export const checkStep = (step: CheckedStep, draft: SignUpDraft, judge: Judge): DraftErrors =>
  Object.fromEntries(
    Object.entries(stepProblems(step, draft, judge.today)).map(([field, problem]) => [
      field,
      problemWords(problem, judge),
    ]),
  );
