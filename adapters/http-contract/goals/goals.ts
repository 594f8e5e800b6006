import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { PremiumNeededProblem } from "../eligibility/problems.ts";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { NutritionalContents } from "../shared/contents.ts";
import { FieldRefused, problemSchemas } from "../shared/problem-schemas.ts";
import { CalendarDate, PageLimit, textUpTo, Version } from "../shared/primitives.ts";
import { BodyChange, GoalBasis } from "./body.ts";
import { Limits, MealShares } from "./limits.ts";
import { Streak, WeekAccount } from "./week.ts";
import { goalsProblems } from "./problems.ts";

const Percentage = Schema.Int.check(
  Schema.isBetween({ minimum: 0, maximum: 100 }, { expected: "a whole number from 0 to 100" }),
);

const shares = {
  exercise_carbohydrates_percentage: Percentage,
  exercise_protein_percentage: Percentage,
  exercise_fat_percentage: Percentage,
  exercise_saturated_fat_percentage: Percentage,
  exercise_sugar_percentage: Percentage,
};

const DefaultGoal = Schema.Struct({ assign_exercise_energy: Schema.Literals(["on", "off"]) });

const beside = {
  limits: Schema.optionalKey(Limits),
  /** Per cent of the day's energy by meal, together 100. */
  meal_shares: Schema.optionalKey(MealShares),
  water_ml: Schema.optionalKey(Schema.Finite),
  steps: Schema.optionalKey(Schema.Finite),
};

/** Goals from a day on: seven daily goals, Monday first. */
export const Goals = Schema.Struct({
  effective_from: Schema.String,
  version: Schema.Int,
  daily_goals: Schema.Array(NutritionalContents),
  ...shares,
  default_goal: DefaultGoal,
  ...beside,
}).annotate({ identifier: "NutrientGoals" });
export type WireGoals = typeof Goals.Encoded;

/** All that a member ever had and plans, the latest first. */
export const GoalPlans = Schema.Struct({ plans: Schema.Array(Goals), next: Schema.optionalKey(Schema.String) });
export type WireGoalPlans = typeof GoalPlans.Encoded;

const SevenGoals = Schema.Array(NutritionalContents).check(
  Schema.isMinLength(7, { expected: "seven daily goals, Monday first" }),
  Schema.isMaxLength(7, { expected: "seven daily goals, Monday first" }),
);

/** Changes the goals that are given; the rest stays. Takes effect today, unless a day is given. */
export const GoalsChange = Schema.Struct({
  version: Version,
  effective_from: Schema.optionalKey(CalendarDate),
  daily_goals: Schema.optionalKey(SevenGoals),
  exercise_carbohydrates_percentage: Schema.optionalKey(Percentage),
  exercise_protein_percentage: Schema.optionalKey(Percentage),
  exercise_fat_percentage: Schema.optionalKey(Percentage),
  exercise_saturated_fat_percentage: Schema.optionalKey(Percentage),
  exercise_sugar_percentage: Schema.optionalKey(Percentage),
  default_goal: Schema.optionalKey(DefaultGoal),
  ...beside,
  /** Meals may lose their shares again. */
  meal_shares: Schema.optionalKey(Schema.NullOr(MealShares)),
});
export type WireGoalsChange = typeof GoalsChange.Encoded;

const { GoalsVersionConflict } = problemSchemas(goalsProblems, { GoalsVersionConflict: { current: Goals } });

export class GoalsGroup extends HttpApiGroup.make("goals")
  .add(
    HttpApiEndpoint.get("goals", "/", {
      query: { date: Schema.optionalKey(CalendarDate) },
      success: Goals,
    }).annotate(Access, "member"),
    HttpApiEndpoint.patch("changeGoals", "/", {
      payload: GoalsChange,
      success: Goals,
      error: [GoalsVersionConflict, FieldRefused, PremiumNeededProblem],
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("goalBasis", "/body", { success: GoalBasis }).annotate(Access, "member"),
    HttpApiEndpoint.patch("changeBody", "/body", {
      payload: BodyChange,
      success: Goals,
      error: [GoalsVersionConflict, FieldRefused],
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("streak", "/streak", { success: Streak }).annotate(Access, "member"),
    HttpApiEndpoint.get("week", "/week", { success: WeekAccount }).annotate(Access, "member"),
    HttpApiEndpoint.get("goalPlans", "/plans", {
      query: { limit: Schema.optionalKey(PageLimit), cursor: Schema.optionalKey(textUpTo(20)) },
      success: GoalPlans,
      error: FieldRefused,
    }).annotate(Access, "member"),
    HttpApiEndpoint.delete("takeBackPlan", "/plans/:date", {
      params: { date: CalendarDate },
      query: { version: Version },
      success: Goals,
      error: [GoalsVersionConflict, FieldRefused],
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "goals")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/goals") {}

export { eligibilityProblems } from "../eligibility/problems.ts";
export { goalsProblems } from "./problems.ts";
