import { err, ok, type Result } from "../result/index.ts";
import { plainLine, plainText } from "../text/index.ts";
import type { Notifications } from "./invitations.ts";

export type Message = { readonly subject: string; readonly body: string };
export type MessageRefused = {
  readonly _tag: "MessageRefused";
  readonly field: keyof Message;
  readonly min: 0 | 1;
  readonly max: number;
};

/** SO18: characters of a subject and of a message. */
export const MESSAGE_MAX = { subject: 120, body: 10_000 } as const;

/** SO18: a message has a text, perhaps a subject; space around them is taken off. */
export const checkMessage = (given: Message): Result<Message, MessageRefused> => {
  const subject = given.subject.trim() === "" ? "" : plainLine(given.subject, MESSAGE_MAX.subject);
  const body = plainText(given.body, MESSAGE_MAX.body);
  if (subject === undefined) return err({ _tag: "MessageRefused", field: "subject", min: 0, max: MESSAGE_MAX.subject });
  return body === undefined
    ? err({ _tag: "MessageRefused", field: "body", min: 1, max: MESSAGE_MAX.body })
    : ok({ subject, body });
};

export const NO_NOTIFICATIONS: Notifications = { unread_message_count: 0, new_invitation_count: 0 };
