import type { CalendarDate } from "@morsel/domain/calendar";
import {
  copyEntries,
  instantInBatch,
  resizeEntry,
  type AmountRefused,
  type CopyRefused,
  type DiaryEntry,
  type EntryId,
  type Meal,
} from "@morsel/domain/diary";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { MemberToday } from "../diary-settings/member-today.ts";
import { diaryChangeOf, type DiaryChange } from "../diary/diary-change.ts";
import type { DayIsFull, DiaryStore, EntryNotFound } from "../diary/diary-store.ts";
import type { GoalStore } from "../goals/goal-store.ts";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import type { DiaryNotShared } from "../social/diary-access.ts";
import type { makeReadSharedDay } from "./shared-day.ts";

/** An entry of the shared day; without an amount it is copied as it is. */
export type CopiedItem = { readonly entry: EntryId; readonly amount?: number };

export type CopySharedRequest = {
  /** A UUID; the same one again copies nothing twice. */
  readonly id: string;
  readonly username: string;
  readonly key?: string;
  readonly date: CalendarDate;
  readonly items: readonly CopiedItem[];
  /** Without a meal each entry keeps its own. */
  readonly to: { readonly date: CalendarDate; readonly meal?: Meal };
};

export type CopySharedPorts = {
  readonly diary: Pick<DiaryStore, "addCopies">;
  readonly goals: GoalStore;
  readonly clock: Clock;
  readonly today: MemberToday;
};

/** W481: all or none, in the order of the shared day. */
export const makeCopyShared =
  (readSharedDay: ReturnType<typeof makeReadSharedDay>, { diary, goals, clock, today }: CopySharedPorts) =>
  (
    member: Member,
    { id, items, to, ...asked }: CopySharedRequest,
  ): Effect.Effect<DiaryChange, DiaryNotShared | EntryNotFound | AmountRefused | CopyRefused | DayIsFull> =>
    Effect.gen(function* () {
      const day = yield* readSharedDay({ ...asked, reader: member.id });
      const wanted = new Map(items.map((item) => [item.entry, item]));
      const missing = items.find(({ entry }) => !day.entries.some((one) => one.id === entry));
      if (missing !== undefined) return yield* Effect.fail<EntryNotFound>({ _tag: "EntryNotFound", id: missing.entry });
      const sources: DiaryEntry[] = [];
      for (const entry of day.entries) {
        const item = wanted.get(entry.id);
        if (item === undefined) continue;
        sources.push(item.amount === undefined ? entry : yield* fromResult(resizeEntry(entry, item.amount)));
      }
      const now = yield* clock.now;
      const target = { dates: [to.date], ...(to.meal === undefined ? {} : { meal: to.meal }) };
      const copies = yield* fromResult(copyEntries(sources, id, target, now, yield* today(member)));
      const inOrder = copies.map((copy, nth) => ({ ...copy, loggedAt: instantInBatch(now, nth) }));
      return yield* diaryChangeOf(goals, member.id, yield* diary.addCopies(member.id, id, inOrder));
    });
