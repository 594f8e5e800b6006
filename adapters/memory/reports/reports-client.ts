import type { MemberStore } from "@morsel/application/identity/member-store";
import type { ReportsClient } from "@morsel/application/reports/client/reports-client";
import type { ReportsUseCases } from "@morsel/application/reports/use-cases";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { memberOf } from "../identity/member-of.ts";
import type { MemoryConnection } from "../platform/connection.ts";

export type ReportsClientPorts = {
  readonly connection: MemoryConnection;
  readonly members: MemberStore;
  readonly useCases: ReportsUseCases;
};

/** The reports of whoever is signed in, made by the same use cases as on the server. */
export const makeMemoryReportsClient = ({ connection, members, useCases }: ReportsClientPorts): ReportsClient => {
  const ask = <A, E>(read: (member: Member) => Effect.Effect<A, E>) =>
    connection.reachAs((id) => Effect.flatMap(memberOf(members, id), read));
  return {
    report: ({ days, ...query }) => ask((member) => useCases.readReport({ member, ...days, ...query })),
    overview: (days) => ask((member) => useCases.readOverview({ member, ...days })),
    insights: (nutrient, days) => ask((member) => useCases.readInsights({ member, nutrient, ...days })),
  };
};
