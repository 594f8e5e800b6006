import { weightAimOf, isGoalWeightTowardsAim, WEIGHT_AIMS, weeklyChangesFor } from "@morsel/domain/goals";
import { WEEKLY_CHANGE_PRESETS } from "@morsel/domain/units";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyNumbers, between } from "../../arbitraries/numbers.ts";

describe("what a member wants of the weight", () => {
  it("G25 the sign of the weekly change says it, and each preset is offered for one aim", () => {
    expect(WEIGHT_AIMS).toEqual(["lose", "maintain", "gain"]);
    expect([-0.5, 0, 0.25, Number.NaN].map(weightAimOf)).toEqual(["lose", "maintain", "gain", "maintain"]);
    expect(weeklyChangesFor("lose", "lb")).toEqual([-2, -1.5, -1, -0.5]);
    expect(weeklyChangesFor("gain", "kg")).toEqual([0.25, 0.5]);
    for (const unit of ["lb", "kg"] as const)
      expect(WEIGHT_AIMS.flatMap((aim) => weeklyChangesFor(aim, unit))).toEqual(WEEKLY_CHANGE_PRESETS[unit]);
  });

  it("G25 a goal weight lies where the aim leads", () => {
    fc.assert(
      fc.property(between(25, 400), between(25, 400), (weight, goal) => {
        expect(isGoalWeightTowardsAim("lose", weight, goal)).toBe(goal < weight);
        expect(isGoalWeightTowardsAim("gain", weight, goal)).toBe(goal > weight);
        expect(isGoalWeightTowardsAim("maintain", weight, goal)).toBe(true);
      }),
    );
    fc.assert(fc.property(anyNumbers, (weight) => !isGoalWeightTowardsAim("lose", weight, Number.NaN)));
  });
});
