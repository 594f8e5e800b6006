import * as Effect from "effect/Effect";
import { defineJob, jobFailed, type JobPayload, type NewJob } from "../platform/job.ts";
import { MailLinks, PublicOrigin } from "./mail-links.ts";
import { MailRecipients } from "./mail-recipients.ts";
import { MailTemplates, type MailTemplate } from "./mail-template.ts";
import { MailWriter } from "./mail-writer.ts";
import { Mailer } from "./mailer.ts";
import { unsubscribePath } from "@morsel/domain/account";
import type { MemberId } from "@morsel/domain/identity";

export const MAIL_JOB = "mail";

export type QueuedMail = {
  /** A UUID of the mail's own. */
  readonly id: string;
  /** Its name among the mails of its concept. */
  readonly template: string;
  /** To the member's address at the time of sending, unless `to` names another. */
  readonly member: MemberId;
  readonly to?: string;
  /** Id from which the link's secret is made, and the hash under which it is stored. */
  readonly link?: { readonly id: string; readonly hash: string };
  readonly values?: JobPayload;
};

/** W225: the job that sends it, to be kept with what caused it. */
export const mailJob = ({ id, template, member, to, link, values = {} }: QueuedMail, now: number): NewJob => ({
  id,
  kind: MAIL_JOB,
  member,
  dueAt: now,
  payload: {
    template,
    values,
    ...(to === undefined ? {} : { to }),
    ...(link === undefined ? {} : { tokenId: link.id, tokenHash: link.hash }),
  },
});

type Payload = JobPayload & {
  readonly template: string;
  readonly values: JobPayload;
  readonly to?: string;
  readonly tokenId?: string;
  /** Absent in mail that was queued before it was kept. */
  readonly tokenHash?: string;
};

/** W225: written when it is sent. A member who is gone meanwhile gets no mail. */
export const sendMail = defineJob({
  kind: MAIL_JOB,
  timeoutSeconds: 60,
  // Some two days.
  tries: 16,
  atOnce: 2,
  needs: {
    templates: MailTemplates,
    recipients: MailRecipients,
    mailer: Mailer,
    writer: MailWriter,
    links: MailLinks,
    origin: PublicOrigin,
  },
  make:
    ({ templates, recipients, mailer, writer, links, origin }) =>
    ({ template, values, to, tokenId, tokenHash }: Payload, { id, member: memberId }) =>
      Effect.gen(function* () {
        const member = memberId === undefined ? undefined : yield* recipients.byId(memberId);
        if (member === undefined) return;
        const contentOf = templates.find((mails) => Object.hasOwn(mails, template))?.[template] as
          | MailTemplate
          | undefined;
        if (contentOf === undefined) return yield* Effect.fail(jobFailed("MailTemplateUnknown", true));
        const facts = {
          username: member.username,
          token: tokenId === undefined ? "" : links.tokenOf(tokenId, tokenHash),
        };
        const content = contentOf(values, facts);
        const written = yield* writer.write(content, member.profile.locale);
        const stop = content.list === undefined ? undefined : unsubscribePath(links, member.id, content.list);
        yield* Effect.mapError(
          mailer.send({
            id,
            to: to ?? member.email,
            ...written,
            ...(stop === undefined ? {} : { unsubscribe: `${origin}${stop}` }),
          }),
          ({ code, isFinal }) => jobFailed(code, isFinal),
        );
      }),
});
