import type { Locale } from "@morsel/domain/locales";
import type { Effect } from "effect";
import type { NotNow } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";

/** The language of whoever is signed in. */
export interface LocaleClient {
  /** LO18 */
  readonly save: (locale: Locale) => Effect.Effect<void, NotNow>;
}

export const LocaleClient = token<LocaleClient>("LocaleClient");
