import type { AccessRequests, WalkRequests } from "../support/access-requests.ts";

const body = {
  sex: "female",
  birth_date: "1990-05-17",
  height_cm: 168,
  weight_kg: 70,
  goal_weight_kg: 65,
  activity_level: 2,
  weekly_change_kg: -0.5,
};

export const accessRequests: AccessRequests = {
  "goals.goals": ["/api/services/goals"],
  "goals.changeGoals": ["/api/services/goals", { version: 1, steps: 9000 }],
  "goals.goalBasis": ["/api/services/goals/body"],
  "goals.changeBody": ["/api/services/goals/body", { ...body, version: 2 }],
  "goals.streak": ["/api/services/goals/streak"],
  "goals.week": ["/api/services/goals/week"],
  "goals.goalPlans": ["/api/services/goals/plans"],
  "goals.takeBackPlan": ["/api/services/goals/plans/2026-04-01?version=3"],
};

export const walkRequests: WalkRequests = {
  "goals.takeBackPlan": async ({ ada, inDays }) => {
    const { version } = (await (await ada.get("/api/services/goals")).json()) as { readonly version: number };
    await ada.send("PATCH", "/api/services/goals", { version, effective_from: inDays(10), steps: 9500 });
    return [`/api/services/goals/plans/${inDays(10)}?version=${version + 1}`];
  },
};
