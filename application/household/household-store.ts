import type { Food, FoodId } from "@morsel/domain/foods";
import type {
  Household,
  SharesAreFull,
  SharedKind,
  SharedThing,
  HouseholdConflict,
  HasHousehold,
} from "@morsel/domain/household";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import type { NewJob } from "../platform/job.ts";
import { token } from "../platform/token.ts";
import type { StoredRecipe } from "@morsel/domain/recipes";

/** End of a page: the next one begins after it. */
export type SharedPlace = { readonly key: string; readonly id: FoodId };
export type SharedQuery = { readonly limit: number; readonly nameKey?: string; readonly after?: SharedPlace };

export type SharedFood = { readonly owner: MemberId; readonly food: Food };
export type SharedRecipe = { readonly owner: MemberId; readonly recipe: StoredRecipe };

/** Every answered write is durable. */
export interface HouseholdStore {
  /** The household that a member is in. */
  readonly of: (member: MemberId) => Effect.Effect<Household | undefined>;
  /** Households that a member is invited into, however old the invitation. */
  readonly inviting: (member: MemberId) => Effect.Effect<readonly Household[]>;
  readonly byCode: (codeHash: string) => Effect.Effect<Household | undefined>;
  /**
   * W270: of the version after the one that stands, 1 for a new one; with nobody in it, it is gone with its fridge. W269: who is
   * no longer in it takes what they shared along, and what waited for them goes back into the fridge. Jobs land with it.
   */
  readonly save: (
    household: Household,
    jobs?: readonly NewJob[],
  ) => Effect.Effect<void, HouseholdConflict | HasHousehold>;
  /** All that the member shares. */
  readonly shares: (member: MemberId) => Effect.Effect<readonly SharedThing[]>;
  /** Ids among these that the member shares. */
  readonly shared: (member: MemberId, ids: readonly FoodId[]) => Effect.Effect<readonly FoodId[]>;
  /** False when the member is in no household. Twice is harmless. */
  readonly share: (member: MemberId, kind: SharedKind, id: FoodId) => Effect.Effect<boolean, SharesAreFull>;
  readonly unshare: (member: MemberId, id: FoodId) => Effect.Effect<void>;
  /** W268: of these ids those that others of the member's household share. */
  readonly sharedWith: (member: MemberId, ids: readonly FoodId[]) => Effect.Effect<readonly SharedThing[]>;
  /** W268: the others of the member's household who share anything. */
  readonly sharers: (member: MemberId) => Effect.Effect<readonly MemberId[]>;
  /** W268: what others share, by name. */
  readonly sharedFoods: (member: MemberId, query: SharedQuery) => Effect.Effect<readonly SharedFood[]>;
  readonly sharedRecipes: (member: MemberId, query: SharedQuery) => Effect.Effect<readonly SharedRecipe[]>;
}

export const HouseholdStore = token<HouseholdStore>("HouseholdStore");
