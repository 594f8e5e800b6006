import type { StoredSharing } from "@morsel/application/social/sharing-store";
import type { DiarySharing } from "@morsel/domain/social";
import type { WireSharing } from "./sharing.ts";

const TAGS = { public: "Public", friends: "Friends", locked: "Locked", private: "Private" } as const;
const MODES = { Public: "public", Friends: "friends", Locked: "locked", Private: "private" } as const;

type Said = Pick<WireSharing, "mode" | "key">;

export const writeMode = (sharing: DiarySharing): Said => ({
  mode: MODES[sharing._tag],
  ...(sharing._tag === "Locked" ? { key: sharing.key } : {}),
});

/** Locked without a key is refused by the rules: a key of no characters is too short. */
export const readMode = ({ mode, key = "" }: Said): DiarySharing =>
  mode === "locked" ? { _tag: "Locked", key } : { _tag: TAGS[mode] };

export const writeSharing = ({ sharing, version }: StoredSharing): WireSharing => ({ ...writeMode(sharing), version });
export const readSharing = ({ version, ...said }: WireSharing): StoredSharing => ({ sharing: readMode(said), version });
