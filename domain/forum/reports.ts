import { err, ok, type Result } from "../result/index.ts";

/** FO7: what can be reported to the moderators. */
export const REPORTED_KINDS = ["message", "post", "profile", "news", "news_comment", "coach_comment", "food"] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];
export type Reported = { readonly kind: ReportedKind; readonly id: string; readonly author: string };

/** FO7, FO30 */
export const REPORT_REASONS = [
  "spam",
  "harassment",
  "dangerous_advice",
  "adult_content",
  "wrong_values",
  "duplicate",
  "offensive",
  "other",
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export type Report = {
  readonly about: Reported;
  readonly by: string;
  readonly reason: ReportReason;
  /** Instant of the report in milliseconds since 1970. */
  readonly at: number;
  readonly isOpen: boolean;
};

export type ReportRefused = { readonly _tag: "ReportsOneself" } | { readonly _tag: "AlreadyReported" };

/** FO7: each member reports a thing once while the report is open, and never their own. */
export const reportContent = (
  about: Reported,
  by: string,
  { reason, at }: Pick<Report, "reason" | "at">,
  open: readonly Report[],
): Result<Report, ReportRefused> => {
  if (about.author === by) return err({ _tag: "ReportsOneself" });
  const isKnown = open.some(
    (one) => one.isOpen && one.by === by && one.about.kind === about.kind && one.about.id === about.id,
  );
  return isKnown ? err({ _tag: "AlreadyReported" }) : ok({ about, by, reason, at, isOpen: true });
};

export type ReportsOwnFood = { readonly _tag: "ReportsOwnFood" };

/** FO7: a food is reported by others than its owner. */
export const checkFoodReport = (by: string, owner: string): Result<void, ReportsOwnFood> =>
  by === owner ? err({ _tag: "ReportsOwnFood" }) : ok(undefined);

/** `at` is the instant of the first open report. */
export type QueueItem = { readonly about: Reported; readonly reports: number; readonly at: number };

/** FO8: place of a thing in the queue, by which the next page is asked for. */
export type QueuePlace = Pick<QueueItem, "reports" | "at"> & Pick<Reported, "kind" | "id">;

const placeOf = ({ about: { kind, id }, reports, at }: QueueItem): QueuePlace => ({ kind, id, reports, at });

const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const comparePlaces = (a: QueuePlace, b: QueuePlace): number =>
  b.reports - a.reports || a.at - b.at || compareTexts(a.kind, b.kind) || compareTexts(a.id, b.id);

/** FO8: the moderators' queue behind a place: each reported thing once, the most reported first, then in order of arrival. */
export const moderationQueue = (reports: readonly Report[], after?: QueuePlace): readonly QueueItem[] => {
  const items = new Map<string, QueueItem>();
  for (const { about, at, isOpen } of reports) {
    if (!isOpen) continue;
    const key = `${about.kind} ${about.id}`;
    const known = items.get(key);
    items.set(key, { about, reports: (known?.reports ?? 0) + 1, at: Math.min(known?.at ?? at, at) });
  }
  return [...items.values()]
    .filter((item) => after === undefined || comparePlaces(placeOf(item), after) > 0)
    .toSorted((a, b) => comparePlaces(placeOf(a), placeOf(b)));
};
