import * as Effect from "effect/Effect";
import { MemberStore } from "../identity/member-store.ts";
import { defineJob, type JobPayload } from "../platform/job.ts";
import { MailLinks } from "../mail/mail-links.ts";
import { Clock } from "../platform/clock.ts";
import { AccountStore } from "./account-store.ts";
import { linkMail } from "../identity/account-mail.ts";
import { LINK_JOB, type LinkPurpose } from "./request-link.ts";

type Payload = JobPayload & { readonly purpose: LinkPurpose; readonly login: string; readonly id: string };

const AN_HOUR_MS = 3_600_000;
/** J23 */
const MOST_LINKS_AN_HOUR = 3;

/** J23, J24: finds whose name it is and sends the link; for a name of nobody's nothing is left to do. */
export const sendLink = defineJob({
  kind: LINK_JOB,
  timeoutSeconds: 30,
  tries: 8,
  atOnce: 2,
  needs: { members: MemberStore, accounts: AccountStore, links: MailLinks, clock: Clock },
  make:
    ({ members, accounts, links, clock }) =>
    ({ purpose, login, id }: Payload) =>
      Effect.gen(function* () {
        const found = yield* members.byLogin(login);
        if (found === undefined) return;
        const now = yield* clock.now;
        const { member } = found;
        if ((yield* accounts.tokensSince(member.id, purpose, now - AN_HOUR_MS)) >= MOST_LINKS_AN_HOUR) return;
        yield* accounts.note(member.id, linkMail(links, purpose, { id, member: member.id, email: member.email }, now));
      }),
});
