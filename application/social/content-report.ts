import type { MemberId } from "@morsel/domain/identity";
import type { FoodReportReason, ReportReason } from "@morsel/domain/social";

export type ReportedKind = "message" | "profile" | "news" | "news_comment" | "coach_comment" | "post" | "food";

/** A report with what it is about, as the moderators will find it: kept as it was, also when it is changed or deleted. */
export type ContentReport<Reported> = {
  readonly id: string;
  readonly kind: ReportedKind;
  readonly thing: string;
  readonly by: MemberId;
  readonly about: MemberId;
  readonly reason: ReportReason | FoodReportReason;
  readonly text: string;
  readonly reported: Reported;
  readonly at: number;
};
