import type { CalendarDate } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** The member's goal of steps on a day, if there is one. */
export type StepGoal = (member: MemberId, date: CalendarDate) => Effect.Effect<number | undefined>;
export const StepGoal = token<StepGoal>("StepGoal");
