import type { FoodId, OwnFoodNotFound } from "@morsel/domain/foods";
import type {
  HouseholdId,
  HouseholdRefused,
  InvitationId,
  SharedKind,
  SharesAreFull,
  HasHousehold,
} from "@morsel/domain/household";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import type { FieldRefused, RetryableRefusal } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { RecipeNotFound } from "@morsel/domain/recipes";
import type { InvitationPreview, MyHousehold } from "../household-view.ts";
import type { InvitationKey, UsernameUnknown } from "../invite.ts";
import type { SharedPage } from "../shared-things.ts";
import type { HouseholdVersionConflict } from "../use-cases.ts";

type Refused<Tag extends HouseholdRefused["_tag"]> = Extract<HouseholdRefused, { readonly _tag: Tag }>;
type Answer<E> = Effect.Effect<MyHousehold, E | RetryableRefusal>;

export type SharedListQuery = { readonly kind: SharedKind; readonly text: string; readonly cursor?: string };

/** A member's household as they see it; each change answers it as it is now. */
export interface HouseholdClient {
  readonly household: Answer<never>;
  readonly found: (id: HouseholdId, name: string) => Answer<HasHousehold | FieldRefused>;
  readonly rename: (
    version: number,
    name: string,
  ) => Answer<Refused<"NotHouseholdOwner" | "HouseholdNotFound"> | HouseholdVersionConflict | FieldRefused>;
  /** W261: with no name a link. */
  readonly invite: (id: InvitationId, username?: string) => Answer<HouseholdRefused | UsernameUnknown>;
  readonly lookAt: (code: string) => Effect.Effect<InvitationPreview, Refused<"InvitationNotFound"> | RetryableRefusal>;
  readonly accept: (key: InvitationKey) => Answer<HouseholdRefused | HasHousehold>;
  readonly endInvitation: (id: InvitationId) => Answer<Refused<"InvitationNotFound">>;
  /** Oneself leaves. */
  readonly remove: (who: MemberId) => Answer<Refused<"NotHouseholdOwner" | "HouseholdNotFound">>;
  readonly handOver: (to: MemberId) => Answer<Refused<"NotHouseholdOwner" | "HouseholdNotFound">>;
  readonly allowLogging: (allowsLogging: boolean) => Answer<Refused<"HouseholdNotFound">>;
  /** Ids among these that the member shares. */
  readonly shared: (ids: readonly FoodId[]) => Effect.Effect<readonly FoodId[], RetryableRefusal>;
  readonly share: (
    kind: SharedKind,
    id: FoodId,
    isShared: boolean,
  ) => Effect.Effect<
    void,
    Refused<"HouseholdNotFound"> | OwnFoodNotFound | RecipeNotFound | SharesAreFull | RetryableRefusal
  >;
  readonly sharedThings: (query: SharedListQuery) => Effect.Effect<SharedPage, FieldRefused | RetryableRefusal>;
}

export const HouseholdClient = token<HouseholdClient>("HouseholdClient");
