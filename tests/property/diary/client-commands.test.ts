import type { DayView } from "@morsel/application/diary/diary-view";
import type { DiaryCommand } from "@morsel/application/diary/client/diary-command";
import { invert } from "@morsel/application/diary/client/invert";
import { copyEntries } from "@morsel/application/diary/client/copy-command";
import * as make from "@morsel/application/diary/client/make-command";
import { project } from "@morsel/application/diary/client/project";
import { applyAnswer } from "@morsel/application/diary/client/resolve";
import { entriesOfMeal } from "@morsel/domain/diary";
import * as Effect from "effect/Effect";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerAll, commandOf, intents, submitAll } from "../../arbitraries/diary-intents.ts";
import { dayContents, DATES, makeDiaryPage, visibleDay, TODAY } from "../../support/diary-page.ts";

const some = fc.array(intents, { minLength: 1, maxLength: 8 });

const inAnyOrder = (view: DayView) => {
  const { entries, planned, ...day } = dayContents(view);
  const byId = (all: typeof entries) => all.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return { ...day, entries: byId(entries), planned: byId(planned) };
};

describe("what is shown before the answer", () => {
  it("W31 is what the server then has, and what is shown after the answers, without reading anything again", () =>
    fc.assert(
      fc.property(some, (given) => {
        const page = makeDiaryPage();
        submitAll(page, given);
        const before = page.shown().map(visibleDay);
        answerAll(page);
        expect(page.refused).toEqual([]);
        expect(page.stored().map(visibleDay)).toEqual(before);
        expect(page.shown().map(visibleDay)).toEqual(before);
        expect([...page.missed]).toEqual([]);
      }),
      { numRuns: 60 },
    ));

  it("W15 after a write the page knows that somebody else wrote on the day, and on which", () => {
    const page = makeDiaryPage();
    const [entry] = page.day(TODAY).day.entries;
    if (entry === undefined) throw new Error("no entries");
    Effect.runSync(Effect.orDie(page.diary.remove(TODAY, entry.id)));
    for (const date of DATES) {
      const made = make.quickAdd({ description: "Soup", facts: { energy: 200 } }, { date, meal: "lunch" }, page.device);
      if (made.ok) page.submit(made.value);
    }
    answerAll(page);
    expect([...page.missed]).toEqual([TODAY]);
  });

  it("W31 does not depend on whether the day was read before or after the server did it", () =>
    fc.assert(
      fc.property(some, (given) => {
        const page = makeDiaryPage();
        const commands = submitAll(page, given);
        const before = page.shown().map(visibleDay);
        answerAll(page);
        for (const command of commands.slice(-1))
          expect(page.stored().map((view) => visibleDay(project(view, command)))).toEqual(before);
      }),
      { numRuns: 60 },
    ));

  it("W31 W5 a change shows over the version on which it was made, and over no other", () =>
    fc.assert(
      fc.property(fc.nat(12), fc.integer({ min: 0, max: 3 }), (n, newer) => {
        const page = makeDiaryPage();
        const view = page.day(TODAY);
        const entry = view.day.entries[n % view.day.entries.length];
        if (entry === undefined) throw new Error("no entries");
        const made = make.changeEntry(entry, undefined, { amount: 77 }, [], page.device);
        if (!made.ok) throw new Error(made.error._tag);
        const current = { ...entry, version: entry.version + newer };
        const now = applyAnswer(view, { entries: [current], removed: [], days: [] });
        const shown = project(now, made.value).day.entries.find(({ id }) => id === entry.id);
        expect(shown).toEqual(newer === 0 ? made.value.next : current);
      }),
    ));

  it("W31 a command is a plain value: what was stored as text and read again does the same", () =>
    fc.assert(
      fc.property(intents, (intent) => {
        const page = makeDiaryPage();
        const command = commandOf(page, intent);
        if (command === undefined) return;
        const again = JSON.parse(JSON.stringify(command)) as DiaryCommand;
        expect(again).toEqual(command);
        page.submit(again);
        answerAll(page);
        const [once] = [page.stored().map(visibleDay)];
        page.submit(command);
        answerAll(page);
        expect(page.stored().map(visibleDay)).toEqual(once);
      }),
      { numRuns: 60 },
    ));
});

