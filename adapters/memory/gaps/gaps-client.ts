import type { GapsClient } from "@morsel/application/gaps/client/gaps-client";
import type { GapsUseCases } from "@morsel/application/gaps/use-cases";
import type { MemberStore } from "@morsel/application/identity/member-store";
import * as Effect from "effect/Effect";
import { memberOf } from "../identity/member-of.ts";
import type { MemoryConnection } from "../platform/connection.ts";

export type GapsClientPorts = {
  readonly connection: MemoryConnection;
  readonly members: MemberStore;
  readonly useCases: GapsUseCases;
};

export const makeMemoryGapsClient = ({ connection, members, useCases }: GapsClientPorts): GapsClient => ({
  of: (date) =>
    connection.reachAs((id) => Effect.flatMap(memberOf(members, id), (member) => useCases.readGaps({ member, date }))),
});
