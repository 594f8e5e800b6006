import { datesOf, type DiaryCommand } from "@morsel/application/diary/client/diary-command";
import * as make from "@morsel/application/diary/client/make-command";
import { applyAnswer, dependsOnCommand, type DiaryAnswer } from "@morsel/application/diary/client/resolve";
import * as Effect from "effect/Effect";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerAll, intents, submitAll } from "../../arbitraries/diary-intents.ts";
import { makeDiaryPage, visibleDay, TODAY } from "../../support/diary-page.ts";

const some = fc.array(intents, { minLength: 1, maxLength: 8 });

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
        // Every other refused command needed one that was never written.
        expect(page.refused.filter(({ id }) => !gone.has(id)).map(({ kind }) => kind)).toEqual(
          without.refused.map(({ kind }) => kind),
        );
        expect(page.shown().map(visibleDay)).toEqual(page.stored().map(visibleDay));
        expect(page.shown().map(visibleDay)).toEqual(without.shown().map(visibleDay));
      }),
      { numRuns: 60 },
    ));

  it("W33 at rest the page shows what the server has, whichever commands got lost", () =>
    fc.assert(
      fc.property(some, fc.array(fc.boolean(), { maxLength: 8 }), (given, lost) => {
        const page = makeDiaryPage();
        submitAll(page, given);
        answerAll(page, (n) => lost[n] === true);
        expect(page.shown().map(visibleDay)).toEqual(page.stored().map(visibleDay));
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
            (other) => !dependsOnCommand(command, other.command) && command.kind !== "deleteEntries",
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
        expect(visibleDay(shuffled.reduce(applyAnswer, first))).toEqual(visibleDay(order.reduce(applyAnswer, first)));
      }),
      { numRuns: 60 },
    ));
});

describe("an answer that comes late", () => {
  it("W32 leaves what is newer, of an entry and of a day", () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }), (versions) => {
        const page = makeDiaryPage();
        const view = page.day(TODAY);
        const [entry] = view.day.entries;
        if (entry === undefined) throw new Error("no entries");
        const answered = versions.reduce(
          (now, version) =>
            applyAnswer(now, {
              entries: [{ ...entry, version, description: `version ${version}` }],
              removed: [],
              days: [{ ...view.day, version, note: `version ${version}` }],
            }),
          view,
        );
        const newest = Math.max(...versions);
        const shown = answered.day.entries.find(({ id }) => id === entry.id);
        expect(shown?.description).toBe(`version ${newest}`);
        expect(answered.day.note).toBe(`version ${newest}`);
      }),
    ));
});
