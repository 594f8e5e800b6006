import type { MailContent } from "../mail/mail-template.ts";
import type { ContactTopic, ReceivedMessage } from "./contact-message.ts";

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
export const contactMail = ({ topic, email, text, locale, member, receivedAt }: ReceivedMessage): MailContent => ({
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
