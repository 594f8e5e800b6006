import type { DiarySharing } from "@morsel/domain/social";
import type { Effect } from "effect";
import type { FieldRefused, NotNow } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { SharingVersionConflict, StoredSharing } from "../sharing-store.ts";

/** With whom the member shares the diary. */
export interface SharingClient {
  readonly read: Effect.Effect<StoredSharing, NotNow>;
  /** `version` is the one that was seen. */
  readonly change: (
    version: number,
    sharing: DiarySharing,
  ) => Effect.Effect<StoredSharing, SharingVersionConflict | FieldRefused | NotNow>;
}

export const SharingClient = token<SharingClient>("SharingClient");
