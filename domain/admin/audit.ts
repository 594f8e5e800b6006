import type { MemberId } from "../identity/index.ts";

/** All that admins do; the log keeps each for good. */
export const AUDIT_ACTS = [
  "adminEntered",
  "firstAdmin",
  "roleChanged",
  "memberSuspended",
  "suspensionEnded",
  "sessionsEnded",
  "memberErased",
  "jobRetried",
  "jobRemoved",
  "premiumGiven",
  "premiumTakenBack",
  "codeMade",
  "codeEnded",
  "reportDecided",
  "appealAnswered",
  "announcementSaved",
  "announcementEnded",
  "eventApplied",
  "sourceSwitched",
  "importUndone",
  "flagSet",
  "flagReset",
  "settingSet",
  "settingReset",
  "foodPublished",
  "foodDeclined",
  "foodSentBack",
  "foodReviewUndone",
  "foodMerged",
  "foodMergeUndone",
  "categorySaved",
] as const;
export type AuditAct = (typeof AUDIT_ACTS)[number];

/** One act: by whom (absent for the command line), on whom, why. `details` hold no personal data: they outlive accounts. */
export type AuditEntry = {
  readonly id: string;
  readonly at: number;
  readonly act: AuditAct;
  readonly actor?: MemberId;
  readonly subject?: MemberId;
  readonly reason?: string;
  readonly details?: { readonly [name: string]: string };
};
