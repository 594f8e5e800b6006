import type { SessionId } from "@morsel/domain/identity";
import type { PushChoices } from "@morsel/domain/social";
import type { Effect } from "effect";
import type { FieldRefused, RetryableRefusal } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { PushDevices } from "../push-devices.ts";
import type { PushAddress } from "../push-store.ts";

/** The page's requests about devices that are told of news. */
export interface PushClient {
  readonly devices: Effect.Effect<PushDevices, RetryableRefusal>;
  readonly save: (
    address: PushAddress,
    choices: PushChoices,
  ) => Effect.Effect<PushDevices, FieldRefused | RetryableRefusal>;
  readonly remove: (id: SessionId) => Effect.Effect<PushDevices, RetryableRefusal>;
  /** Sends a test to the device that asks. */
  readonly test: Effect.Effect<void, RetryableRefusal>;
}

/** The browser could not reach its push service, or has none. */
export type PushServiceAway = { readonly _tag: "PushServiceAway" };

/** Asks the browser of a page about pushes. */
export interface PushBrowser {
  readonly state: () => "unsupported" | "refused" | "ready";
  /** By the server's key; undefined where the member does not allow it. */
  readonly subscribe: (key: string) => Effect.Effect<PushAddress | undefined, PushServiceAway>;
  /** The address that it has; undefined without one. */
  readonly current: Effect.Effect<PushAddress | undefined>;
  readonly unsubscribe: Effect.Effect<void>;
}

export const PushClient = token<PushClient>("PushClient");
export const PushBrowser = token<PushBrowser>("PushBrowser");
