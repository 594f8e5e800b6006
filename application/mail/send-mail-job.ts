import * as Effect from "effect/Effect";
import { MemberStore } from "../identity/member-store.ts";
import { defineJob, jobFailed, type JobPayload } from "../jobs/job.ts";
import { MAIL_TEMPLATES, type MailName } from "../mail-templates.ts";
import { MailLinks, PublicOrigin } from "./mail-links.ts";
import { MailWriter } from "./mail-writer.ts";
import { Mailer } from "./mailer.ts";
import { MAIL_JOB } from "./queue-mail.ts";
import { unsubscribePath } from "./unsubscribe.ts";

type Payload = JobPayload & {
  readonly template: string;
  readonly values: JobPayload;
  readonly to?: string;
  readonly tokenId?: string;
  /** Absent in mail that was queued before it was kept. */
  readonly tokenHash?: string;
};

const isMailName = (name: string): name is MailName => Object.hasOwn(MAIL_TEMPLATES, name);

/** W225: written when it is sent. A member who is gone meanwhile gets no mail. */
export const sendMail = defineJob({
  kind: MAIL_JOB,
  timeoutSeconds: 60,
  // Some two days.
  tries: 16,
  atOnce: 2,
  needs: { members: MemberStore, mailer: Mailer, writer: MailWriter, links: MailLinks, origin: PublicOrigin },
  make:
    ({ members, mailer, writer, links, origin }) =>
    ({ template, values, to, tokenId, tokenHash }: Payload, { id, member: memberId }) =>
      Effect.gen(function* () {
        const member = memberId === undefined ? undefined : yield* members.byId(memberId);
        if (member === undefined) return;
        if (!isMailName(template)) return yield* Effect.fail(jobFailed("MailTemplateUnknown", true));
        const facts = {
          username: member.username,
          token: tokenId === undefined ? "" : links.tokenOf(tokenId, tokenHash),
        };
        const content = MAIL_TEMPLATES[template](values, facts);
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
