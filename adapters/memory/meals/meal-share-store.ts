import type { MealShare, MealShareStore } from "@morsel/application/meals/meal-share-store";
import type { MealId } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { memoryTable, type MemoryState } from "../platform/state.ts";

type Kept = { readonly member: MemberId; readonly meal: MealId; readonly share: MealShare };

const shareTable = memoryTable(() => new Map<string, Kept>());

const keyOf = (member: MemberId, meal: MealId): string => `${member} ${meal}`;

export const makeMemoryMealShareStore = (state: MemoryState): MealShareStore => ({
  of: (member, meal) => Effect.sync(() => state.of(shareTable).get(keyOf(member, meal))?.share),

  share: (member, meal, share) =>
    Effect.sync(() => {
      const kept = state.of(shareTable).get(keyOf(member, meal)) ?? { member, meal, share };
      state.of(shareTable).set(keyOf(member, meal), kept);
      return kept.share;
    }),

  revoke: (member, meal) =>
    Effect.sync(() => {
      state.of(shareTable).delete(keyOf(member, meal));
    }),

  byHash: (hash) =>
    Effect.sync(() => {
      const found = [...state.of(shareTable).values()].find(({ share }) => share.hash === hash);
      return found && { member: found.member, meal: found.meal };
    }),
});
