import * as Effect from "effect/Effect";
import type { MealId, MealNotFound } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import type { MailLinks } from "../mail/mail-links.ts";
import type { Clock } from "../platform/clock.ts";
import type { Ids } from "../platform/ids.ts";
import type { MealStore } from "./meal-store.ts";
import type { MealShare, MealShareStore } from "./meal-share-store.ts";

/** The token of the link that leads to a meal; without one it is not shared. */
export type MealLink = { readonly token?: string };

type OfMeal = { readonly member: MemberId; readonly id: MealId };
type SharePorts = {
  readonly meals: MealStore;
  readonly shares: MealShareStore;
  readonly links: MailLinks;
  readonly ids: Ids;
  readonly clock: Clock;
};

/** Apart from what else is made of ids. */
const named = (id: string): string => `shared meal ${id}`;

const standing = (meals: MealStore, { member, id }: OfMeal): Effect.Effect<void, MealNotFound> =>
  Effect.flatMap(meals.meal(member, id), (meal) =>
    meal === undefined ? Effect.fail<MealNotFound>({ _tag: "MealNotFound", id }) : Effect.void,
  );

/** W287: a shared meal has one link, which nobody can guess; who shares it again gets the same, and taken back it leads nowhere for good. */
export const makeShareMeal = ({ meals, shares, links, ids, clock }: SharePorts) => {
  const linkOf = (share: MealShare | undefined): MealLink =>
    share === undefined ? {} : { token: links.tokenOf(named(share.id), share.hash) };
  return {
    mealLink: (of: OfMeal): Effect.Effect<MealLink, MealNotFound> =>
      Effect.andThen(standing(meals, of), Effect.map(shares.of(of.member, of.id), linkOf)),
    shareMeal: Effect.fn("ShareMeal")(function* (of: OfMeal): Effect.fn.Return<MealLink, MealNotFound> {
      yield* standing(meals, of);
      const [id, sharedAt] = [yield* ids.next, yield* clock.now];
      const hash = links.hashOf(links.tokenOf(named(id)));
      return linkOf(yield* shares.share(of.member, of.id, { id, hash, sharedAt }));
    }),
    unshareMeal: (of: OfMeal): Effect.Effect<MealLink, MealNotFound> =>
      Effect.andThen(standing(meals, of), Effect.as(shares.revoke(of.member, of.id), {})),
  };
};
