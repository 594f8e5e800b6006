import type { MemberStore } from "@morsel/application/identity/member-store";
import type { Member, MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";

/** The signed-in member always exists: nobody leaves the product in memory. */
export const memberOf = (members: MemberStore, id: MemberId): Effect.Effect<Member> =>
  Effect.flatMap(members.byId(id), (member) =>
    member === undefined ? Effect.die(new Error(`No member ${id}`)) : Effect.succeed(member),
  );
