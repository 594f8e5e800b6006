import type { CalendarDate } from "../calendar/index.ts";
import { changeGoals, meanEnergy, type Goals, type GoalsRefused } from "../goals/index.ts";
import { ok, type Result } from "../result/index.ts";
import type { EnergyAnswer, ExpenditureInputs, ExpenditureProposal } from "./answer.ts";
import { proposeEnergy, type Expenditure } from "./estimate.ts";

/** W323: a goal that is nearer than this is left alone, kcal. */
const WORTH_PROPOSING = 50;

/** G22, W323: the expenditure without the exercise that the budget adds by itself; none while the goal fits already. */
export const energyProposal = (
  estimate: Expenditure,
  { exercise, weeklyChangeKg }: Pick<ExpenditureInputs, "exercise" | "weeklyChangeKg">,
  floor: number,
  goal: number,
): ExpenditureProposal | undefined => {
  const proposed = proposeEnergy({ ...estimate, energy: estimate.energy - exercise }, weeklyChangeKg, floor);
  if (proposed === undefined || Math.abs(proposed.energy - goal) < WORTH_PROPOSING) return undefined;
  const { energy, isFloored } = proposed;
  return { energy, floor, isFloored, goal };
};

/** W327: every day moves by the same, so that weekdays stay as different as they are; none below the floor. */
export const goalsWithMean = (
  goals: Goals,
  energy: number,
  from: CalendarDate,
  floor: number,
): Result<Goals, GoalsRefused> => {
  const more = energy - meanEnergy(goals);
  let next: Result<Goals, GoalsRefused> = ok(goals);
  for (const [day, goal] of goals.dailyGoals.entries()) {
    if (!next.ok) return next;
    const change = { weekdays: [day], energy: Math.max(floor, Math.round(goal.energy + more)) };
    next = changeGoals(next.value, change, from, floor);
  }
  return next.ok ? ok({ ...next.value, version: goals.version + 1 }) : next;
};

/** W326: the same answer was given already, or the proposal was accepted, which stays. */
export const isAnswered = (
  before: Pick<EnergyAnswer, "answer" | "proposal"> | undefined,
  answer: EnergyAnswer["answer"],
  energy: number,
): boolean =>
  before !== undefined &&
  before.proposal.energy === energy &&
  (before.answer === "accepted" || before.answer === answer);
