import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { PushAddress, VapidKeys } from "./push-store.ts";

export type PushSent =
  | { readonly _tag: "Sent" }
  /** The browser has no such subscription any more. */
  | { readonly _tag: "Gone" }
  /** The push service does not take it now. */
  | { readonly _tag: "Later"; readonly code: string }
  /** It will never take it: what the operator is told of. */
  | { readonly _tag: "Refused"; readonly code: string };

export type PushText = {
  /** Encrypted for the browser alone. */
  readonly text: string;
  /** In seconds: what is not delivered then is not delivered. */
  readonly ttl: number;
  /** A later one of the same topic takes the place of one that waits. */
  readonly topic: string;
};

/** Sends to browsers through their push services (RFC 8030, 8291, 8292). */
export interface PushSender {
  readonly freshKeys: () => VapidKeys;
  /** False for an address that the server may not ask at all. */
  readonly mayAsk: (endpoint: string) => Effect.Effect<boolean>;
  readonly send: (address: PushAddress, keys: VapidKeys, push: PushText) => Effect.Effect<PushSent>;
}

export const PushSender = token<PushSender>("PushSender");
