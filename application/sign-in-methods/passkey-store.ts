import type { MemberId, SignInMethods } from "@morsel/domain/identity";
import type { Effect } from "effect";
import type { Consequences } from "../identity/consequences.ts";
import { token } from "../platform/token.ts";

export type Passkey = {
  /** The credential's own, base64url. */
  readonly id: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  /** By what it was made, for its owner to tell it by. */
  readonly browser?: string;
  readonly system?: string;
  readonly createdAt: number;
  readonly lastUsedAt?: number;
};

/** Checks that the remaining ways still let the member in (ID85). */
type MayRemove = (methods: SignInMethods) => boolean;

export interface PasskeyStore {
  /** Passkeys, newest first. */
  readonly all: (member: MemberId) => Effect.Effect<readonly Passkey[]>;
  readonly find: (member: MemberId, id: string) => Effect.Effect<Passkey | undefined>;
  /** False where the member has it already, or `most` of them. All consequences land with the change (W220). */
  readonly add: (member: MemberId, passkey: Passkey, most: number, after?: Consequences) => Effect.Effect<boolean>;
  /** Stores the counter and the time of use; false if the counter is not higher, as with a copied passkey, or the passkey is gone. */
  readonly used: (
    member: MemberId,
    id: string,
    use: { readonly counter: number; readonly at: number },
  ) => Effect.Effect<boolean>;
  /** By what the member gets in. */
  readonly methods: (member: MemberId) => Effect.Effect<SignInMethods>;
  readonly remove: (
    member: MemberId,
    id: string,
    mayRemove: MayRemove,
    after?: Consequences,
  ) => Effect.Effect<"removed" | "unknown" | "refused">;
  /** ID87: false where it was used before. What has expired is forgotten. */
  readonly useChallenge: (member: MemberId, hash: string, expiresAt: number, now: number) => Effect.Effect<boolean>;
}

export const PasskeyStore = token<PasskeyStore>("PasskeyStore");
