import type { BodyChange } from "@morsel/application/goals/client/goals-client";
import type { GoalBasis } from "@morsel/application/goals/read-basis";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { BodyProfile } from "@morsel/domain/goals";
import type { WireBodyChange, WireGoalBasis } from "./body.ts";

type WireBody = Pick<WireGoalBasis, Exclude<keyof WireGoalBasis, "weighed">>;

const writeBody = (body: BodyProfile): WireBody => ({
  sex: body.sex,
  birth_date: body.birthDate,
  height_cm: body.heightCm,
  weight_kg: body.weightKg,
  goal_weight_kg: body.goalWeightKg,
  activity_level: body.activityLevel,
  weekly_change_kg: body.weeklyChangeKg,
});

export const readBody = (wire: WireBody): BodyProfile => ({
  sex: wire.sex,
  birthDate: wire.birth_date as CalendarDate,
  heightCm: wire.height_cm,
  weightKg: wire.weight_kg,
  goalWeightKg: wire.goal_weight_kg,
  activityLevel: wire.activity_level,
  weeklyChangeKg: wire.weekly_change_kg,
});

export const writeBasis = ({ body, weighed }: GoalBasis): WireGoalBasis => ({
  ...writeBody(body),
  ...(weighed === undefined ? {} : { weighed }),
});

export const readBasis = ({ weighed, ...body }: WireGoalBasis): GoalBasis => ({
  body: readBody(body),
  ...(weighed === undefined ? {} : { weighed: { date: weighed.date as CalendarDate, kg: weighed.kg } }),
});

export const writeBodyChange = ({ version, body, from, keepsEnergy }: BodyChange): WireBodyChange => ({
  version,
  effective_from: from,
  keeps_energy: keepsEnergy,
  ...writeBody(body),
});
