import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import { checkRemoval, type Goals } from "@morsel/domain/goals";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { MemberToday } from "../diary-settings/member-today.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { refuseField } from "../platform/refused-field.ts";
import type { GoalsVersionConflict, GoalStore } from "./goal-store.ts";
import { memberGoalsOn } from "./member-goals.ts";

/** Answers the goals that hold on that day now. */
export type CancelPlan = (request: {
  readonly member: Member;
  readonly effectiveFrom: CalendarDate;
  /** The version that was read. */
  readonly version: number;
}) => Effect.Effect<Goals, GoalsVersionConflict | FieldRefused>;

/** W122, W123: what is still to begin, and has something before it that holds on. */
export const makeCancelPlan = (ports: { readonly goals: GoalStore; readonly today: MemberToday }): CancelPlan =>
  Effect.fn("TakeBackPlan")(function* ({ member, effectiveFrom, version }) {
    const today = yield* ports.today(member);
    const before = yield* memberGoalsOn(ports.goals, member, addDays(effectiveFrom, -1));
    const removal = checkRemoval(effectiveFrom, before, today);
    if (!removal.ok)
      return yield* refuseField(
        "effective_from",
        removal.error._tag === "FirstGoals"
          ? "a day after that of your first goals"
          : `${removal.error.earliest} or later`,
      );
    yield* ports.goals.remove(member.id, effectiveFrom, version);
    return yield* memberGoalsOn(ports.goals, member, effectiveFrom);
  });
