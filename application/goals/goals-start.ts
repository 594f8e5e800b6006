import type { CalendarDate } from "@morsel/domain/calendar";
import { changeStart, wantedStart, type Goals } from "@morsel/domain/goals";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { MemberToday } from "../diary-settings/member-today.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { refuseField } from "../platform/refused-field.ts";
import type { GoalStore } from "./goal-store.ts";
import { memberGoalsOn } from "./member-goals.ts";

/** W120: the day from which a change holds, and the goals that stand on it. */
export const makeGoalsStart =
  (ports: { readonly goals: GoalStore; readonly today: MemberToday }) =>
  (
    member: Member,
    from: CalendarDate | undefined,
  ): Effect.Effect<
    { readonly today: CalendarDate; readonly start: CalendarDate; readonly current: Goals },
    FieldRefused
  > =>
    Effect.gen(function* () {
      const today = yield* ports.today(member);
      const wanted = wantedStart(today, from);
      if (!wanted.ok) return yield* refuseField("effective_from", `${wanted.error.latest} or earlier`);
      const current = yield* memberGoalsOn(ports.goals, member, wanted.value);
      // Goals may lie ahead for a member who joined in a zone where it was tomorrow already and travelled west.
      return { today, start: changeStart(current, wanted.value), current };
    });
