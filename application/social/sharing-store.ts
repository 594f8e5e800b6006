import type { MemberId } from "@morsel/domain/identity";
import type { DiarySharing } from "@morsel/domain/social";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** `version` is 0 until the member chooses, one more with each change. */
export type StoredSharing = { readonly sharing: DiarySharing; readonly version: number };

/** W151 */
export const NOT_SHARED: StoredSharing = { sharing: { _tag: "Private" }, version: 0 };

/** The sharing changed elsewhere first; `current` is what stands now. */
export type SharingVersionConflict = { readonly _tag: "SharingVersionConflict"; readonly current: StoredSharing };

export interface SharingStore {
  readonly of: (member: MemberId) => Effect.Effect<StoredSharing>;
  /** `stored.version` must be one more than what stands. */
  readonly put: (member: MemberId, stored: StoredSharing) => Effect.Effect<void, SharingVersionConflict>;
}

export const SharingStore = token<SharingStore>("SharingStore");
