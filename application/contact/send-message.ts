import * as Effect from "effect/Effect";
import type { Clock } from "../platform/clock.ts";
import { refuseField } from "../platform/refused-field.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { CONTACT_TEXT, refusedContactField, type ReceivedMessage } from "@morsel/domain/contact";
import { contactMailJob } from "./contact-mail-job.ts";
import type { ContactStore } from "./contact-store.ts";

export type SendMessage = (message: Omit<ReceivedMessage, "receivedAt">) => Effect.Effect<void, FieldRefused>;

const ACCEPTED = {
  email: "an address such as name@example.org",
  text: `${CONTACT_TEXT.min} to ${CONTACT_TEXT.max} characters, without control characters`,
} as const;

/** W200, W201, W202, W230: what is accepted is kept for the operator, with the mail that tells of it. */
export const makeSendMessage = (ports: { readonly messages: ContactStore; readonly clock: Clock }): SendMessage =>
  Effect.fn("SendMessage")(function* (message) {
    const refused = refusedContactField(message);
    if (refused !== undefined) return yield* refuseField(refused, ACCEPTED[refused]);
    const receivedAt = yield* ports.clock.now;
    yield* ports.messages.keep({ ...message, text: message.text.trim(), receivedAt }, [
      contactMailJob(message.id, receivedAt),
    ]);
  });
