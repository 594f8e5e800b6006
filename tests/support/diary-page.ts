import { makeMemoryClock } from "@morsel/adapters/memory/platform/clock";
import { DiaryClient } from "@morsel/application/diary/client/diary-client";
import { datesOf, type DiaryCommand } from "@morsel/application/diary/client/diary-command";
import type { DiaryDevice } from "@morsel/application/diary/client/diary-device";
import { projectPending } from "@morsel/application/diary/client/project";
import {
  applyAnswer,
  hasMissedWrites,
  findRefusedDependency,
  resolveRefusal,
  type DiaryAnswer,
} from "@morsel/application/diary/client/resolve";
import { sendDiaryCommand } from "@morsel/application/diary/client/send-command";
import { addDays, type CalendarDate, type TimeOfDay } from "@morsel/domain/calendar";
import { completenessOf } from "@morsel/domain/diary";
import * as Effect from "effect/Effect";
import { sampleWorld } from "./world.ts";
import type { DayView } from "@morsel/application/diary/diary-view";

export const TODAY = "2026-03-11" as CalendarDate;
export const DATES = [addDays(TODAY, -1), TODAY, addDays(TODAY, 1)] as const;

/** A day as somebody sees it; when an entry was logged is the server's to say. */
export const visibleDay = ({ day }: DayView) => ({
  entries: day.entries.map((entry) => ({ ...entry, loggedAt: undefined })),
  planned: (day.planned ?? []).map((entry) => ({ ...entry, loggedAt: undefined })),
  note: day.note,
  completeness: completenessOf(day),
  version: day.version,
});

/** The same without versions, which an undo cannot take back. */
export const dayContents = (view: DayView) => {
  const { entries, planned, note, completeness } = visibleDay(view);
  const plain = (all: typeof entries) => all.map((entry) => ({ ...entry, version: undefined }));
  return { entries: plain(entries), planned: plain(planned), note, completeness };
};

/** A page without React: days as the server said them, commands that wait, and a server in memory that answers when told. */
export const makeDiaryPage = () => {
  const clock = makeMemoryClock(Date.UTC(2026, 2, 12, 20));
  const world = sampleWorld({ clock: clock.clock, today: TODAY, days: 1 });
  const diary = world.get(DiaryClient);
  let made = 0;
  const device: DiaryDevice = {
    now: () => Effect.runSync(clock.clock.now),
    today: () => TODAY,
    timeOfDay: () => "12:30" as TimeOfDay,
    newId: () => `00000000-0000-7000-8000-${String((made += 1)).padStart(12, "0")}`,
  };
  const read = (date: CalendarDate): DayView => Effect.runSync(Effect.orDie(diary.day(date)));
  const said = new Map(DATES.map((date) => [date, read(date)]));
  let pending: readonly DiaryCommand[] = [];
  const refused: DiaryCommand[] = [];
  const answers: DiaryAnswer[] = [];
  const missed = new Set<CalendarDate>();

  const shown = (): readonly DayView[] => [...said.values()].map((view) => projectPending(view, pending));
  const edit = (how: (view: DayView) => DayView): void => {
    for (const [date, view] of said) said.set(date, how(view));
  };
  return {
    world,
    diary,
    device,
    shown,
    pending: () => pending,
    refused,
    /** The server's answers in their order. */
    answers,
    /** Days on which the server had other entries than the page. */
    missed,
    day: (date: CalendarDate): DayView => {
      const view = said.get(date);
      if (view === undefined) throw new Error(`${date} is not at hand`);
      return projectPending(view, pending);
    },
    /** The server's days, read anew. */
    stored: (): readonly DayView[] => DATES.map(read),
    submit: <C extends DiaryCommand>(command: C): C => {
      clock.advance(60_000);
      pending = [...pending, command];
      return command;
    },
    /** The first that waits is answered; `isLost` when it did not reach the server. */
    answer: (isLost = false): void => {
      const [command, ...rest] = pending;
      if (command === undefined) return;
      clock.advance(1000);
      const settle = (): void => {
        pending = rest;
      };
      if (findRefusedDependency(command, refused) !== undefined) {
        refused.push(command);
        return settle();
      }
      world.networkConditions.isUnreachable = isLost;
      const outcome = Effect.runSync(Effect.result(sendDiaryCommand(diary, command)));
      world.networkConditions.isUnreachable = false;
      if (outcome._tag === "Success") {
        answers.push(outcome.success);
        edit((view) => {
          const next = applyAnswer(view, outcome.success);
          if (hasMissedWrites(next, outcome.success)) missed.add(view.day.date);
          return next;
        });
      } else {
        refused.push(command);
        edit((view) => resolveRefusal(view, command, outcome.failure));
        for (const date of datesOf(command)) if (said.has(date)) said.set(date, read(date));
      }
      return settle();
    },
  };
};

export type DiaryPage = ReturnType<typeof makeDiaryPage>;
