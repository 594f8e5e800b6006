import type { Effect } from "effect";
import { token } from "../../platform/token.ts";

/** The person or the device cancelled it; nothing has changed. */
export type PasskeyCancelled = { readonly _tag: "PasskeyCancelled" };

/** Passkey functions of the browser. Options and answers are those of its own API, as JSON. */
export interface Passkeys {
  readonly isSupported: () => boolean;
  readonly create: (options: object) => Effect.Effect<unknown, PasskeyCancelled>;
  readonly get: (options: object) => Effect.Effect<unknown, PasskeyCancelled>;
  /** True if the browser offers passkeys below the field in which a name is typed. */
  readonly canOffer: Effect.Effect<boolean>;
  /** Waits until one of them is chosen there. */
  readonly offer: (options: object) => Effect.Effect<unknown, PasskeyCancelled>;
}

export const Passkeys = token<Passkeys>("Passkeys");
