import type { UnitsClient } from "@morsel/application/identity/client/units-client";
import type { MemberStore } from "@morsel/application/identity/member-store";
import type { MemoryConnection } from "../platform/connection.ts";

export type UnitsClientPorts = { readonly connection: MemoryConnection; readonly members: MemberStore };

/** The units of whoever is signed in. */
export const makeMemoryUnitsClient = ({ connection, members }: UnitsClientPorts): UnitsClient => ({
  choose: (change) => connection.reachAs((member) => members.chooseUnits(member, change)),
});
