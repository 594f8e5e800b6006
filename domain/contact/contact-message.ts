import { checkEmail, type MemberId } from "../identity/index.ts";

/** W200 */
export const CONTACT_TOPICS = ["question", "problem", "food", "privacy", "conduct"] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** W200: in characters. */
export const CONTACT_TEXT = { min: 10, max: 5000 } as const;

export type ContactMessage = {
  /** A UUID of the page's: the same message again is one message. */
  readonly id: string;
  readonly email: string;
  readonly topic: ContactTopic;
  readonly text: string;
};

export type ReceivedMessage = ContactMessage & {
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** In which language the page was. */
  readonly locale: string;
  readonly member: MemberId | undefined;
};

export type ContactField = "email" | "text";

/** Rejects characters that a database or a mail cannot hold: control characters other than line ends and tabs, and halves of letters. */
const isPlainText = (text: string): boolean => text.isWellFormed() && !/[^\P{Cc}\n\r\t]/u.test(text);

/** W200: the first field that cannot be taken, if any. */
export const refusedContactField = ({ email, text }: Pick<ContactMessage, ContactField>): ContactField | undefined => {
  if (!checkEmail(email).ok) return "email";
  const { length } = text.trim();
  return length < CONTACT_TEXT.min || text.length > CONTACT_TEXT.max || !isPlainText(text) ? "text" : undefined;
};
