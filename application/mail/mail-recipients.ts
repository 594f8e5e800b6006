import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** A member as a mail addresses them. */
export type MailRecipient = {
  readonly id: MemberId;
  readonly username: string;
  readonly email: string;
  readonly profile: { readonly locale: string };
};

/** Knows members to whom mail is sent. */
export interface MailRecipients {
  readonly byId: (member: MemberId) => Effect.Effect<MailRecipient | undefined>;
}

export const MailRecipients = token<MailRecipients>("MailRecipients");
