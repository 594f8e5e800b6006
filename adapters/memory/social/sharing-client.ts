import type { SharingClient } from "@morsel/application/social/client/sharing-client";
import type { SharingStore } from "@morsel/application/social/sharing-store";
import type { SocialUseCases } from "@morsel/application/social/use-cases";
import type { MemoryConnection } from "../platform/connection.ts";

export type SharingClientPorts = {
  readonly connection: MemoryConnection;
  readonly sharing: SharingStore;
  readonly useCases: SocialUseCases;
};

export const makeMemorySharingClient = ({
  connection: { reachAs },
  sharing: store,
  useCases,
}: SharingClientPorts): SharingClient => ({
  read: reachAs((member) => store.of(member)),
  change: (version, sharing) => reachAs((member) => useCases.changeSharing({ member, version, sharing })),
});
