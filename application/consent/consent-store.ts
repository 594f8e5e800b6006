import type { AccountLink, Agreement } from "@morsel/domain/consent";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** One stored answer, and the place where it was given. */
export type StoredLink = AccountLink & { readonly region: string };

/** Members' consents, by domain. Every answered write is durable, and scoped by its member. */
export interface ConsentStore {
  readonly linksOf: (member: MemberId) => Effect.Effect<readonly StoredLink[]>;
  /** ID120: what the member agreed to, the oldest first. */
  readonly agreementsOf: (member: MemberId) => Effect.Effect<readonly Agreement[]>;
  /** W207: the last answer for a domain counts. */
  readonly save: (member: MemberId, link: StoredLink) => Effect.Effect<void>;
}

export const ConsentStore = token<ConsentStore>("ConsentStore");
