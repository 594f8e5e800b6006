import { isExtraMeal, slotsOfNames, typedNamesOf, DEFAULT_SLOTS, type Slot, checkSlots } from "@morsel/domain/diary";
import { type Meal, SLOT_IDS } from "@morsel/domain/meal-slots";
import fc from "fast-check";
import { expect, it } from "vitest";

const slots: fc.Arbitrary<readonly Slot[]> = fc
  .record({
    extras: fc.subarray(["extra1", "extra2"] as const),
    names: fc.dictionary(fc.constantFrom(...SLOT_IDS), fc.constant("Tea")),
  })
  .chain(({ extras, names }) =>
    fc
      .shuffledSubarray([...DEFAULT_SLOTS.map(({ id }) => id), ...extras], { minLength: 4 + extras.length })
      .map((ids) =>
        ids.map((id): Slot => {
          const name = names[id] ?? (isExtraMeal(id) ? "Second breakfast" : undefined);
          return name === undefined ? { id } : { id, name };
        }),
      ),
  );

it("D13 the names that are typed are the slots that stand, in their order", () =>
  fc.assert(
    fc.property(slots, (given) => {
      expect(checkSlots(given).ok).toBe(true);
      expect(slotsOfNames(typedNamesOf(given), given)).toEqual(given);
    }),
  ));

it("D13 the four stay whatever is typed, an extra one comes last and goes when it is switched off", () =>
  fc.assert(
    fc.property(slots, fc.constantFrom("", "  ", "Tea"), (given, name) => {
      const ids = (typed: { readonly [Id in Meal]?: string }) => slotsOfNames(typed, given).map(({ id }) => id);
      expect(ids({}).toSorted()).toEqual(DEFAULT_SLOTS.map(({ id }) => id).toSorted());
      const before = given.filter(({ id }) => id !== "extra2");
      const on = slotsOfNames({ ...typedNamesOf(before), extra2: name }, before);
      expect(on.at(-1)).toEqual({ id: "extra2", name });
    }),
  ));
