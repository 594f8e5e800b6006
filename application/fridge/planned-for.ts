import * as Effect from "effect/Effect";
import type { CalendarDate } from "@morsel/domain/calendar";
import { isPlannedOn, type FoodEntry } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import type { MemberToday } from "../diary-settings/member-today.ts";
import type { MemberStore } from "../identity/member-store.ts";

export type PlanningPorts = {
  readonly members: Pick<MemberStore, "byId">;
  readonly today: MemberToday;
};

/** W285: what a member's diary says of a portion for a day: planned if the day is still to come where the member lives. */
export const plannedFor = (
  { members, today }: PlanningPorts,
  eater: MemberId,
  date: CalendarDate,
): Effect.Effect<Pick<FoodEntry, "planned">> =>
  Effect.gen(function* () {
    const member = yield* members.byId(eater);
    const isPlanned = member !== undefined && isPlannedOn(date, yield* today(member), undefined);
    return isPlanned ? { planned: true } : {};
  });
