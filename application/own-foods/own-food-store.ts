import type { CalendarDate } from "@morsel/domain/calendar";
import type {
  FoodId,
  Submission,
  StoredOwnFood,
  OwnFoodNotFound,
  OwnFoodVersionConflict,
  OwnFoodsAreFull,
  OwnFoodSort,
} from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import type { MemberFoodSource } from "../foods/member-food-source.ts";
import { token } from "../platform/token.ts";

/** End of a page: the next one begins after it. */
export type OwnFoodPlace = { readonly key: string; readonly id: FoodId };

export type OwnFoodQuery = {
  readonly sort: OwnFoodSort;
  readonly limit: number;
  /** As `ownFoodKey` writes names: those that hold it. */
  readonly nameKey?: string;
  readonly after?: OwnFoodPlace;
};

/** W161: which entries follow an edit: those from a day on, or all. */
export type EditFollow = { readonly from?: CalendarDate };

/** Every answered write is durable. Every method is scoped by its member: another member's ids are unknown. */
export interface OwnFoodStore extends MemberFoodSource {
  /** W164: those behind `after` that stand. */
  readonly page: (member: MemberId, query: OwnFoodQuery) => Effect.Effect<readonly StoredOwnFood[]>;
  /** The deleted among them. */
  readonly ownFood: (member: MemberId, id: FoodId) => Effect.Effect<StoredOwnFood | undefined>;
  /** W160: a new one has version 1; a changed one replaces the version before it, and `follow` is what has yet to follow. */
  readonly save: (
    member: MemberId,
    own: StoredOwnFood,
    follow?: EditFollow,
  ) => Effect.Effect<StoredOwnFood, OwnFoodNotFound | OwnFoodVersionConflict | OwnFoodsAreFull>;
  /** W161: up to `limit` entries follow the last edit; how many changed, and whether all have followed. */
  readonly followEdit: (
    member: MemberId,
    id: FoodId,
    limit: number,
  ) => Effect.Effect<{ readonly changed: number; readonly isDone: boolean }>;
  /** W161: how many entries there are of a food, all and from a day on. */
  readonly countEntries: (
    member: MemberId,
    id: FoodId,
    from: CalendarDate,
  ) => Effect.Effect<{ readonly all: number; readonly fromDay: number }>;
  /** W162: all of them or none; answers those that are known. */
  readonly mark: (
    member: MemberId,
    ids: readonly FoodId[],
    mark: { readonly isDeleted: boolean },
  ) => Effect.Effect<readonly FoodId[], OwnFoodsAreFull>;
  /** W166: of the version that was read. */
  readonly submit: (
    member: MemberId,
    id: FoodId,
    version: number,
    submission: Submission | undefined,
  ) => Effect.Effect<StoredOwnFood, OwnFoodNotFound | OwnFoodVersionConflict>;
}

export const OwnFoodStore = token<OwnFoodStore>("OwnFoodStore");
