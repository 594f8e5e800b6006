import * as Effect from "effect/Effect";
import { defineJob, jobFailed, type JobPayload, type NewJob } from "../jobs/job.ts";
import { MailWriter } from "../mail/mail-writer.ts";
import { Mailer } from "../mail/mailer.ts";
import { token } from "../platform/token.ts";
import { contactMail } from "./contact-mail.ts";
import { ContactStore } from "./contact-store.ts";

/** Address at which the operator reads messages. */
export const ContactAddress = token<string>("ContactAddress");

const KIND = "contact-mail";
/** The operator's own language is not known. */
const LOCALE = "en";

/** W230: named by the message, of which there is one mail. */
export const contactMailJob = (message: string, now: number): NewJob => ({
  id: `${KIND} ${message}`,
  kind: KIND,
  dueAt: now,
  payload: { message },
});

type Payload = JobPayload & { readonly message: string };

/** W230: a message that is gone meanwhile, with its member, is told of to nobody. */
export const sendContactMail = defineJob({
  kind: KIND,
  timeoutSeconds: 60,
  // Some two days.
  tries: 16,
  atOnce: 2,
  needs: { messages: ContactStore, mailer: Mailer, writer: MailWriter, address: ContactAddress },
  make:
    ({ messages, mailer, writer, address }) =>
    ({ message: id }: Payload) =>
      Effect.gen(function* () {
        const message = yield* messages.byId(id);
        if (message === undefined) return;
        const written = yield* writer.write(contactMail(message), LOCALE);
        yield* Effect.mapError(
          mailer.send({ id, to: address, replyTo: message.email, ...written }),
          ({ code, isFinal }) => jobFailed(code, isFinal),
        );
      }),
});
