import type { Mail, Mailer } from "@morsel/application/mail/mailer";
import * as Effect from "effect/Effect";
import { type MemoryState, memoryTable } from "../platform/state.ts";

/** Everything that was sent, by its id: a mail that is sent again is the same mail. */
export const mailboxTable = memoryTable(() => new Map<string, Mail>());

export const makeMemoryMailer = (state: MemoryState): Mailer => ({
  send: (mail) => Effect.sync(() => void state.of(mailboxTable).set(mail.id, mail)),
});
