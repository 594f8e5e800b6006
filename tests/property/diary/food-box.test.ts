import {
  foodBoxOn,
  isPlateInUse,
  isSelected,
  markedOption,
  type FoodBoxEvent,
  type FoodBoxState,
  type FoodList,
} from "@morsel/application/diary/client/food-box";
import { addDays } from "@morsel/domain/calendar";
import type { EntryId } from "@morsel/domain/diary";
import { diaryScreenOf, diaryScreenOn, diaryScreenStep } from "@morsel/ui/features/diary/diary-screen-state";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  after,
  ALL,
  down,
  ENTER,
  fresh,
  histories,
  lists,
  options,
  READY,
  slots,
  STALE,
  TODAY,
  type,
} from "../../arbitraries/food-box.ts";

describe("Enter", () => {
  it("F21 logs what is only near when somebody moved to it, not by the Enter that ends the word", () => {
    const near: FoodList = { ...READY, options: ALL.map((option) => ({ ...option, match: "partial" as const })) };
    const enter: FoodBoxEvent = { kind: "entered", list: near };
    expect(after(fresh(), [type("jollof"), enter]).logged).toEqual([]);
    const waiting: FoodBoxEvent = { kind: "entered", list: { ...near, freshness: "stale" } };
    expect(after(fresh(), [type("jollof"), waiting, { kind: "answered", list: near }]).logged).toEqual([]);
    expect(after(fresh(), [type("jollof"), down, enter]).logged).toHaveLength(1);
  });

  it("W84 logs no everyday food of a first day that nobody moved to", () => {
    const starters: FoodList = { ...READY, options: ALL.map((option) => ({ ...option, isStarter: true as const })) };
    const enter: FoodBoxEvent = { kind: "entered", list: starters };
    expect(after(fresh(), [{ kind: "begun" }, enter, enter]).logged).toEqual([]);
    const waiting: FoodBoxEvent = { kind: "entered", list: { ...starters, freshness: "stale" } };
    expect(after(fresh(), [{ kind: "begun" }, waiting, { kind: "answered", list: starters }]).logged).toEqual([]);
    expect(after(fresh(), [{ kind: "begun" }, down, enter]).logged).toHaveLength(1);
  });

  it("W40 on a fresh box, after the slash, logs the usual", () => {
    const { logged } = after(fresh(), [{ kind: "begun" }, ENTER]);
    expect(logged).toEqual([[ALL[0]]]);
  });

  it("W40 pressed three times logs once, and no stranger", () => {
    const { logged } = after(fresh(), [{ kind: "begun" }, type("rice"), ENTER, ENTER, ENTER, ENTER]);
    expect(logged).toEqual([[ALL[0]]]);
  });

  it("W40 after anything was logged logs nothing until something is typed, an arrow moves, or the logging begins anew", () =>
    fc.assert(
      fc.property(histories, fc.array(lists, { minLength: 1, maxLength: 6 }), (history, given) => {
        const before = after(fresh(), [
          ...history,
          { kind: "logged", options: [ALL[1] ?? ALL[0]].flatMap((o) => o ?? []) },
        ]);
        const idle = given.flatMap((list): readonly FoodBoxEvent[] => [
          { kind: "opened" },
          { kind: "entered", list },
          { kind: "pointed", index: 3 },
          { kind: "answered", list },
        ]);
        const then = after(before.state, idle);
        expect(then.logged).toEqual([]);
        expect(markedOption(then.state, READY)).toBeUndefined();
        for (const again of [type("r"), down, { kind: "begun" } as const])
          expect(after(then.state, [again, ENTER]).logged).toHaveLength(1);
      }),
    ));

  it("W40 logs what is marked, or all that is ticked, and nothing that is not shown as such", () =>
    fc.assert(
      fc.property(histories, lists, (history, list) => {
        const { state } = after(fresh(), history);
        const { logged } = after(state, [{ kind: "entered", list }]);
        const marked = markedOption(state, list);
        const plate = state.plate.map(({ item }) => item);
        const wanted = isPlateInUse(state) ? plate : marked === undefined ? [] : [marked];
        if (logged.length > 0) expect(logged).toEqual([wanted]);
        if (!state.isOpen) expect(logged).toEqual([]);
      }),
    ));

  it("W40 before the answer waits for it, and logs the first of it once", () => {
    const typed = after(fresh(), [{ kind: "begun" }, type("rice"), { kind: "entered", list: STALE }]);
    expect(typed.logged).toEqual([]);
    const rest = ALL.slice(2);
    const answer: FoodBoxEvent = { kind: "answered", list: { options: rest, freshness: "ready" } };
    expect(after(typed.state, [{ kind: "answered", list: STALE }, answer, answer]).logged).toEqual([[rest[0]]]);
    expect(
      after(typed.state, [{ kind: "answered", list: { options: rest, freshness: "failed" } }, answer]).logged,
    ).toEqual([]);
    // Writing on is no Enter any more.
    expect(after(typed.state, [type("rice p"), answer]).logged).toEqual([]);
  });

  it("W40 after an arrow takes what was marked, although an answer is on its way", () => {
    const { logged } = after(fresh(), [{ kind: "begun" }, type("rice"), down, { kind: "entered", list: STALE }]);
    expect(logged).toEqual([[ALL[1]]]);
  });
});

