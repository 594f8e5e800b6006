import type { CalendarDate } from "../calendar/index.ts";
import type { BodyProfile } from "./body-rules.ts";
import { changeGoals } from "./plans/change-goals.ts";
import { energyPlan, ENERGY_FLOOR, type EnergyPlan } from "./plans/energy-plan.ts";
import type { Goals } from "./goals.ts";
import { changeStart } from "./plans/plan-start.ts";

export type GuidedResult = { readonly plan: EnergyPlan; readonly goals: Goals };

/** W124: what the answers to the questions of sign-up lead to; undefined where a rule refuses them. */
export const guidedResult = (goals: Goals, body: BodyProfile, today: CalendarDate): GuidedResult | undefined => {
  const plan = energyPlan(body, today);
  if (!plan.ok) return undefined;
  const next = changeGoals(goals, { energy: plan.value.energy }, changeStart(goals, today), ENERGY_FLOOR[body.sex]);
  return next.ok ? { plan: plan.value, goals: next.value } : undefined;
};
