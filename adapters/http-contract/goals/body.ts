import * as Schema from "effect/Schema";
import { CalendarDate, Version } from "../shared/primitives.ts";

const ActivityLevel = Schema.Literals([1, 2, 3, 4]);
const Sex = Schema.Literals(["female", "male"]);

const said = {
  sex: Sex,
  height_cm: Schema.Finite,
  weight_kg: Schema.Finite,
  goal_weight_kg: Schema.Finite,
  activity_level: ActivityLevel,
  /** Below zero loses, above gains. */
  weekly_change_kg: Schema.Finite,
};

/** The member's last body profile and last weight. */
export const GoalBasis = Schema.Struct({
  ...said,
  birth_date: Schema.String,
  weighed: Schema.optionalKey(Schema.Struct({ date: Schema.String, kg: Schema.Finite })),
}).annotate({ identifier: "GoalBasis" });
export type WireGoalBasis = typeof GoalBasis.Encoded;

/** The questions of sign-up, answered again. Every day gets the energy of the sum, unless it is to stay. */
export const BodyChange = Schema.Struct({
  /** The version of the goals that was read. */
  version: Version,
  effective_from: Schema.optionalKey(CalendarDate),
  keeps_energy: Schema.optionalKey(Schema.Boolean),
  ...said,
  birth_date: CalendarDate,
});
export type WireBodyChange = typeof BodyChange.Encoded;
