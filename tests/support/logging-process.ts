import { makeSqlDiaryStore } from "@morsel/adapters/sql/diary/diary-store";
import { addDays, type CalendarDate, type Instant } from "@morsel/domain/calendar";
import type { DiaryEntry, EntryId } from "@morsel/domain/diary";
import type { FoodId, ServingId } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import { Effect } from "effect";
import { uuidv7 } from "./member.ts";
import { openAt } from "./open-at.ts";

/**
 * A process of its own that logs until it is killed: several writers at once, a line "sent id" before and "kept id" after each
 * entry. Ids in its arguments were sent before and never answered: they are sent again, as a page does.
 */
const [, , at = "", member = "", ...open] = process.argv;
const WRITERS = 4;
const FOODS = 3;

/** More days than can be filled before the last kill. */
const DAYS = 400;
const FIRST = "2026-02-01" as CalendarDate;

/** Derives an entry from its id, so that a repeat is the same entry. */
const entryOf = (id: string): DiaryEntry => {
  const n = Number.parseInt(id.slice(-6), 16);
  const grams = 1 + (n % 250);
  return {
    id: id as EntryId,
    date: addDays(FIRST, n % DAYS),
    meal: "lunch",
    foodId: `food-${n % FOODS}` as FoodId,
    description: "Bananas, raw",
    amount: grams,
    serving: { id: "g" as ServingId, label: "g", grams: 1 },
    grams,
    per100g: { energy: 89, protein: 1.09, ...(n % 2 === 0 ? { fat: 0.33 } : {}) },
    loggedAt: (1_770_000_000_000 + n) as Instant,
    version: 1,
  };
};

/** Said when the system has it: a reader that is slow fills the pipe, and what still waits in here dies with the process. */
const say = (word: string, id: string): Promise<void> =>
  new Promise((said) => process.stdout.write(`${word} ${id}\n`, () => said()));

const sql = await openAt(at);
const diary = makeSqlDiaryStore(sql);
const keepLogging = async (): Promise<void> => {
  for (;;) {
    const id = open.pop() ?? uuidv7();
    await say("sent", id);
    await Effect.runPromise(diary.add(member as MemberId, [entryOf(id)]));
    await say("kept", id);
    await new Promise((resolve) => setImmediate(resolve));
  }
};
await say("open", member);
await Promise.all(Array.from({ length: WRITERS }, keepLogging));
