import type { Member } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { StoredPayment } from "./membership-store.ts";

/** ME19: an invoice as a file that a member keeps. */
export interface InvoiceWriter {
  readonly write: (payment: StoredPayment, member: Member) => Effect.Effect<Uint8Array>;
}

export const InvoiceWriter = token<InvoiceWriter>("InvoiceWriter");
