import { err, ok, type Result } from "../result/index.ts";

/** FO7: what can be reported to the moderators. */
export const REPORTED_KINDS = ["message", "post", "profile", "news", "news_comment"] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];
export type Reported = { readonly kind: ReportedKind; readonly id: string; readonly author: string };

/** FO7 */
export const REPORT_REASONS = ["spam", "harassment", "dangerous_advice", "adult_content", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export type Report = {
  readonly about: Reported;
  readonly by: string;
  readonly reason: ReportReason;
  readonly isOpen: boolean;
};

export type ReportRefused = { readonly _tag: "ReportsOneself" } | { readonly _tag: "AlreadyReported" };

/** FO7: each member reports a thing once while the report is open, and never their own. */
export const reportContent = (
  about: Reported,
  by: string,
  reason: ReportReason,
  open: readonly Report[],
): Result<Report, ReportRefused> => {
  if (about.author === by) return err({ _tag: "ReportsOneself" });
  const isKnown = open.some(
    (one) => one.isOpen && one.by === by && one.about.kind === about.kind && one.about.id === about.id,
  );
  return isKnown ? err({ _tag: "AlreadyReported" }) : ok({ about, by, reason, isOpen: true });
};

export type QueueItem = { readonly about: Reported; readonly reports: number };

/** FO8: the moderators' queue: each reported thing once, the most reported first, then in order of arrival. */
export const moderationQueue = (reports: readonly Report[]): readonly QueueItem[] => {
  const items = new Map<string, QueueItem>();
  for (const { about, isOpen } of reports) {
    if (!isOpen) continue;
    const key = `${about.kind} ${about.id}`;
    items.set(key, { about, reports: (items.get(key)?.reports ?? 0) + 1 });
  }
  return [...items.values()].toSorted((a, b) => b.reports - a.reports);
};
