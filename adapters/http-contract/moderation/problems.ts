import type { DecisionNotFound, ReportSettled } from "@morsel/application/moderation/use-cases";
import type { AppealRefused, ReportsOwnFood } from "@morsel/domain/forum";
import type { Problems, Refusals } from "../shared/problem.ts";

type Refused =
  | DecisionNotFound
  | ReportSettled
  | ReportsOwnFood
  | Extract<AppealRefused, { readonly _tag: "AlreadyAppealed" }>;

export const moderationRefusals: Refusals<Refused> = {
  DecisionNotFound: {},
  ReportSettled: {},
  ReportsOwnFood: {},
  AlreadyAppealed: {},
};

export const moderationProblems: Problems<Refused> = {
  fields: moderationRefusals,
  problems: {
    DecisionNotFound: { status: 404, title: "The decision does not exist." },
    ReportSettled: { status: 409, title: "Another moderator has settled it." },
    ReportsOwnFood: { status: 422, title: "You cannot report your own food." },
    AlreadyAppealed: { status: 409, title: "This decision was appealed against already." },
  },
};
