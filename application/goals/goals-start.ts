import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import type { Goals } from "@morsel/domain/goals";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { MemberToday } from "../diary-settings/member-today.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { refuseField } from "../platform/refused-field.ts";
import type { GoalStore } from "./goal-store.ts";
import { memberGoalsOn } from "./member-goals.ts";

/** W120: two years. */
const FURTHEST = 731;

const latest = (...dates: readonly CalendarDate[]): CalendarDate => dates.reduce((a, b) => (a < b ? b : a));

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
      const wanted = latest(today, from ?? today);
      const furthest = addDays(today, FURTHEST);
      if (wanted > furthest) return yield* refuseField("effective_from", `${furthest} or earlier`);
      const current = yield* memberGoalsOn(ports.goals, member, wanted);
      // Who joined where it was tomorrow already and travelled west has goals that are about to begin.
      return { today, start: latest(wanted, current.effectiveFrom), current };
    });
