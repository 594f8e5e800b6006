import type { Member } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { Passkey } from "./passkey-store.ts";

/** Site of a passkey: it answers there and nowhere else. */
export type PasskeySite = { readonly origin: string };

/** Options of the browser's own API, and the random text that the answer must have signed. */
export type PasskeyQuestion = { readonly options: object; readonly challenge: string };

type Answered = PasskeySite & { readonly challenge: string; readonly credential: unknown };

export interface PasskeyVerifier {
  readonly askForNew: (
    site: PasskeySite,
    member: Pick<Member, "id" | "username">,
    held: readonly Passkey[],
  ) => Effect.Effect<PasskeyQuestion>;
  /** Challenge for any member: the browser offers the passkeys that it has for the site. */
  readonly ask: (site: PasskeySite) => Effect.Effect<PasskeyQuestion>;
  /** Undefined for what does not answer the challenge, or was not shown that its user is there. */
  readonly readNew: (
    answered: Answered,
  ) => Effect.Effect<Pick<Passkey, "id" | "publicKey" | "counter" | "transports"> | undefined>;
  /** By whose passkey, as the answer says; undefined where it says nothing. */
  readonly whose: (credential: unknown) => { readonly id: string; readonly member: string } | undefined;
  readonly verify: (answered: Answered, passkey: Passkey) => Effect.Effect<{ readonly counter: number } | undefined>;
}

export const PasskeyVerifier = token<PasskeyVerifier>("PasskeyVerifier");
