import type { DayView } from "@morsel/application/diary/client/diary-client";
import { datesOf, type DiaryCommand } from "@morsel/application/diary/client/diary-command";
import { invert } from "@morsel/application/diary/client/invert";
import * as make from "@morsel/application/diary/client/make-command";
import { project } from "@morsel/application/diary/client/project";
import { applyAnswer, isMadeOnTop, type DiaryAnswer } from "@morsel/application/diary/client/resolve";
import { entriesOfMeal } from "@morsel/domain/diary";
import * as Effect from "effect/Effect";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commandOf, intents } from "../../arbitraries/diary-intents.ts";
import { contents, DATES, makeDiaryPage, seen, TODAY, type DiaryPage } from "../../support/diary-page.ts";

const some = fc.array(intents, { minLength: 1, maxLength: 8 });

const submitAll = (page: DiaryPage, given: readonly Parameters<typeof commandOf>[1][]): readonly DiaryCommand[] =>
  given.flatMap((intent) => {
    const command = commandOf(page, intent);
    return command === undefined ? [] : [page.submit(command)];
  });

const answerAll = (page: DiaryPage, isLost: (n: number) => boolean = () => false): void => {
  for (let n = 0; page.pending().length > 0; n += 1) page.answer(isLost(n));
};

const inAnyOrder = (view: DayView) => {
  const { entries, ...day } = contents(view);
  return { ...day, entries: entries.toSorted((a, b) => (a.id < b.id ? -1 : 1)) };
};

describe("what is shown before the answer", () => {
  it("W31 is what the server then has, and what is shown after the answers, without reading anything again", () =>
    fc.assert(
      fc.property(some, (given) => {
        const page = makeDiaryPage();
        submitAll(page, given);
        const before = page.shown().map(seen);
        answerAll(page);
        expect(page.refused).toEqual([]);
        expect(page.stored().map(seen)).toEqual(before);
        expect(page.shown().map(seen)).toEqual(before);
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
        const before = page.shown().map(seen);
        answerAll(page);
        for (const command of commands.slice(-1))
          expect(page.stored().map((view) => seen(project(view, command)))).toEqual(before);
      }),
      { numRuns: 60 },
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
        const [once] = [page.stored().map(seen)];
        page.submit(command);
        answerAll(page);
        expect(page.stored().map(seen)).toEqual(once);
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
        const before = page.shown().map(contents);
        const beforeInAnyOrder = page.shown().map(inAnyOrder);
        const command = commandOf(page, last);
        if (command === undefined) return;
        page.submit(command);
        if (isAnswered) answerAll(page);
        const back = invert(command, page.shown(), page.pending(), page.device.newId);
        if (back !== undefined) page.submit(back);
        // Where an entry stands is known for sure once the server has said when it was logged.
        expect(page.shown().map(inAnyOrder)).toEqual(beforeInAnyOrder);
        answerAll(page);
        expect(page.refused).toEqual([]);
        expect(page.stored().map(contents)).toEqual(before);
      }),
      { numRuns: 60 },
    ));

  it("W35 of an undo is what was done", () =>
    fc.assert(
      fc.property(intents, (intent) => {
        const page = makeDiaryPage();
        const command = commandOf(page, intent);
        if (command === undefined || command.kind === "copyEntries") return;
        page.submit(command);
        const after = page.shown().map(contents);
        const back = invert(command, page.shown(), page.pending(), page.device.newId);
        if (back === undefined) return;
        page.submit(back);
        const forth = invert(back, page.shown(), page.pending(), page.device.newId);
        if (forth !== undefined) page.submit(forth);
        expect(page.shown().map(contents)).toEqual(after);
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
    page.submit(make.deleteEntries([entry], page.device));
    expect(invert(moved, page.shown(), page.pending(), page.device.newId)).toBeUndefined();
  });
});

