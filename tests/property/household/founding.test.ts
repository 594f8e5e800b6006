import * as household from "@morsel/domain/household";
import type { CalendarDate, Instant } from "@morsel/domain/calendar";
import type { Food, FoodId } from "@morsel/domain/foods";
import type { FridgeDish, Household, HouseholdId, InvitationId } from "@morsel/domain/household";
import type { MemberId } from "@morsel/domain/identity";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const [ada, bo, cy, dan] = ["ada", "bo", "cy", "dan"] as MemberId[] as [MemberId, MemberId, MemberId, MemberId];
const NOW = 1000;
const home = household.foundHousehold("h" as HouseholdId, "Home", ada, NOW);
const withBo: Household = {
  ...home,
  people: [...home.people, { id: bo, role: "member", joinedAt: NOW, allowsLogging: false }],
};
const food: Food = {
  id: "stew" as FoodId,
  description: "Stew",
  alternativeNames: [],
  category: "",
  source: { dataset: "recipe", id: "stew", licence: "own" },
  basis: "us",
  nutrients: { energy: 100 },
  servings: [],
};
const cooked = {
  id: "dish",
  food,
  cookedOn: "2026-03-05" as CalendarDate,
  cookedAt: NOW as Instant,
  cook: ada,
  grams: 1000,
};
const dish: FridgeDish = { ...cooked, left: 1000, isThrownAway: false, version: 1 };

describe("a household", () => {
  it("W260 begins with its founder, who owns it and lets nobody else log", () => {
    expect(home).toEqual({
      id: "h",
      name: "Home",
      people: [{ id: ada, role: "owner", joinedAt: NOW, allowsLogging: false }],
      invitations: [],
      version: 1,
    });
    expect([household.ownerOf(home), household.ownerOf({ people: [] })]).toEqual([ada, undefined]);
  });

  it("W270 is renamed by its owner, of the version that was read, and twice is harmless", () => {
    expect(household.renameHousehold(withBo, bo, 1, "Flat")).toEqual({
      ok: false,
      error: { _tag: "NotHouseholdOwner" },
    });
    expect(household.renameHousehold(withBo, ada, 7, "Home")).toEqual({ ok: true, value: withBo });
    for (const version of [0, 2])
      expect(household.renameHousehold(withBo, ada, version, "Flat")).toEqual({
        ok: false,
        error: { _tag: "HouseholdConflict" },
      });
    expect(household.renameHousehold(withBo, ada, 1, "Flat")).toEqual({
      ok: true,
      value: { ...withBo, name: "Flat", version: 2 },
    });
  });

  it("W272 each lets the others log or not, and logs for oneself always", () => {
    const open = household.setAllowsLogging(withBo, bo, true);
    expect(open.version).toBe(2);
    expect(open.people.map(({ allowsLogging }) => allowsLogging)).toEqual([false, true]);
    expect(household.setAllowsLogging(open, bo, true)).toBe(open);
    expect(household.setAllowsLogging(open, cy, true)).toBe(open);
    const may = (giver: MemberId, eater: MemberId) => household.mayLogFor(open, giver, eater);
    expect([may(ada, bo), may(bo, ada), may(ada, ada), may(ada, cy), may(cy, cy)]).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
    expect(household.setAllowsLogging(open, bo, false).people).toEqual(withBo.people);
  });

  it("W271 shows open invitations to its owner, and to others those that are theirs", () => {
    const invitations = [
      { id: "i-1" as InvitationId, expiresAt: NOW + 1, invited: cy },
      { id: "i-2" as InvitationId, expiresAt: NOW + 1, codeHash: "hash" },
      { id: "i-3" as InvitationId, expiresAt: NOW, invited: dan },
    ];
    const inviting = { ...withBo, invitations };
    const seen = (viewer: MemberId) => household.visibleInvitations(inviting, viewer, NOW).map(({ id }) => id);
    expect([seen(ada), seen(bo), seen(cy), seen(dan)]).toEqual([["i-1", "i-2"], [], ["i-1"], []]);
    const has = (id: string, invited?: MemberId) =>
      household.hasInvitation(inviting, { id: id as InvitationId, ...(invited === undefined ? {} : { invited }) }, NOW);
    expect([has("i-2"), has("i-9", cy), has("i-9"), has("i-3"), has("i-9", dan)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe("a dish of a household", () => {
  const later = 2000 as Instant;

  it("W263 is as heavy as what was eaten of it where its cook insists, and has ended when nothing is left", () => {
    expect(household.cookDish(cooked, 0, false)).toEqual({ ok: true, value: dish });
    expect(household.cookDish(cooked, 1000, false)).toEqual({
      ok: true,
      value: { ...dish, left: 0, endedAt: NOW },
    });
    expect(household.cookDish(cooked, 1200, false)).toEqual({
      ok: false,
      error: { _tag: "DishHasLess", left: 1000, asked: 1200 },
    });
    expect(household.cookDish(cooked, 1200, true)).toEqual({
      ok: true,
      value: { ...dish, grams: 1200, left: 0, endedAt: NOW },
    });
  });

  it("W273 has another version with each portion, and never less than nothing", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1500 }), (grams) => {
        const answer = household.eatFromDish(dish, grams, true, later);
        if (!answer.ok) throw new Error("insisted");
        const { dish: next, taken } = answer.value;
        expect(next).toEqual({
          ...dish,
          left: Math.max(0, 1000 - grams),
          version: 2,
          ...(grams >= 1000 ? { endedAt: later } : {}),
        });
        expect(taken).toBe(Math.min(grams, 1000));
        expect(household.eatFromDish(dish, grams, false, later).ok).toBe(grams <= 1000);
      }),
    );
  });

  it("W275 W276 is thrown away and comes back; an empty one has ended either way", () => {
    const gone = household.throwDishAway(dish, true, later);
    expect(gone).toEqual({ ...dish, isThrownAway: true, endedAt: later, version: 2 });
    expect(household.throwDishAway(gone, false, later)).toEqual({ ...dish, version: 3 });
    const empty = household.throwDishAway({ ...dish, left: 0, endedAt: NOW as Instant }, false, later);
    expect(empty).toEqual({ ...dish, left: 0, endedAt: later, version: 2 });
  });

  it("W277 is taken by the portion, by the rest where that is less, and by grams where it has no portion", () => {
    expect(household.usualDishPortion({ food, left: 300 })).toEqual({ amount: 300, serving: "g" });
    expect(household.portionOfDish({ food })).toBeUndefined();
    expect(household.equalShares([], 100)).toEqual(new Map());
    expect(household.equalShares([ada, bo], 101)).toEqual(
      new Map([
        [ada, household.equalShares([ada, bo], 101).get(ada)],
        [bo, 101 - (household.equalShares([ada, bo], 101).get(ada) ?? 0)],
      ]),
    );
  });
});