describe("undo", () => {
  it("W35 after doing is nothing: the days are as they were, here and on the server", () =>
    fc.assert(
      fc.property(some, intents, fc.boolean(), (given, last, isAnswered) => {
        const page = makeDiaryPage();
        submitAll(page, given);
        const before = page.shown().map(dayContents);
        const beforeInAnyOrder = page.shown().map(inAnyOrder);
        const command = commandOf(page, last);
        if (command === undefined) return;
        page.submit(command);
        if (isAnswered) answerAll(page);
        const back = invert(command, page.shown(), page.pending(), page.device.newId);
        if (back !== undefined) page.submit(back);
        // An entry's place is certain only once the server has said when it was logged.
        expect(page.shown().map(inAnyOrder)).toEqual(beforeInAnyOrder);
        answerAll(page);
        expect(page.refused).toEqual([]);
        expect(page.stored().map(dayContents)).toEqual(before);
      }),
      { numRuns: 60 },
    ));

  it("W35 of food on a day of fasting leaves it a day of fasting, also before the server has said so", () => {
    const page = makeDiaryPage();
    const [date] = DATES;
    const { entries } = page.day(date).day;
    if (entries.length > 0) page.submit(make.deleteEntries(entries, page.device));
    page.submit(make.updateDay(date, page.day(date).day, { completeness: "fasted" }, page.pending(), page.device));
    const soup = make.quickAdd({ description: "Soup", facts: { energy: 200 } }, { date, meal: "lunch" }, page.device);
    if (!soup.ok) throw new Error(soup.error._tag);
    page.submit(soup.value);
    answerAll(page);
    expect(visibleDay(page.day(date)).completeness).toBe("partial");
    const back = invert(soup.value, page.shown(), page.pending(), page.device.newId);
    if (back === undefined) throw new Error("nothing to undo");
    page.submit(back);
    expect(visibleDay(page.day(date)).completeness).toBe("fasted");
    answerAll(page);
    expect(visibleDay(page.day(date)).completeness).toBe("fasted");
  });

  it("W35 of an undo is what was done", () =>
    fc.assert(
      fc.property(intents, (intent) => {
        const page = makeDiaryPage();
        const command = commandOf(page, intent);
        if (command === undefined || command.kind === "copyEntries") return;
        page.submit(command);
        const after = page.shown().map(dayContents);
        const back = invert(command, page.shown(), page.pending(), page.device.newId);
        if (back === undefined) return;
        page.submit(back);
        const forth = invert(back, page.shown(), page.pending(), page.device.newId);
        if (forth !== undefined) page.submit(forth);
        expect(page.shown().map(dayContents)).toEqual(after);
      }),
      { numRuns: 60 },
    ));

  it("W35 leaves what was changed since, and deletes nothing that is gone", () => {
    const page = makeDiaryPage();
    const [entry] = page.day(TODAY).day.entries;
    if (entry === undefined) throw new Error("no entries");
    const change = (edit: Parameters<typeof make.changeEntry>[2]) => {
      const made = make.changeEntry(entry, undefined, edit, page.pending(), page.device);
      if (!made.ok) throw new Error(made.error._tag);
      return page.submit(made.value);
    };
    const moved = change({ meal: "snacks" });
    change({ amount: 7 });
    const back = invert(moved, page.shown(), page.pending(), page.device.newId);
    if (back === undefined) throw new Error("nothing to undo");
    page.submit(back);
    const now = page.day(TODAY).day.entries.find(({ id }) => id === entry.id);
    expect(now).toMatchObject({ meal: entry.meal, amount: 7 });
    const again = change({ amount: 9 });
    change({ amount: 11 });
    expect(invert(again, page.shown(), page.pending(), page.device.newId)).toBeUndefined();
    page.submit(make.deleteEntries([entry], page.device));
    expect(invert(moved, page.shown(), page.pending(), page.device.newId)).toBeUndefined();
  });
});

describe("what a command will be", () => {
  it("W34 W280 the hour is recorded of what is logged for today as eaten, and of nothing else", () =>
    fc.assert(
      fc.property(intents, (intent) => {
        const page = makeDiaryPage();
        const command = commandOf(page, { ...intent, kind: intent.many % 2 === 0 ? "logFoods" : "quickAdd" });
        if (command?.kind !== "logFoods") throw new Error("nothing logged");
        for (const { date, time, planned } of command.entries)
          expect(time).toBe(date === TODAY && planned !== true ? "12:30" : undefined);
      }),
    ));

  it("W8 a copy shows the entries that the server makes, under the same ids and in the same order", () => {
    const page = makeDiaryPage();
    const [yesterday] = DATES;
    const made = copyEntries(page.day(yesterday), { from: { date: yesterday }, to: { dates: [TODAY] } }, page.device);
    if (!made.ok) throw new Error(made.error._tag);
    page.submit(made.value);
    const shown = entriesOfMeal(page.day(TODAY).day, "lunch").map(({ id }) => id);
    answerAll(page);
    expect(entriesOfMeal(page.day(TODAY).day, "lunch").map(({ id }) => id)).toEqual(shown);
  });
});