describe("the arrows", () => {
  it("go around, and stay on the list", () =>
    fc.assert(
      fc.property(
        histories,
        fc.array(fc.constantFrom(1 as const, -1 as const), { maxLength: 20 }),
        (history, steps) => {
          const { state } = after(fresh(), history);
          const then = after(
            state,
            steps.map((by) => ({ kind: "moved", by, count: ALL.length })),
          );
          if (steps.length > 0) expect(ALL).toContain(markedOption(then.state, READY));
        },
      ),
    ));

  it("down and up again is where it was", () => {
    const open = after(fresh(), [{ kind: "begun" }]).state;
    const then = after(open, [down, down, { kind: "moved", by: -1, count: ALL.length }]);
    expect(markedOption(then.state, READY)).toBe(ALL[1]);
  });

  it("on a list without options mark nothing", () => {
    const { state } = after(fresh(), [{ kind: "begun" }, { kind: "moved", by: 1, count: 0 }]);
    expect(markedOption(state, { options: [], freshness: "ready" })).toBeUndefined();
  });
});

describe("the slot", () => {
  it("W41 that was tapped holds for this logging: not after Escape, not after leaving, not on another day", () =>
    fc.assert(
      fc.property(slots, histories, (slot, history) => {
        const tapped = after(fresh(), [...history, { kind: "begun", slot }]).state;
        expect(tapped.slot).toBe(slot);
        for (const end of [{ kind: "closed" }, { kind: "left" }] as const)
          expect(after(tapped, [end]).state.slot).toBeUndefined();
        expect(foodBoxOn(tapped, addDays(TODAY, 1))).toMatchObject({ slot: undefined, isOpen: false, text: "" });
        expect(foodBoxOn(tapped, TODAY)).toBe(tapped);
      }),
    ));

  it("W41 stays for who goes on by keyboard, and ends with the slash that begins anew", () => {
    const logged = after(fresh(), [{ kind: "begun", slot: "breakfast" }, type("rice"), ENTER]).state;
    expect(logged.slot).toBe("breakfast");
    expect(after(logged, [type("m"), ENTER]).state.slot).toBe("breakfast");
    expect(after(logged, [{ kind: "begun" }]).state.slot).toBeUndefined();
    // Opening the box again by hand starts anew, too.
    expect(after(logged, [{ kind: "opened" }]).state.slot).toBeUndefined();
    const open = after(fresh(), [{ kind: "begun", slot: "breakfast" }, { kind: "opened" }, { kind: "begun" }]).state;
    expect(open.slot).toBe("breakfast");
  });
});

describe("the way back", () => {
  it("out of the amount leads to the list with the query, out of the list leads out", () =>
    fc.assert(
      fc.property(options, (option) => {
        const editing = after(fresh(), [{ kind: "begun" }, type("rice"), { kind: "edited", option }]).state;
        const list = after(editing, [{ kind: "stepped back" }]).state;
        expect(list).toMatchObject({ isOpen: true, text: "rice", editing: undefined });
        expect(after(list, [{ kind: "stepped back" }]).state).toMatchObject({ isOpen: false, text: "" });
      }),
    ));

  it("ticking twice is nothing, and what is logged is ticked no more", () =>
    fc.assert(
      fc.property(histories, options, (history, option) => {
        const { state } = after(fresh(), history);
        const twice = after(state, [
          { kind: "ticked", option },
          { kind: "ticked", option },
        ]).state;
        expect(idsOn(twice)).toEqual(idsOn(state));
        const logged = after(state, [{ kind: "logged", options: [option] }]).state;
        expect(isSelected(logged, option)).toBe(false);
        expect(logged).toMatchObject({ text: "", isOpen: false, editing: undefined });
      }),
    ));
});

const idsOn = ({ plate }: FoodBoxState) => plate.map(({ item }) => item.foodId ?? item.description).sort();

describe("what lies open on a day", () => {
  const id = "a" as EntryId;
  it("is one entry at a time, and nothing on another day", () => {
    const open = diaryScreenStep(diaryScreenOf(TODAY), { kind: "entry tapped", id });
    expect(open.openEntry).toBe(id);
    expect(diaryScreenStep(open, { kind: "entry tapped", id: "b" as EntryId }).openEntry).toBe("b");
    expect(diaryScreenStep(open, { kind: "entry tapped", id }).openEntry).toBeUndefined();
    const asked = diaryScreenStep(open, { kind: "copy asked", task: { way: "to" } });
    expect(diaryScreenOn(asked, TODAY)).toBe(asked);
    expect(diaryScreenOn(asked, addDays(TODAY, 1))).toEqual(diaryScreenOf(addDays(TODAY, 1)));
    expect(diaryScreenStep(asked, { kind: "copy closed" })).toEqual(open);
  });
});
