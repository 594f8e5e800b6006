import { foodBoxOn, type FoodBoxEvent, type FoodList } from "@morsel/application/diary/client/food-box";
import { addDays } from "@morsel/domain/calendar";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { after, ALL, ENTER, fresh, histories, TODAY, type } from "../../arbitraries/food-box.ts";

describe("the plate", () => {
  const [first, second] = ALL;
  if (first === undefined || second === undefined) throw new Error("no sample foods");
  const tick = (option: typeof first): FoodBoxEvent => ({ kind: "ticked", option });
  const SOUP = { description: "Soup", facts: { energy: 250 } };

  it("W73 stays through Escape, a click elsewhere, the way back and another day, and Enter is not about it then", () =>
    fc.assert(
      fc.property(histories, fc.constantFrom("closed" as const, "left" as const), (history, end) => {
        const filled = after(fresh(), [
          ...history,
          { kind: "plate changed", plate: [] },
          tick(first),
          tick(second),
        ]).state;
        const left = after(filled, [{ kind: end }]).state;
        expect(left).toMatchObject({ plate: filled.plate, isAside: true, isOpen: false });
        const other = foodBoxOn(filled, addDays(TODAY, 1));
        expect(other).toMatchObject({ plate: filled.plate, isAside: true, isOpen: false, text: "" });
        const another: FoodList = { options: ALL.slice(3), freshness: "ready" };
        for (const state of [left, other]) {
          const then = after(state, [{ kind: "begun" }, type("r"), { kind: "entered", list: another }]);
          expect(then.logged).toEqual([[ALL[3]]]);
          expect(then.state.plate).toEqual(filled.plate);
          const up = after(then.state, [{ kind: "plate taken up" }, ENTER, ENTER, ENTER]);
          expect(up.logged).toEqual([[first, second]]);
          expect(up.state.plate).toEqual([]);
        }
      }),
    ));

  it("W73 the way back leads from the plate to the list, and only then out", () => {
    const open = after(fresh(), [{ kind: "begun" }, tick(first), { kind: "plate opened", isOpen: true }]).state;
    const list = after(open, [{ kind: "stepped back" }]).state;
    expect(list).toMatchObject({ isOpen: true, isPlateOpen: false, plate: open.plate });
    expect(after(list, [{ kind: "stepped back" }]).state).toMatchObject({
      isOpen: false,
      plate: open.plate,
      isAside: true,
    });
  });

  it("W70 W71 takes a whole meal, and is logged once, all of it", () => {
    const served = after(fresh(), [
      { kind: "begun" },
      tick(first),
      { kind: "served", items: [SOUP, first, SOUP] },
    ]).state;
    expect(served.plate.map(({ item }) => item)).toEqual([first, SOUP, first, SOUP]);
    const logged = after(served, [{ kind: "plate logged" }, { kind: "plate logged" }, ENTER]);
    expect(logged.logged).toEqual([[first, SOUP, first, SOUP]]);
    expect(logged.state).toMatchObject({ plate: [], isOpen: true, isAside: false });
  });

  it("W71 nothing is logged while one amount cannot be read, by Enter or the button, and nothing is lost", () => {
    const { state } = after(fresh(), [{ kind: "begun" }, tick(first), tick(second)]);
    const plate = state.plate.map((row, i) => (i === 0 ? { ...row, isReadable: false } : row));
    const tried = after(state, [{ kind: "plate changed", plate }, ENTER, { kind: "plate logged" }, ENTER]);
    expect(tried.logged).toEqual([]);
    expect(tried.state).toMatchObject({ plate, isPlateOpen: true, isOpen: true });
  });

  it("W73 a food that is logged alone leaves the rest on the plate", () => {
    const { state } = after(fresh(), [
      { kind: "begun" },
      tick(first),
      tick(second),
      { kind: "logged", options: [first] },
    ]);
    expect(state.plate.map(({ item }) => item)).toEqual([second]);
    expect(state.isAside).toBe(true);
  });
});
