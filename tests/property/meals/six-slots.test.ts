import { checkMealShares } from "@morsel/domain/goals";
import { isMeal, MEALS, SLOT_IDS } from "@morsel/domain/meal-slots";
import { expect, it } from "vitest";

it("D13 G13 four slots that everybody has and two of the member's own, and nothing else", () => {
  expect(MEALS.join(" ")).toBe("breakfast lunch dinner snacks");
  expect(SLOT_IDS.join(" ")).toBe("breakfast lunch dinner snacks extra1 extra2");
  expect(SLOT_IDS.every(isMeal)).toBe(true);
  expect(["", "brunch", "extra3", "constructor", undefined, 1].some(isMeal)).toBe(false);
  for (const slot of SLOT_IDS) expect(checkMealShares({ [slot]: 100 }).ok).toBe(true);
  expect(checkMealShares({ brunch: 100 }).ok).toBe(false);
});
