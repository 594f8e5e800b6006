import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import type { DiaryCommand } from "@morsel/application/diary/client/diary-command";
import { copyEntries } from "@morsel/application/diary/client/copy-command";
import * as make from "@morsel/application/diary/client/make-command";
import { optionOfFood, type EntryEdit, possibleMarks, activeEntries } from "@morsel/domain/diary";
import type { TimeOfDay } from "@morsel/domain/calendar";
import { MEALS } from "@morsel/domain/meal-slots";
import fc from "fast-check";
import { DATES, type DiaryPage } from "../support/diary-page.ts";

/** A member's action in the diary; its numbers choose among the entries and days that are shown then. */
export type Intent = {
  readonly kind: DiaryCommand["kind"] | "quickAdd" | "tick";
  readonly at: number;
  readonly to: number;
  readonly many: number;
};

const nat = fc.nat(1000);
export const intents: fc.Arbitrary<Intent> = fc.record({
  kind: fc.constantFrom<Intent["kind"]>(
    "logFoods",
    "quickAdd",
    "changeEntry",
    "changeEntry",
    "tick",
    "tick",
    "deleteEntries",
    "copyEntries",
    "updateDay",
  ),
  at: nat,
  to: nat,
  many: nat,
});

const pick = <T>(list: readonly T[], n: number): T => {
  const found = list[n % list.length];
  if (found === undefined) throw new Error("nothing to pick from");
  return found;
};

const editOf = (isQuick: boolean, { to, many }: Intent): EntryEdit =>
  pick<EntryEdit>(
    [
      { meal: pick(MEALS, to) },
      { date: pick(DATES, to) },
      { date: pick(DATES, to), meal: pick(MEALS, to) },
      { time: to % 2 === 0 ? null : ("07:15" as TimeOfDay) },
      isQuick ? { description: `Soup ${to}`, facts: { energy: to } } : { amount: 1 + (to % 50) },
    ],
    many,
  );

/** The command that somebody's intent comes to on what the page shows; undefined where there is nothing to do it with. */
export const commandOf = (page: DiaryPage, intent: Intent): DiaryCommand | undefined => {
  const { at, to, many } = intent;
  const date = pick(DATES, at);
  const planned = many % 3 === 0 ? { planned: true as const } : {};
  const slot = { date, meal: pick(MEALS, to), ...planned };
  const view = page.day(date);
  const entries = activeEntries(view.day);
  switch (intent.kind) {
    case "logFoods": {
      const foods = Array.from({ length: 1 + (many % 3) }, (_, n) => pick(SAMPLE_FOODS, to + n));
      return make.logFoods(
        foods.map((food) => optionOfFood(food)),
        slot,
        page.device,
      ).command;
    }
    case "quickAdd": {
      const made = make.quickAdd({ description: `Dish ${to}`, facts: { energy: many } }, slot, page.device);
      return made.ok ? made.value : undefined;
    }
    case "changeEntry": {
      if (entries.length === 0) return undefined;
      const entry = pick(entries, to);
      const edit = editOf(entry.foodId === undefined, intent);
      const made = make.changeEntry(entry, undefined, edit, page.pending(), page.device);
      return made.ok ? made.value : undefined;
    }
    case "tick": {
      if (entries.length === 0) return undefined;
      const entry = pick(entries, to);
      const edit = make.markEatenEdit(entry, page.device);
      const made = make.changeEntry(entry, undefined, edit, page.pending(), page.device);
      return made.ok ? made.value : undefined;
    }
    case "deleteEntries":
    case "restoreEntries": {
      const chosen = entries.filter((_, n) => (n + to) % (2 + (many % 4)) === 0);
      return chosen.length === 0 ? undefined : make.deleteEntries(chosen, page.device);
    }
    case "copyEntries": {
      const dates = DATES.filter((_, n) => ((1 + (to % 7)) >> n) % 2 === 1);
      const made = copyEntries(
        view,
        { from: { date, meal: slot.meal }, to: { dates, planned: false, ...planned } },
        page.device,
      );
      return made.ok ? made.value : undefined;
    }
    case "updateDay": {
      const change = many % 2 === 0 ? { note: `Note ${to}` } : { completeness: pick(possibleMarks(view.day), to) };
      return make.updateDay(date, view.day, change, page.pending(), page.device);
    }
  }
};

/** Gives the commands that some intents come to. */
export const submitAll = (page: DiaryPage, given: readonly Intent[]): readonly DiaryCommand[] =>
  given.flatMap((intent) => {
    const command = commandOf(page, intent);
    return command === undefined ? [] : [page.submit(command)];
  });

/** Answers all that wait; `isLost` says which of them do not reach the server. */
export const answerAll = (page: DiaryPage, isLost: (n: number) => boolean = () => false): void => {
  for (let n = 0; page.pending().length > 0; n += 1) page.answer(isLost(n));
};
