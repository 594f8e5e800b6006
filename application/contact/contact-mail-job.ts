import type { MailContent } from "../mail/mail-template.ts";
import type { ContactTopic, ReceivedMessage } from "@morsel/domain/contact";
import * as Effect from "effect/Effect";
import { defineJob, jobFailed, type JobPayload, type NewJob } from "../platform/job.ts";
import { MailWriter } from "../mail/mail-writer.ts";
import { Mailer } from "../mail/mailer.ts";
import { token } from "../platform/token.ts";
import { ContactStore } from "./contact-store.ts";

/** How much of the text stands in the subject, in characters. */
const SUBJECT_LENGTH = 60;

const TOPICS: Readonly<Record<ContactTopic, string>> = {
  question: "mail.contact.topic.question",
  problem: "mail.contact.topic.problem",
  food: "mail.contact.topic.food",
  privacy: "mail.contact.topic.privacy",
  conduct: "mail.contact.topic.conduct",
};

const beginningOf = (text: string): string => {
  const [line = ""] = text.split("\n", 1);
  const letters = Array.from(line.slice(0, 2 * SUBJECT_LENGTH));
  return letters.length <= SUBJECT_LENGTH ? line : `${letters.slice(0, SUBJECT_LENGTH).join("")}…`;
};

/** W230: what the operator reads of a message. */
const contactMail = ({ topic, email, text, locale, member, receivedAt }: ReceivedMessage): MailContent => ({
  subject: { id: "mail.contact.subject", values: { beginning: beginningOf(text) } },
  blocks: [
    {
      _tag: "Facts",
      facts: [
        [{ id: "mail.contact.from" }, email],
        [{ id: "mail.contact.topic" }, { id: TOPICS[topic] }],
        [{ id: "mail.contact.at" }, new Date(receivedAt).toISOString()],
        [{ id: "mail.contact.language" }, locale],
        ...(member === undefined ? [] : [[{ id: "mail.contact.member" }, member] as const]),
      ],
    },
    { _tag: "Quote", text },
    { _tag: "Hint", words: { id: "mail.contact.hint" } },
  ],
});

/** Address at which the operator reads messages. */
export const ContactAddress = token<string>("ContactAddress");

/** SS7: the address as of now, since an admin may set another. */
export type ReadContactAddress = Effect.Effect<string>;
export const ReadContactAddress = token<ReadContactAddress>("ReadContactAddress");

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
  needs: { messages: ContactStore, mailer: Mailer, writer: MailWriter, address: ReadContactAddress },
  make:
    ({ messages, mailer, writer, address }) =>
    ({ message: id }: Payload) =>
      Effect.gen(function* () {
        const message = yield* messages.byId(id);
        if (message === undefined) return;
        const written = yield* writer.write(contactMail(message), LOCALE);
        yield* Effect.mapError(
          mailer.send({ id, to: yield* address, replyTo: message.email, ...written }),
          ({ code, isFinal }) => jobFailed(code, isFinal),
        );
      }),
});
