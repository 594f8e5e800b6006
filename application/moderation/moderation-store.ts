import type { AuditEntry } from "@morsel/domain/admin";
import type { DecisionAct, QueuePlace, ReportedKind } from "@morsel/domain/forum";
import type { Food } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { ContentReport } from "../social/content-report.ts";

/** A report that waits, with the names that its members have now. */
export type OpenReport = ContentReport<unknown> & { readonly byName?: string; readonly aboutName?: string };

export type Decision = {
  readonly id: string;
  readonly kind: ReportedKind;
  readonly thing: string;
  /** Member whose thing it is. */
  readonly about: MemberId;
  readonly act: DecisionAct;
  readonly reason: string;
  /** End of a ban; absent: it has none. */
  readonly until?: number;
  readonly at: number;
  readonly appeal?: string;
  /** Answer to the appeal. */
  readonly answer?: { readonly isUpheld: boolean; readonly reason: string };
};
export type Appealed = Decision & { readonly aboutName?: string };
export type Answer = { readonly id: string; readonly isUpheld: boolean; readonly reason: string; readonly at: number };

/** W690, W691, W692 */
export interface ModerationStore {
  /** FO8: reported things behind a place. */
  readonly queue: (query: {
    readonly limit: number;
    readonly after?: QueuePlace;
  }) => Effect.Effect<readonly QueuePlace[]>;
  /** Up to 100 reports of a thing, the oldest first. */
  readonly openOf: (kind: ReportedKind, thing: string) => Effect.Effect<readonly OpenReport[]>;
  /** FO7: a member's report of a food, as the food is now. */
  readonly reportFood: (by: MemberId, report: Omit<ContentReport<Food>, "by" | "kind">) => Effect.Effect<void>;
  readonly decide: (decision: Decision, entry: AuditEntry) => Effect.Effect<void>;
  readonly decision: (id: string) => Effect.Effect<Decision | undefined>;
  /** The newest first. */
  readonly about: (member: MemberId, limit: number) => Effect.Effect<readonly Decision[]>;
  readonly appeal: (member: MemberId, id: string, text: string, at: number) => Effect.Effect<void>;
  /** Appeals without an answer, the oldest first. */
  readonly appeals: (limit: number) => Effect.Effect<readonly Appealed[]>;
  readonly answer: (decision: Decision, answer: Answer, entry: AuditEntry) => Effect.Effect<void>;
}

export const ModerationStore = token<ModerationStore>("ModerationStore");
