import type { Food, FoodId, Gtin, IndexedWord, OwnCandidate } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** A member's foods besides the catalogue. Every method is scoped by its member. */
export interface MemberFoodSource {
  /** W162: of these ids the member's own, also deleted ones (W290), and the corrections that stand. */
  readonly foods: (member: MemberId, ids: readonly FoodId[]) => Effect.Effect<readonly Food[]>;
  /** W165: those that stand of which a word begins so, `limit` at most; and W306 all that have an own word, under it. */
  readonly beginningWith: (
    member: MemberId,
    beginning: string,
    limit: number,
  ) => Effect.Effect<readonly OwnCandidate[]>;
  /** W306: the words under which they and the member's own words are found, and how many foods have each; `limit` at most. */
  readonly searchedWords: (member: MemberId, limit: number) => Effect.Effect<readonly IndexedWord[]>;
  readonly withBarcode: (member: MemberId, barcode: Gtin) => Effect.Effect<readonly OwnCandidate[]>;
}

export const MemberFoodSource = token<MemberFoodSource>("MemberFoodSource");