describe("a refusal", () => {
  it("W33 W30 takes back the one command alone, with what was made on top of it: the rest is as if it had never been given", () =>
    fc.assert(
      fc.property(some, fc.nat(7), (given, lost) => {
        const page = makeDiaryPage();
        const commands = submitAll(page, given);
        const out = commands[lost % Math.max(1, commands.length)];
        if (out === undefined) return;
        const without = makeDiaryPage();
        const gone = new Set([out.id]);
        for (const command of commands)
          if (command.after?.some((id) => gone.has(id)) === true) gone.add(command.id);
          else if (command !== out) without.submit(command);
        answerAll(without);
        answerAll(page, (n) => commands[n] === out);
        // What else was refused had needed what was never written.
        expect(page.refused.filter(({ id }) => !gone.has(id)).map(({ kind }) => kind)).toEqual(
          without.refused.map(({ kind }) => kind),
        );
        expect(page.shown().map(seen)).toEqual(page.stored().map(seen));
        expect(page.shown().map(seen)).toEqual(without.shown().map(seen));
      }),
      { numRuns: 60 },
    ));

  it("W33 at rest the page shows what the server has, whichever commands got lost", () =>
    fc.assert(
      fc.property(some, fc.array(fc.boolean(), { maxLength: 8 }), (given, lost) => {
        const page = makeDiaryPage();
        submitAll(page, given);
        answerAll(page, (n) => lost[n] === true);
        expect(page.shown().map(seen)).toEqual(page.stored().map(seen));
      }),
      { numRuns: 60 },
    ));

  it("W30 W7 of a change elsewhere shows what stands, and refuses what was made on top of the refused one", () => {
    const page = makeDiaryPage();
    const [entry] = page.day(TODAY).day.entries;
    if (entry === undefined) throw new Error("no entries");
    Effect.runSync(Effect.orDie(page.diary.change(TODAY, { id: entry.id, version: entry.version, amount: 3 })));
    for (const edit of [{ amount: 5 }, { meal: "snacks" as const }]) {
      const made = make.changeEntry(entry, undefined, edit, page.pending(), page.device);
      if (!made.ok) throw new Error(made.error._tag);
      page.submit(made.value);
    }
    // By chance the second names the version that the other device's change has.
    expect(page.pending().map(({ after }) => after)).toEqual([undefined, [page.pending()[0]?.id]]);
    answerAll(page);
    expect(page.refused).toHaveLength(2);
    const shown = page.day(TODAY).day.entries.find(({ id }) => id === entry.id);
    expect(shown).toMatchObject({ amount: 3, meal: entry.meal, version: entry.version + 1 });
  });
});

describe("answers in any order", () => {
  it("W32 of commands that are not made on top of each other come to the same days", () =>
    fc.assert(
      fc.property(some, fc.integer(), (given, seed) => {
        const page = makeDiaryPage();
        const [first] = page.stored().slice(1);
        if (first === undefined) throw new Error("no day");
        const answers: { readonly command: DiaryCommand; readonly answer: DiaryAnswer }[] = [];
        for (const command of submitAll(page, given)) {
          const isAlone = answers.every(
            (other) => !isMadeOnTop(command, other.command) && command.kind !== "deleteEntries",
          );
          const before = page.stored();
          page.answer();
          if (!isAlone) continue;
          const ids = new Set(before.flatMap(({ day }) => day.entries.map((entry) => JSON.stringify(entry))));
          const entries = page
            .stored()
            .flatMap(({ day }) => day.entries.filter((entry) => !ids.has(JSON.stringify(entry))));
          const days = datesOf(command).flatMap((date) => page.stored().filter(({ day }) => day.date === date));
          answers.push({ command, answer: { entries, removed: [], days: days.map(({ day }) => day) } });
        }
        const order = answers.map(({ answer }) => answer);
        const shuffled = order
          .map((answer, n) => ({ answer, key: Math.imul(seed ^ n, 0x9e3779b1) >>> 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ answer }) => answer);
        expect(seen(shuffled.reduce(applyAnswer, first))).toEqual(seen(order.reduce(applyAnswer, first)));
      }),
      { numRuns: 60 },
    ));
});

describe("what a command will be", () => {
  it("W34 the hour is recorded of what is logged for today, and of nothing else", () =>
    fc.assert(
      fc.property(intents, (intent) => {
        const page = makeDiaryPage();
        const command = commandOf(page, { ...intent, kind: intent.many % 2 === 0 ? "logFoods" : "quickAdd" });
        if (command?.kind !== "logFoods") throw new Error("nothing logged");
        for (const { date, time } of command.entries) expect(time).toBe(date === TODAY ? "12:30" : undefined);
      }),
    ));

  it("W8 a copy shows the entries that the server makes, under the same ids and in the same order", () => {
    const page = makeDiaryPage();
    const [yesterday] = DATES;
    const made = make.copyEntries(
      page.day(yesterday),
      { from: { date: yesterday }, to: { dates: [TODAY] } },
      page.device,
    );
    if (!made.ok) throw new Error(made.error._tag);
    page.submit(made.value);
    const shown = entriesOfMeal(page.day(TODAY).day, "lunch").map(({ id }) => id);
    answerAll(page);
    expect(entriesOfMeal(page.day(TODAY).day, "lunch").map(({ id }) => id)).toEqual(shown);
  });
});
