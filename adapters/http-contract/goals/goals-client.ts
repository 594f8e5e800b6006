import type { GoalsClient } from "@morsel/application/goals/client/goals-client";
import type { Goals } from "@morsel/domain/goals";
import { type ApiClient, done } from "../shared/call.ts";
import { readBasis, writeBodyChange } from "./body-codec.ts";
import { readGoals, readPlans, writeGoals } from "./codec.ts";
import * as calls from "./goals-calls.ts";
import type { WireGoalsChange } from "./goals.ts";
import { readWeek } from "./week-codec.ts";

/** `goals.version` is one more than what was seen; the wire names what was seen. */
const changeTo = (goals: Goals): WireGoalsChange => ({
  ...writeGoals(goals),
  version: goals.version - 1,
  meal_shares: goals.mealShares ?? null,
});

export const goalsClient = ({ call }: ApiClient): GoalsClient => ({
  basis: call(calls.goalBasis, {}, readBasis),
  on: (date) => call(calls.goals, { query: { date } }, readGoals),
  put: (goals) => call(calls.changeGoals, { payload: changeTo(goals) }, done),
  changeBody: (change) => call(calls.changeBody, { payload: writeBodyChange(change) }, readGoals),
  streak: call(calls.streak, {}, ({ days }) => days),
  week: call(calls.week, {}, readWeek),
  plans: (cursor) => call(calls.goalPlans, { query: { cursor } }, readPlans),
  takeBack: (date, version) => call(calls.takeBackPlan, { params: { date }, query: { version } }, readGoals),
});
