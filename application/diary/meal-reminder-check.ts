import { isMealLogged } from "@morsel/domain/diary";
import * as Effect from "effect/Effect";
import type { ReminderCheck } from "../notifications/reminder-check.ts";
import type { DiaryStore } from "./diary-store.ts";

/** SO75, D75: a meal that is logged needs no reminder. */
export const makeMealReminderCheck =
  ({ diary }: { readonly diary: Pick<DiaryStore, "day"> }): ReminderCheck =>
  (member, reminder) =>
    reminder.kind === "meals"
      ? Effect.map(diary.day(member, reminder.date), (day) => isMealLogged(day, reminder.meal))
      : Effect.succeed(false);
