import * as Effect from "effect/Effect";
import type { DiaryClient } from "./diary-client.ts";
import { entryChangeOf, logRequestOf, type DiaryCommand } from "./diary-command.ts";
import type { DiaryChange } from "../diary-change.ts";
import { mergeChanges, type DiaryAnswer } from "./resolve.ts";

/** Deletions and restorations of several entries go this many at a time. */
const AT_ONCE = 4;

const oneOrTogether = (changes: readonly DiaryChange[]): DiaryAnswer => {
  const [only, ...others] = changes;
  return only !== undefined && others.length === 0 ? only : mergeChanges(changes);
};

/** Asks the server for what a command says. Entries that are logged together are of one day. */
const asked = (diary: DiaryClient, command: DiaryCommand) => {
  switch (command.kind) {
    case "logFoods": {
      const date = command.entries[0]?.date;
      return date === undefined ? Effect.succeed(mergeChanges([])) : diary.log(date, command.entries.map(logRequestOf));
    }
    case "changeEntry":
      return diary.change(command.entry.date, entryChangeOf(command));
    case "deleteEntries":
      return Effect.map(
        Effect.forEach(command.entries, ({ date, id }) => diary.remove(date, id), { concurrency: AT_ONCE }),
        oneOrTogether,
      );
    case "restoreEntries":
      return Effect.map(
        Effect.forEach(command.entries, ({ date, id }) => diary.restore(date, id), { concurrency: AT_ONCE }),
        oneOrTogether,
      );
    case "copyEntries": {
      const { id, from, to } = command;
      return diary.copy({ id, from, to });
    }
    case "updateDay": {
      const { date, before, change } = command;
      return diary.updateDay(date, { ...change, version: before.version });
    }
  }
};

type Asked = ReturnType<typeof asked>;
export type DiaryCommandRefused = Asked extends Effect.Effect<unknown, infer Refused> ? Refused : never;

export const sendDiaryCommand = (
  diary: DiaryClient,
  command: DiaryCommand,
): Effect.Effect<DiaryAnswer, DiaryCommandRefused> => asked(diary, command);
