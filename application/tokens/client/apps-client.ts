import type { AppGrant, AppGrantId, AppRefused, AppRequest, TokenScope } from "@morsel/domain/identity";
import type { Effect } from "effect";
import type { ConfirmationNeeded } from "../../identity/refusals.ts";
import type { RetryableRefusal } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { AppGrantNotFound, AppsAreFull } from "../app-store.ts";

/** The question to a member about an app; or the address to which the browser goes at once. */
export type AppQuestion =
  | { readonly _tag: "Ask"; readonly name: string; readonly scopes: readonly TokenScope[] }
  | { readonly _tag: "Answer"; readonly to: string };

/** Other products that the member let in, and one that asks for it. */
export interface AppsClient {
  readonly all: Effect.Effect<readonly AppGrant[], RetryableRefusal>;
  readonly disconnect: (id: AppGrantId) => Effect.Effect<readonly AppGrant[], AppGrantNotFound | RetryableRefusal>;
  readonly asked: (request: AppRequest) => Effect.Effect<AppQuestion, AppRefused | RetryableRefusal>;
  /** W360: lets it in for these scopes, or for none. Answers where the browser goes next. */
  readonly decide: (
    request: AppRequest,
    allowed: readonly TokenScope[],
  ) => Effect.Effect<string, AppRefused | AppsAreFull | ConfirmationNeeded | RetryableRefusal>;
}

export const AppsClient = token<AppsClient>("AppsClient");
