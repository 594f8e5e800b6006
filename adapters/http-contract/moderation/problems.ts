import type { DecisionNotFound, ReportSettled } from "@morsel/application/moderation/use-cases";
import type { AppealRefused } from "@morsel/domain/forum";
import type { Problems, Refusals } from "../shared/problem.ts";

type Refused = DecisionNotFound | ReportSettled | Extract<AppealRefused, { readonly _tag: "AlreadyAppealed" }>;

export const moderationRefusals: Refusals<Refused> = { DecisionNotFound: {}, ReportSettled: {}, AlreadyAppealed: {} };

export const moderationProblems: Problems<Refused> = {
  fields: moderationRefusals,
  problems: {
    DecisionNotFound: { status: 404, title: "The decision does not exist." },
    ReportSettled: { status: 409, title: "Another moderator has settled it." },
    AlreadyAppealed: { status: 409, title: "This decision was appealed against already." },
  },
};
