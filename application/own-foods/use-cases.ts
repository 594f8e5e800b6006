import * as Effect from "effect/Effect";
import {
  submitFood,
  withdrawFood,
  type FoodId,
  type Submission,
  type SubmissionRefused,
  type OwnFoodNotFound,
  type OwnFoodVersionConflict,
  type StoredOwnFood,
} from "@morsel/domain/foods";
import type { Member, MemberId } from "@morsel/domain/identity";
import type { MemberToday } from "../diary-settings/member-today.ts";
import type { FoodNotFound } from "../foods/food-catalogue.ts";
import { fromResult } from "../platform/from-result.ts";
import { token } from "../platform/token.ts";
import { makeMemberFoods } from "../foods/member-foods.ts";
import type { OwnFoodStore } from "./own-food-store.ts";
import { makeReadOwnFood } from "./read-own-food.ts";
import { makeReadOwnFoods } from "./read-own-foods.ts";
import { makeSaveOwnFood, type SaveOwnFoodPorts } from "./save-own-food.ts";

export type OwnFoodPorts = SaveOwnFoodPorts & { readonly own: OwnFoodStore; readonly today: MemberToday };

/** W161: how many entries an edit would reach. */
export type EditCounts = { readonly all: number; readonly fromToday: number };

type OfFood = { readonly member: MemberId; readonly id: FoodId };

/** All that can be done with foods of one's own. */
export const makeOwnFoodUseCases = (ports: OwnFoodPorts) => {
  const foods = makeMemberFoods(ports);
  const standing = ({ member, id }: OfFood): Effect.Effect<StoredOwnFood, OwnFoodNotFound> =>
    Effect.flatMap(ports.own.ownFood(member, id), (own) =>
      own === undefined || own.isDeleted
        ? Effect.fail<OwnFoodNotFound>({ _tag: "OwnFoodNotFound", id })
        : Effect.succeed(own),
    );
  /** W166: the submission of the stored food, as the rules have it next. */
  const submission = (
    asked: OfFood,
    next: (own: StoredOwnFood) => Effect.Effect<Submission | undefined, SubmissionRefused>,
  ): Effect.Effect<StoredOwnFood, OwnFoodNotFound | OwnFoodVersionConflict | SubmissionRefused> =>
    Effect.flatMap(standing(asked), (own) =>
      Effect.flatMap(next(own), (submitted) => ports.own.submit(asked.member, asked.id, own.version, submitted)),
    );
  return {
    readOwnFoods: makeReadOwnFoods(ports),
    readOwnFood: makeReadOwnFood(ports),
    saveOwnFood: makeSaveOwnFood(ports),
    countEntries: Effect.fn("CountEntries")(function* ({
      member,
      id,
    }: {
      readonly member: Member;
      readonly id: FoodId;
    }) {
      if ((yield* foods.byId(member.id, id)) === undefined)
        return yield* Effect.fail<FoodNotFound>({ _tag: "FoodNotFound", id });
      const { all, fromDay } = yield* ports.own.countEntries(member.id, id, yield* ports.today(member));
      const counts: EditCounts = { all, fromToday: fromDay };
      return counts;
    }),
    markOwnFoods: (request: {
      readonly member: MemberId;
      readonly ids: readonly FoodId[];
      readonly isDeleted: boolean;
    }) => ports.own.mark(request.member, request.ids, request),
    submitOwnFood: (asked: OfFood) =>
      submission(asked, (own) =>
        Effect.flatMap(ports.clock.now, (now) => fromResult(submitFood(own.submission, own.food.nutrients, now))),
      ),
    withdrawOwnFood: (asked: OfFood) => submission(asked, (own) => fromResult(withdrawFood(own.submission))),
  };
};

export type OwnFoodUseCases = ReturnType<typeof makeOwnFoodUseCases>;
export const OwnFoodUseCases = token<OwnFoodUseCases>("OwnFoodUseCases");
