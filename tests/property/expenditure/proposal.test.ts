import {
  energyProposal,
  ENERGY_ANSWERS,
  estimateExpenditure,
  goalsWithMean,
  isAnswered,
  type Expenditure,
} from "@morsel/domain/expenditure";
import type { CalendarDate } from "@morsel/domain/calendar";
import { firstGoals } from "@morsel/domain/goals";
import { describe, expect, it } from "vitest";

const today = "2026-03-02" as CalendarDate;
const ready: Expenditure = { energy: 2400, low: 2200, high: 2600, isReady: true, reasons: [] };

describe("the proposal of a week", () => {
  it("W323 exercise that the budget adds by itself is taken off; a goal nearer than 50 kcal is left alone", () => {
    const proposed = (exercise: number, goal: number, floor = 1200) =>
      energyProposal(ready, { exercise, weeklyChangeKg: 0 }, floor, goal);
    expect(proposed(0, 2000)).toStrictEqual({ energy: 2400, floor: 1200, isFloored: false, goal: 2000 });
    expect(proposed(300, 1000)).toMatchObject({ energy: 2100 });
    expect([proposed(0, 2351), proposed(0, 2449)]).toEqual([undefined, undefined]);
    expect([proposed(0, 2350)?.energy, proposed(0, 2450)?.energy]).toEqual([2400, 2400]);
    expect(proposed(1500, 2000, 1600)).toStrictEqual({ energy: 1600, floor: 1600, isFloored: true, goal: 2000 });
    expect(
      energyProposal({ ...ready, isReady: false }, { exercise: 0, weeklyChangeKg: 0 }, 1200, 2000),
    ).toBeUndefined();
    expect(estimateExpenditure([], 2400)?.isReady).toBe(false);
  });

  it("W326 an answer is a repeat if it is the same, and an accepted figure stays accepted", () => {
    const given = (answer: "accepted" | "refused") => ({
      answer,
      proposal: { energy: 2400, floor: 1200, isFloored: false, goal: 2000 },
    });
    expect(ENERGY_ANSWERS).toEqual(["accepted", "refused"]);
    for (const [before, answer, energy, expected] of [
      [undefined, "accepted", 2400, false],
      [given("accepted"), "accepted", 2400, true],
      [given("accepted"), "refused", 2400, true],
      [given("refused"), "refused", 2400, true],
      [given("refused"), "accepted", 2400, false],
      [given("accepted"), "accepted", 2410, false],
    ] as const)
      expect([before?.answer, answer, energy, isAnswered(before, answer, energy)]).toEqual([
        before?.answer,
        answer,
        energy,
        expected,
      ]);
  });

  it("W327 goals are rounded to a kcal, and what the rules of goals refuse is refused", () => {
    const goals = firstGoals({ energy: 2000 }, today);
    const next = goalsWithMean(goals, 2100.6, today, 1200);
    expect(next.ok && next.value.dailyGoals.map(({ energy }) => energy)).toEqual(Array.from({ length: 7 }, () => 2101));
    expect(goalsWithMean(goals, 1e6, today, 1200).ok).toBe(false);
  });
});
