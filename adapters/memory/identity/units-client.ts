import type { UnitsClient } from "@morsel/application/identity/client/units-client";
import { unitsOf } from "@morsel/application/identity/units-of";
import * as Effect from "effect/Effect";
import type { MemberStore } from "@morsel/application/identity/member-store";
import type { MemoryConnection } from "../platform/connection.ts";

export type UnitsClientPorts = { readonly connection: MemoryConnection; readonly members: MemberStore };

/** The units of whoever is signed in. */
export const makeMemoryUnitsClient = ({ connection, members }: UnitsClientPorts): UnitsClient => ({
  choose: (change) =>
    connection.reachAs((member) =>
      Effect.map(Effect.orDie(members.changeProfile(member, { units: change })), (profile) => unitsOf({ profile })),
    ),
});
