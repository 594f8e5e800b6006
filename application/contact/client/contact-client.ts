import type { Effect } from "effect";
import type { FieldRefused, TooManyTries, Unreachable } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { ContactMessage } from "@morsel/domain/contact";

/** How a page reaches the people who run the server. */
export interface ContactClient {
  /** W201: the same message again is one message. */
  readonly send: (
    message: ContactMessage & { readonly locale: string },
  ) => Effect.Effect<void, FieldRefused | TooManyTries | Unreachable>;
}

export const ContactClient = token<ContactClient>("ContactClient");
