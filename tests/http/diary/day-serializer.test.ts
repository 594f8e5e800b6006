import { dayText } from "@morsel/adapters/http-server/diary/day-serializer";
import { writeDay } from "@morsel/adapters/http-contract/diary/encode";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import type { CalendarDate } from "@morsel/domain/calendar";
import {
  COMPLETENESS,
  emptyDay,
  entryOf,
  type EntryId,
  type Instant,
  MEALS,
  type TimeOfDay,
} from "@morsel/domain/diary";
import { GRAM_SERVING } from "@morsel/domain/foods";
import type { WaterEntryId } from "@morsel/domain/hydration";
import fc from "fast-check";
import { expect, it } from "vitest";
import { quickEntries } from "../../arbitraries/diary.ts";
import { id } from "../support/harness.ts";

const date = "2026-03-05" as CalendarDate;

const entries = fc
  .record({
    food: fc.constantFrom(...SAMPLE_FOODS),
    n: fc.nat(999),
    meal: fc.constantFrom(...MEALS),
    amount: fc.double({ min: 0.001, max: 5000, noNaN: true }),
    time: fc.option(fc.constant("07:30" as TimeOfDay), { nil: undefined }),
    description: fc.string({ unit: "grapheme" }),
    brand: fc.option(fc.string({ unit: "binary" }), { nil: undefined }),
  })
  .map(({ food, n, meal, amount, time, description, brand }) => {
    const named = { ...food, description, ...(brand === undefined ? {} : { brand }) };
    const request = { id: id(n) as EntryId, date, meal, amount, serving: GRAM_SERVING, loggedAt: n as Instant };
    return entryOf(named, { ...request, ...(time === undefined ? {} : { time }) });
  });

it("the day as text is the day as an object, whatever it holds", () =>
  fc.assert(
    fc.property(
      fc.array(entries, { maxLength: 12 }),
      fc.string({ unit: "binary" }),
      fc.constantFrom(...COMPLETENESS),
      fc.boolean(),
      fc.array(quickEntries, { maxLength: 4 }),
      fc.array(fc.integer({ min: 10, max: 9999 }), { maxLength: 4 }),
      (made, note, completeness, isKnown, quick, drunk) => {
        const day = {
          ...emptyDay(date),
          note,
          completeness,
          entries: [...quick, ...made.flatMap((one) => (one.ok ? [one.value] : []))],
          waterEntries: drunk.map((tenths, n) => ({ id: id(n) as WaterEntryId, ml: tenths / 10 })),
        };
        const known = isKnown ? { weightKg: 70.4, maintenance: 2100.25, waterGoalMl: 1600 } : {};
        const view = { day, goal: { energy: 1800, protein: 90.5 }, exerciseEnergy: 120, ...known };
        expect(dayText(view)).toBe(JSON.stringify(writeDay(view)));
      },
    ),
  ));
