import type { SessionDevice, SessionId } from "@morsel/domain/identity";
import type { SignInNeeded, Unreachable } from "../../platform/refusals.ts";
import type { Effect } from "effect";
import { token } from "../../platform/token.ts";

/** There is no such session of the member's, or not any more. */
export type SessionNotFound = { readonly _tag: "SessionNotFound"; readonly id: string };

/** A device on which the member is signed in; instants in milliseconds. */
export type Device = SessionDevice & {
  readonly id: SessionId;
  readonly signedInAt: number;
  readonly lastSeenAt: number;
  /** The one that asks. */
  readonly isCurrent: boolean;
};

/** The signed-in member's devices. */
export interface DevicesClient {
  /** Devices, the last used first. */
  readonly all: Effect.Effect<readonly Device[], SignInNeeded | Unreachable>;
  /** Ending what has ended is no failure. */
  readonly end: (id: SessionId) => Effect.Effect<void, SignInNeeded | Unreachable>;
  /** All but the one that asks. */
  readonly endOthers: Effect.Effect<void, SignInNeeded | Unreachable>;
}

export const DevicesClient = token<DevicesClient>("DevicesClient");
