import fc from "fast-check";
import { bareDayText, changePieces, dayPieces, dayText } from "@morsel/adapters/http-contract/diary/day-text";
import { readBareDay, readChange, readDay } from "@morsel/adapters/http-contract/diary/decode";
import type { WireDay } from "@morsel/adapters/http-contract/diary/diary";
import { writeContents } from "@morsel/adapters/http-contract/shared/contents-codec";
import { joinedText, type TextPieces } from "@morsel/adapters/http-contract/shared/text-pieces";
import { bytesOfPieces } from "@morsel/adapters/http-server/responses/piece-bytes";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import type { CalendarDate, TimeOfDay, Instant } from "@morsel/domain/calendar";
import {
  COMPLETENESS,
  type DiaryEntry,
  type EntryId,
  partitionPlanned,
  emptyDay,
  entryFacts,
  entryOf,
  isQuickEntry,
  totalsOf,
} from "@morsel/domain/diary";
import { GRAM_SERVING } from "@morsel/domain/foods";
import type { WaterEntryId } from "@morsel/domain/hydration";
import { MEALS } from "@morsel/domain/meal-slots";
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

const days = fc
  .record({
    made: fc.array(entries, { maxLength: 12 }),
    quick: fc.array(quickEntries, { maxLength: 4 }),
    planned: fc.array(quickEntries, { maxLength: 2 }),
    note: fc.string({ unit: "binary" }),
    completeness: fc.constantFrom(...COMPLETENESS),
    version: fc.nat(99),
  })
  .map(({ made, quick, planned, ...head }) => ({
    ...emptyDay(date),
    ...head,
    ...partitionPlanned([
      ...quick,
      ...made.flatMap((one) => (one.ok ? [one.value] : [])),
      ...planned.map((one) => ({ ...one, planned: true as const })),
    ]),
  }));

/** As the wire rounds: nine decimals of any unit. */
const rounded = <A extends object>(facts: A): A =>
  Object.fromEntries(Object.entries(facts).map(([id, amount]) => [id, Math.round(amount * 1e9) / 1e9])) as A;
const asSent = (entry: DiaryEntry): DiaryEntry =>
  isQuickEntry(entry) ? { ...entry, facts: rounded(entry.facts) } : entry;

const sent = (pieces: TextPieces): string => new TextDecoder().decode(bytesOfPieces(pieces));

it("the bytes of an answer are those of its text, whatever letters it holds and however often a piece comes", () =>
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: "binary" })).chain((texts) =>
        fc.array(
          fc.nat(texts.length).map((n) => texts[n] ?? "é"),
          { maxLength: 20 },
        ),
      ),
      fc.string({ unit: "binary" }),
      (texts, often) => {
        const known = { text: often };
        const pieces = texts.flatMap((text) => [known, text]);
        expect(Buffer.from(bytesOfPieces(pieces))).toEqual(Buffer.from(joinedText(pieces)));
      },
    ),
  ));

it("an entry and a day are read as they were written, whatever they hold: facts per 100 g to the last digit", () =>
  fc.assert(
    fc.property(days, fc.boolean(), fc.array(fc.nat(99_999)), (day, isKnown, drunk) => {
      const water = drunk.map((tenths, n) => ({ id: id(n) as WaterEntryId, ml: tenths / 10 }));
      const view = {
        day: { ...day, entries: day.entries.map(asSent) },
        goal: { energy: 1800, protein: 90.5 },
        exerciseEnergy: 120,
        water: { entries: water, ...(isKnown ? { goalMl: 1600 } : {}) },
        ...(isKnown ? { weightKg: 70.4, maintenance: 2100.25 } : {}),
      };
      const wire = JSON.parse(sent(dayPieces(view))) as WireDay;
      expect(JSON.parse(dayText(view))).toEqual(wire);
      expect(readDay(wire)).toEqual(view);
      expect(readBareDay(JSON.parse(bareDayText(view.day)))).toEqual(view.day);
      expect(wire.totals).toEqual(writeContents(totalsOf(view.day.entries).facts));
      expect(wire.entries.map((entry) => entry.nutritional_contents)).toEqual(
        view.day.entries.map((entry) => writeContents(entryFacts(entry))),
      );
    }),
  ));

it("W15 a change is read as it was written", () =>
  fc.assert(
    fc.property(days, ({ entries, planned = [], ...head }) => {
      const { facts: totals, parts: entryCount } = totalsOf(entries);
      const remaining = { energy: -12.5, fiber: 3 };
      const removed = entries.map((entry) => entry.id);
      const change = {
        // Planned entries come with eaten ones, each marked as which it is.
        entries: [...entries, ...planned].map(asSent),
        removed,
        days: [{ ...head, entryCount, totals: rounded(totals), remaining }],
      };
      expect(readChange(JSON.parse(sent(changePieces(change))))).toEqual(change);
    }),
  ));
