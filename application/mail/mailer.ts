import type { Effect } from "effect";
import { token } from "../platform/token.ts";

export type Mail = {
  /** W225: the same for the same mail: its Message-ID is made of it. */
  readonly id: string;
  readonly to: string;
  /** SS9: the sender's name; absent: the configuration's. */
  readonly sender?: string;
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** W227: the address that takes a POST without more. */
  readonly unsubscribe?: string;
};

/** `code` is the way's own word for what went wrong, such as ETIMEDOUT or 550: no address, no text of a server's. */
export type MailRefused = {
  readonly _tag: "MailRefused";
  readonly code: string;
  /** W228: the server has refused it for good. */
  readonly isFinal: boolean;
};

/** W228, W229: a mail server, or a folder. What refuses says so in time, and never waits without an end. */
export interface Mailer {
  readonly send: (mail: Mail) => Effect.Effect<void, MailRefused>;
}

export const Mailer = token<Mailer>("Mailer");
