import type { ActsOnOneself } from "@morsel/domain/admin";
import type { AppealRefused, BanRefused, DecisionAct, ReportedKind, ReportsOwnFood } from "@morsel/domain/forum";
import type { Effect } from "effect";
import type { AdminEntryNeeded } from "../../admin/refusals.ts";
import type { FoodNotFound } from "../../foods/food-catalogue.ts";
import type { FieldRefused, RetryableRefusal, TooManyTries } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { Decision } from "../moderation-store.ts";
import type { Case, CasePage, DecisionNotFound, FoodReport, ReportSettled } from "../use-cases.ts";

/** W692: a decision as the member concerned reads it. */
export type ShownDecision = Omit<Decision, "about" | "thing">;
export type ShownAppeal = ShownDecision & { readonly aboutName?: string };
export type ShownCase = Case;

type Closed = AdminEntryNeeded | RetryableRefusal;

/** The queue of the moderators, and what a member is told of it. */
export interface ModerationClient {
  readonly queue: (cursor?: string) => Effect.Effect<CasePage, Closed | FieldRefused>;
  readonly appeals: Effect.Effect<readonly ShownAppeal[], Closed>;
  readonly decide: (wish: {
    readonly id: string;
    readonly kind: ReportedKind;
    readonly thing: string;
    readonly act: DecisionAct;
    readonly days?: number | undefined;
    readonly reason: string;
  }) => Effect.Effect<void, ActsOnOneself | BanRefused | FieldRefused | ReportSettled | Closed>;
  readonly answer: (wish: {
    readonly id: string;
    readonly decision: string;
    readonly isUpheld: boolean;
    readonly reason: string;
  }) => Effect.Effect<void, ActsOnOneself | DecisionNotFound | FieldRefused | Closed>;
  readonly reportFood: (
    report: FoodReport,
  ) => Effect.Effect<void, FieldRefused | FoodNotFound | ReportsOwnFood | TooManyTries | RetryableRefusal>;
  readonly mine: Effect.Effect<readonly ShownDecision[], RetryableRefusal>;
  readonly appeal: (wish: {
    readonly id: string;
    readonly text: string;
  }) => Effect.Effect<
    void,
    | DecisionNotFound
    | Extract<AppealRefused, { readonly _tag: "AlreadyAppealed" }>
    | FieldRefused
    | TooManyTries
    | RetryableRefusal
  >;
}

export const ModerationClient = token<ModerationClient>("ModerationClient");
