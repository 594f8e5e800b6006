import { token } from "../platform/token.ts";
import { makeChangeGoals } from "./change-goals.ts";

/** All that can be done with goals. */
export const makeGoalsUseCases = (ports: Parameters<typeof makeChangeGoals>[0]) => ({
  changeGoals: makeChangeGoals(ports),
});

export type GoalsUseCases = ReturnType<typeof makeGoalsUseCases>;
export const GoalsUseCases = token<GoalsUseCases>("GoalsUseCases");
