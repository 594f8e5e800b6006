import type { OwnFoodsClient } from "@morsel/application/own-foods/client/own-foods-client";
import type { OwnFoodUseCases } from "@morsel/application/own-foods/use-cases";
import type { MemberStore } from "@morsel/application/identity/member-store";
import { asFieldRefused } from "@morsel/application/platform/refused-field";
import * as Effect from "effect/Effect";
import { memberOf } from "../identity/member-of.ts";
import type { MemoryConnection } from "../platform/connection.ts";

export type OwnFoodsClientPorts = {
  readonly connection: MemoryConnection;
  readonly members: MemberStore;
  readonly useCases: OwnFoodUseCases;
};

/** As many as the page asks for at once. */
const PAGE = 25;

/** The own foods of whoever is signed in, decided by the same use cases as on the server. */
export const makeMemoryOwnFoodsClient = ({
  connection: { reachAs },
  members,
  useCases,
}: OwnFoodsClientPorts): OwnFoodsClient => ({
  // The cursors are those that pages gave.
  ownFoods: (query) => reachAs((member) => Effect.orDie(useCases.readOwnFoods({ member, limit: PAGE, ...query }))),
  ownFood: (id) => reachAs((member) => useCases.readOwnFood({ member, id })),
  counts: (id) =>
    reachAs((member) => Effect.flatMap(memberOf(members, member), (who) => useCases.countEntries({ member: who, id }))),
  save: (id, { version, draft, reach }) =>
    reachAs((member) =>
      Effect.flatMap(memberOf(members, member), (who) =>
        Effect.mapError(useCases.saveOwnFood({ member: who, id, draft, seen: version, reach }), asFieldRefused),
      ),
    ),
  remove: (ids) => reachAs((member) => useCases.markOwnFoods({ member, ids, isDeleted: true })),
  restore: (ids) => reachAs((member) => useCases.markOwnFoods({ member, ids, isDeleted: false })),
  submit: (id) => reachAs((member) => useCases.submitOwnFood({ member, id })),
  withdraw: (id) => reachAs((member) => useCases.withdrawOwnFood({ member, id })),
});
