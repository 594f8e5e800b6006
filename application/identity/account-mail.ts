import * as Effect from "effect/Effect";
import type { Member } from "@morsel/domain/identity";
import type { ActiveSession } from "./session-store.ts";
import type { JobPayload, NewJob } from "../platform/job.ts";
import type { MailLinks } from "../mail/mail-links.ts";
import { mailJob } from "../mail/send-mail-job.ts";
import type { Ids } from "../platform/ids.ts";
import type { AccountToken, TokenPurpose, SecurityEventKind } from "@morsel/domain/account";
import type { Consequences } from "./consequences.ts";
import type { accountMails } from "./mails.ts";

type AccountMail = keyof typeof accountMails;

const TEMPLATES = {
  verifyEmail: "verifyEmail",
  changeEmail: "confirmEmail",
  resetPassword: "resetPassword",
  liftWait: "loginReset",
} as const satisfies Readonly<Record<TokenPurpose, AccountMail>>;

/** A mail with a link, and what is kept to know the link again. `id` makes its secret: with it again all is the same. */
export const linkMail = (
  links: MailLinks,
  purpose: TokenPurpose,
  { id, member, email }: { readonly id: string; readonly member: Member["id"]; readonly email: string },
  now: number,
): Required<Pick<Consequences, "jobs" | "tokens">> => {
  const token: AccountToken = { hash: links.hashOf(links.tokenOf(id)), purpose, email, issuedAt: now };
  return {
    tokens: [token],
    jobs: [mailJob({ id, template: TEMPLATES[purpose], member, to: email, link: { id, hash: token.hash } }, now)],
  };
};

/** A mail that only says something. */
export const noticeMail = (
  ids: Ids,
  template: AccountMail,
  member: Pick<Member, "id" | "email">,
  now: number,
  values: JobPayload = {},
): Effect.Effect<NewJob> =>
  Effect.map(ids.next, (id) => mailJob({ id, template, member: member.id, to: member.email, values }, now));

/** Acts that are both recorded and mailed, under the same name. */
type Told = SecurityEventKind & AccountMail;

/** ID100: to be kept with the act, by the device that did it. */
export const safetyNotice = Effect.fnUntraced(function* (
  ids: Ids,
  { member, session }: ActiveSession,
  kind: Told,
  at: number,
  values?: JobPayload,
): Effect.fn.Return<Required<Pick<Consequences, "events" | "jobs">>> {
  return {
    events: [{ id: yield* ids.next, kind, at, device: session.device }],
    jobs: [yield* noticeMail(ids, kind, member, at, values)],
  };
});
