import { isCalendarDate } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { FieldRefused } from "../platform/refusals.ts";
import { readPage } from "../platform/paging.ts";
import type { EnergyAnswer } from "@morsel/domain/expenditure";
import type { ExpenditureStore } from "./expenditure-store.ts";

/** `next` leads to the page behind; absent on the last one. */
export type EnergyAnswers = { readonly answers: readonly EnergyAnswer[]; readonly next?: string };

export type ReadAnswers = (request: {
  readonly member: MemberId;
  readonly limit: number;
  readonly cursor?: string;
}) => Effect.Effect<EnergyAnswers, FieldRefused>;

/** W325: the latest first. The cursor is the week of the last answer of the page before. */
export const makeReadAnswers = (ports: { readonly expenditure: ExpenditureStore }): ReadAnswers =>
  Effect.fn("ReadAnswers")(function* ({ member, limit, cursor }) {
    const { items: answers, ...next } = yield* readPage({
      limit,
      cursor,
      placeIn: (given) => (isCalendarDate(given) ? given : undefined),
      read: ({ limit: count, after }) =>
        ports.expenditure.answers(member, { limit: count, ...(after === undefined ? {} : { before: after }) }),
      cursorOf: ({ week }) => week,
    });
    return { answers, ...next };
  });
