import { isCalendarDate } from "@morsel/domain/calendar";
import type { Goals } from "@morsel/domain/goals";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { FieldRefused } from "../platform/refusals.ts";
import { refuseCursor } from "../platform/refused-field.ts";
import type { GoalStore } from "./goal-store.ts";

/** `next` leads to the page behind; absent on the last one. */
export type GoalPlans = { readonly plans: readonly Goals[]; readonly next?: string };

export type ReadPlans = (request: {
  readonly member: MemberId;
  readonly limit: number;
  readonly cursor?: string;
}) => Effect.Effect<GoalPlans, FieldRefused>;

/** W121: the latest first. The cursor is the first day of the last plan of the page before. */
export const makeReadPlans = (ports: { readonly goals: GoalStore }): ReadPlans =>
  Effect.fn("ReadPlans")(function* ({ member, limit, cursor }) {
    if (cursor !== undefined && !isCalendarDate(cursor)) return yield* refuseCursor;
    const found = yield* ports.goals.history(member, {
      limit: limit + 1,
      ...(cursor === undefined ? {} : { before: cursor }),
    });
    const plans = found.slice(0, limit);
    const last = plans.at(-1);
    return found.length > limit && last !== undefined ? { plans, next: last.effectiveFrom } : { plans };
  });
