import type { MemberId, SignInMethods } from "@morsel/domain/identity";
import type { Effect } from "effect";
import type { Consequences } from "../account/consequences.ts";
import { token } from "../platform/token.ts";

/** That an account at another service lets a member in. */
export type ProviderLink = {
  readonly provider: string;
  /** The name under which the service knows the member. */
  readonly subject: string;
  readonly linkedAt: number;
};

export interface LinkStore {
  /** By the provider's id. */
  readonly all: (member: MemberId) => Effect.Effect<readonly ProviderLink[]>;
  /** Whose it is. */
  readonly memberOf: (provider: string, subject: string) => Effect.Effect<MemberId | undefined>;
  /** False where it is another member's, or the member is linked with another account there; the same again is harmless. All consequences land with the change (W220). */
  readonly add: (member: MemberId, link: ProviderLink, after?: Consequences) => Effect.Effect<boolean>;
  readonly remove: (
    member: MemberId,
    provider: string,
    mayRemove: (methods: SignInMethods) => boolean,
    after?: Consequences,
  ) => Effect.Effect<"removed" | "unknown" | "refused">;
}

export const LinkStore = token<LinkStore>("LinkStore");
