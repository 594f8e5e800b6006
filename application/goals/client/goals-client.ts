import type { FieldRefused, NotNow } from "../../platform/refusals.ts";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { Goals } from "@morsel/domain/goals";
import type { Sex } from "@morsel/domain/identity";
import type { Effect } from "effect";
import type { GoalsVersionConflict } from "../goal-store.ts";
import { token } from "../../platform/token.ts";

export interface GoalsClient {
  /** Whose floor the goals of this member keep (G1). */
  readonly sex: Effect.Effect<Sex, NotNow>;
  readonly on: (date: CalendarDate) => Effect.Effect<Goals, NotNow>;
  readonly put: (goals: Goals) => Effect.Effect<void, GoalsVersionConflict | FieldRefused | NotNow>;
}

export const GoalsClient = token<GoalsClient>("GoalsClient");
