import type { Instant } from "@morsel/domain/calendar";
import type { FoodId } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

export type Favourite = { readonly id: FoodId; readonly at: Instant };
/** A member's own name for a food. */
export type OwnWord = { readonly word: string; readonly foodId: FoodId };

export type FavouritesAreFull = { readonly _tag: "FavouritesAreFull"; readonly limit: number };
export type OwnWordsAreFull = { readonly _tag: "OwnWordsAreFull"; readonly limit: number };

/** Every answered write is durable. Every method is scoped by its member. */
export interface FavouriteStore {
  /** W305: those behind `after`, starred last first. */
  readonly page: (
    member: MemberId,
    query: { readonly limit: number; readonly after?: Favourite },
  ) => Effect.Effect<readonly Favourite[]>;
  /** W305: one that is starred already stays where it is. */
  readonly add: (member: MemberId, favourite: Favourite) => Effect.Effect<void, FavouritesAreFull>;
  readonly remove: (member: MemberId, id: FoodId) => Effect.Effect<void>;
  /** W306: in the order of their words. */
  readonly words: (member: MemberId) => Effect.Effect<readonly OwnWord[]>;
  /** W306: `key` is what is compared of a word. */
  readonly putWord: (member: MemberId, key: string, word: OwnWord) => Effect.Effect<void, OwnWordsAreFull>;
  readonly removeWord: (member: MemberId, key: string) => Effect.Effect<void>;
}

export const FavouriteStore = token<FavouriteStore>("FavouriteStore");
