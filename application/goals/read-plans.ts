import { isCalendarDate } from "@morsel/domain/calendar";
import type { Goals } from "@morsel/domain/goals";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { FieldRefused } from "../platform/refusals.ts";
import { readPage } from "../platform/paging.ts";
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
    const { items: plans, ...next } = yield* readPage({
      limit,
      cursor,
      placeIn: (given) => (isCalendarDate(given) ? given : undefined),
      read: ({ limit: count, after }) =>
        ports.goals.history(member, { limit: count, ...(after === undefined ? {} : { before: after }) }),
      cursorOf: ({ effectiveFrom }) => effectiveFrom,
    });
    return { plans, ...next };
  });
