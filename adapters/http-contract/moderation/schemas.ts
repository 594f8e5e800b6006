import { DECISIONS, REPORTED_KINDS } from "@morsel/domain/forum";
import { FOOD_REPORT_REASONS, REPORT_REASONS } from "@morsel/domain/social";
import * as Schema from "effect/Schema";
import { Food } from "../foods/foods.ts";
import { FoodId, InstantText, PageLimit, textUpTo, Uuid } from "../shared/primitives.ts";

const Kind = Schema.Literals(REPORTED_KINDS);
const Act = Schema.Literals(DECISIONS);

const Case = Schema.Struct({
  kind: Kind,
  thing: Schema.String,
  about_id: Schema.String,
  /** Null: a former member. */
  about: Schema.NullOr(Schema.String),
  /** As it was when it was reported. */
  text: Schema.String,
  path: Schema.NullOr(Schema.String),
  /** A reported food, as it was. */
  food: Schema.NullOr(Food),
  reports: Schema.Int,
  reasons: Schema.Array(
    Schema.Struct({
      reason: Schema.Literals([...new Set([...REPORT_REASONS, ...FOOD_REPORT_REASONS])]),
      text: Schema.String,
      at: InstantText,
      by: Schema.NullOr(Schema.String),
    }),
  ),
}).annotate({ identifier: "ModerationCase" });
export const Cases = Schema.Struct({ items: Schema.Array(Case), next: Schema.NullOr(Schema.String) }).annotate({
  identifier: "ModerationCases",
});
export const QueueQuery = { limit: Schema.optionalKey(PageLimit), cursor: Schema.optionalKey(textUpTo(200)) };
export type WireCases = typeof Cases.Encoded;

const Decision = Schema.Struct({
  id: Schema.String,
  kind: Kind,
  /** Null where the reader is the member, or the member is gone. */
  about: Schema.NullOr(Schema.String),
  act: Act,
  reason: Schema.String,
  until: Schema.NullOr(InstantText),
  at: InstantText,
  appeal: Schema.NullOr(Schema.String),
  answer: Schema.NullOr(Schema.Struct({ is_upheld: Schema.Boolean, reason: Schema.String })),
}).annotate({ identifier: "ModerationDecision" });
export type WireDecision = typeof Decision.Encoded;
export const Decisions = Schema.Struct({ items: Schema.Array(Decision) }).annotate({
  identifier: "ModerationDecisions",
});
export type WireDecisions = typeof Decisions.Encoded;

export const Done = Schema.Struct({ id: Uuid });
const Reason = textUpTo(2000);
export const DecidePayload = Schema.Struct({
  id: Uuid,
  kind: Kind,
  thing: textUpTo(100),
  act: Act,
  /** Days of a ban; without them it has no end. */
  days: Schema.optionalKey(
    Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 3650 }, { expected: "1 to 3650 days" })),
  ),
  reason: Reason,
});
export const ReportFoodPayload = Schema.Struct({
  id: Uuid,
  food: FoodId,
  reason: Schema.Literals(FOOD_REPORT_REASONS),
  text: textUpTo(4000),
});
export const AnswerPayload = Schema.Struct({ id: Uuid, decision: Uuid, is_upheld: Schema.Boolean, reason: Reason });
export const AppealPayload = Schema.Struct({ id: Uuid, text: textUpTo(4000) });
