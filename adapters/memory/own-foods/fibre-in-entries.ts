import * as Effect from "effect/Effect";
import type { FibreInEntries } from "@morsel/application/own-foods/fibre-in-entries";
import { foodEntries, withFibre } from "@morsel/domain/diary";
import type { Instant } from "@morsel/domain/calendar";
import { undeletedEntries, diaryOf } from "../diary/diary-table.ts";
import type { MemoryState } from "../platform/state.ts";
import { ownTable } from "./own-food-store.ts";

/** Memory is younger than any schema: what is in it counts as logged before its foods were converted. */
export const makeMemoryFibreInEntries = (state: MemoryState): FibreInEntries => ({
  convertedAt: Effect.succeed(Number.MAX_SAFE_INTEGER as Instant),
  mend: (after, before, limit) =>
    Effect.sync(() => {
      const places = [...state.of(ownTable)]
        .flatMap(([member, foods]) => [...foods.values()].map(({ own }) => ({ member, food: own.food })))
        .map((own) => ({ ...own, key: `${own.member} ${own.food.id}` }))
        .toSorted((a, b) => (a.key < b.key ? -1 : 1))
        .filter(({ key }) => after === undefined || key > `${after.member} ${after.food}`);
      const asked = places.slice(0, limit);
      let changed = 0;
      for (const { member, food } of asked) {
        const diary = diaryOf(state, member);
        for (const entry of foodEntries(undeletedEntries(diary)).filter(({ foodId }) => foodId === food.id)) {
          const next = entry.loggedAt < before ? withFibre(entry, food) : undefined;
          if (next === undefined) continue;
          diary.entries.set(next.id, { entry: next, isDeleted: false });
          changed += 1;
        }
      }
      const last = places.length > limit ? asked.at(-1) : undefined;
      return { changed, ...(last === undefined ? {} : { next: { member: last.member, food: last.food.id } }) };
    }),
});
