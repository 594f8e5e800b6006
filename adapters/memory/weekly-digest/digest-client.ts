import type { MemberStore } from "@morsel/application/identity/member-store";
import type { DigestClient } from "@morsel/application/weekly-digest/client/digest-client";
import type { DigestUseCases } from "@morsel/application/weekly-digest/use-cases";
import * as Effect from "effect/Effect";
import { memberOf } from "../identity/member-of.ts";
import type { MemoryConnection } from "../platform/connection.ts";

export type DigestClientPorts = {
  readonly connection: MemoryConnection;
  readonly members: MemberStore;
  readonly useCases: DigestUseCases;
};

export const makeMemoryDigestClient = ({ connection, members, useCases }: DigestClientPorts): DigestClient => ({
  week: (date) =>
    connection.reachAs((id) =>
      Effect.flatMap(memberOf(members, id), (member) =>
        useCases.readDigest({ member, ...(date === undefined ? {} : { date }) }),
      ),
    ),
});
