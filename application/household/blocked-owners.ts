import type { Household } from "@morsel/domain/household";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { MemberRelations } from "../social/member-relations.ts";

/** SO8: households that invite the member, without those whose owner has blocked the member or is blocked. */
export const withoutBlocked = (
  blocks: MemberRelations,
  member: MemberId,
  inviting: readonly (Household | undefined)[],
): Effect.Effect<readonly Household[]> =>
  Effect.filter(
    inviting.flatMap((household) => household ?? []),
    ({ people }) => {
      const owner = people.find(({ role }) => role === "owner");
      return owner === undefined
        ? Effect.succeed(true)
        : Effect.map(blocks.isBlockedBetween(member, owner.id), (isBlocked) => !isBlocked);
    },
  );
