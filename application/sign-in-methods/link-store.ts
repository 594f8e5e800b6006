import type { MemberId, SignInMethods } from "@morsel/domain/identity";
import type { Effect } from "effect";
import type { Consequences } from "../identity/consequences.ts";
import type { ProviderLink } from "../identity/provider-account.ts";
import { token } from "../platform/token.ts";

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
