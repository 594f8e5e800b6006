import type { HouseholdClient } from "@morsel/application/household/client/household-client";
import type { HouseholdUseCases } from "@morsel/application/household/use-cases";
import * as Effect from "effect/Effect";
import type { MemoryConnection } from "../platform/connection.ts";

export type HouseholdClientPorts = { readonly connection: MemoryConnection; readonly useCases: HouseholdUseCases };

/** As many as the page asks for at once. */
const PAGE = 25;

/** The household of whoever is signed in, decided by the same use cases as on the server. */
export const makeMemoryHouseholdClient = ({
  connection: { reachAs },
  useCases,
}: HouseholdClientPorts): HouseholdClient => {
  /** Treats every refusal that the client does not declare as a defect. */
  const only =
    <Tag extends string>(...tags: readonly Tag[]) =>
    <A, E extends { readonly _tag: string }>(asked: Effect.Effect<A, E>): Effect.Effect<A, Extract<E, { _tag: Tag }>> =>
      Effect.catch(asked, (refused) =>
        (tags as readonly string[]).includes(refused._tag)
          ? Effect.fail(refused as Extract<E, { _tag: Tag }>)
          : Effect.die(refused),
      );
  return {
    household: reachAs((member) => useCases.readHousehold(member)),
    found: (id, name) => reachAs((member) => useCases.found(member, id, name)),
    rename: (version, name) =>
      reachAs((member) =>
        only(
          "NotHouseholdOwner",
          "HouseholdNotFound",
          "HouseholdVersionConflict",
          "FieldRefused",
        )(useCases.rename(member, version, name)),
      ),
    invite: (id, username) =>
      reachAs((member) =>
        Effect.catchTag(
          useCases.invite({ member, id, ...(username === undefined ? {} : { username }) }),
          "HasHousehold",
          (refused) => Effect.die(refused),
        ),
      ),
    lookAt: (code) => reachAs((member) => only("InvitationNotFound")(useCases.lookAt(member, code))),
    accept: (key) => reachAs((member) => useCases.accept(member, key)),
    endInvitation: (id) => reachAs((member) => only("InvitationNotFound")(useCases.endInvitation(member, id))),
    remove: (who) => reachAs((member) => only("NotHouseholdOwner", "HouseholdNotFound")(useCases.remove(member, who))),
    handOver: (to) =>
      reachAs((member) => only("NotHouseholdOwner", "HouseholdNotFound")(useCases.handOver(member, to))),
    allowLogging: (allows) => reachAs((member) => only("HouseholdNotFound")(useCases.allowLogging(member, allows))),
    shared: (ids) => reachAs((member) => useCases.shared(member, ids)),
    share: (kind, id, isShared) => reachAs((member) => useCases.share({ member, kind, id, isShared })),
    // The cursors are those that pages gave.
    sharedThings: (query) => reachAs((member) => Effect.orDie(useCases.readShared({ member, limit: PAGE, ...query }))),
  };
};
