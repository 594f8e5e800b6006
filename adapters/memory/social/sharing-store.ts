import { NOT_SHARED, type SharingStore, type StoredSharing } from "@morsel/application/social/sharing-store";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { memoryTable, type MemoryState } from "../platform/state.ts";

const sharingTable = memoryTable(() => new Map<MemberId, StoredSharing>());

export const makeMemorySharingStore = (state: MemoryState): SharingStore => {
  const of = (member: MemberId): StoredSharing => state.of(sharingTable).get(member) ?? NOT_SHARED;
  return {
    of: (member) => Effect.sync(() => of(member)),
    put: (member, stored) =>
      Effect.suspend(() => {
        const current = of(member);
        if (current.version !== stored.version - 1)
          return Effect.fail({ _tag: "SharingVersionConflict" as const, current });
        state.of(sharingTable).set(member, stored);
        return Effect.void;
      }),
  };
};
