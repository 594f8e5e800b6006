import type { ConsentPatch, UserWithConsents, Agreement } from "@morsel/domain/consent";
import type { Effect } from "effect";
import type { FieldRefused, RetryableRefusal, Unreachable } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";

/** The page's requests about consent. */
export interface ConsentClient {
  /** CO3: for the signed-in member. */
  readonly read: Effect.Effect<UserWithConsents, RetryableRefusal>;
  /** CO4 */
  readonly change: (patch: ConsentPatch) => Effect.Effect<UserWithConsents, FieldRefused | RetryableRefusal>;
  /** ID120: for the signed-in member, the oldest first. */
  readonly agreements: Effect.Effect<readonly Agreement[], RetryableRefusal>;
  /** The list of vendors as the operator keeps it, for the framework's own library to read. */
  readonly vendorList: Effect.Effect<unknown, Unreachable>;
}

export const ConsentClient = token<ConsentClient>("ConsentClient");
