import type { MemberId, SessionId } from "@morsel/domain/identity";
import type { Notifications } from "@morsel/domain/social";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** `version` is another with every change. */
export type NotificationState = { readonly counts: Notifications; readonly version: number };

export type WatchedSession = { readonly member: MemberId; readonly session: SessionId };

/** W231: what waits for members. Concepts whose writes change it add to it in their own transactions. */
export interface NotificationStore {
  readonly of: (member: MemberId) => Effect.Effect<Notifications>;
  /** W231: by how much each count changes. */
  readonly add: (member: MemberId, change: Partial<Notifications>) => Effect.Effect<void>;
  /** Reads which of the named sessions live at that instant, with the counts of their members, at once. */
  readonly watch: (
    sessions: readonly WatchedSession[],
    now: number,
  ) => Effect.Effect<ReadonlyMap<SessionId, NotificationState>>;
}

export const NotificationStore = token<NotificationStore>("NotificationStore");
