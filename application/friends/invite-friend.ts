import type { friendMails } from "./mails.ts";
import { checkEmail, type Member, type MemberId } from "@morsel/domain/identity";
import { INVITATION_LINK_DAYS, type InvitationRefused } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import type { AccountStore } from "../account/account-store.ts";
import type { MemberStore } from "../identity/member-store.ts";
import type { NewJob } from "../platform/job.ts";
import type { MailLinks } from "../mail/mail-links.ts";
import { mailJob } from "../mail/send-mail-job.ts";
import type { Clock } from "../platform/clock.ts";
import type { Ids } from "../platform/ids.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { refuseField } from "../platform/refused-field.ts";
import type { FriendStore } from "./friend-store.ts";

export type InvitePorts = {
  readonly friends: FriendStore;
  readonly members: Pick<MemberStore, "byId" | "byLogin">;
  readonly accounts: Pick<AccountStore, "settings">;
  readonly links: MailLinks;
  readonly clock: Clock;
  readonly ids: Ids;
};

/** W461 */
export type InviteRequest = {
  readonly member: MemberId;
  /** Made by the client: a repeat invites nobody twice. */
  readonly id: string;
  /** A username, or an e-mail address. */
  readonly whom: string;
};

const DAY = 86_400_000;
const ADDRESS = "a username or an e-mail address";

/** SO20: the secret of a link is made of its invitation, so that it is kept nowhere. */
export const linkIdOf = (member: MemberId, id: string): string => `friend ${member} ${id}`;

const memberUnknown = Effect.fail<InvitationRefused>({ _tag: "MemberUnknown" });

/** SO12, SO13: invites a member by username, or whoever has a mail address. */
export const makeInviteFriend = (ports: InvitePorts) => {
  /** W463: mails a member to whom invitations by mail are welcome. */
  const mailTo = (invited: Member, inviter: MemberId, now: number): Effect.Effect<readonly NewJob[]> =>
    Effect.gen(function* () {
      const [settings, by] = yield* Effect.all([ports.accounts.settings(invited.id), ports.members.byId(inviter)]);
      if (!settings.mail.invitations || by === undefined) return [];
      const values = { inviter: by.username };
      return [
        mailJob(
          {
            id: yield* ports.ids.next,
            template: "friendInvitation" satisfies keyof typeof friendMails,
            member: invited.id,
            values,
          },
          now,
        ),
      ];
    });

  return Effect.fn("InviteFriend")(function* ({
    member,
    id,
    whom,
  }: InviteRequest): Effect.fn.Return<void, InvitationRefused | FieldRefused> {
    const given = whom.trim();
    const isAddress = given.includes("@");
    if (given === "" || (isAddress && !checkEmail(given).ok)) return yield* refuseField("whom", ADDRESS);
    const now = yield* ports.clock.now;
    const found = yield* ports.members.byLogin(given);
    const base = { id, from: member, createdAt: now };
    if (!isAddress) {
      if (found === undefined) return yield* memberUnknown;
      const jobs = yield* mailTo(found.member, member, now);
      return yield* ports.friends.invite({ ...base, to: found.member.id }, jobs);
    }
    const linkId = linkIdOf(member, id);
    const codeHash = ports.links.hashOf(ports.links.tokenOf(linkId));
    const jobs =
      found === undefined
        ? [
            mailJob(
              {
                id: yield* ports.ids.next,
                template: "friendInvitationLink" satisfies keyof typeof friendMails,
                member,
                to: given,
                link: { id: linkId, hash: codeHash },
              },
              now,
            ),
          ]
        : yield* mailTo(found.member, member, now);
    return yield* ports.friends.invite(
      {
        ...base,
        email: given,
        codeHash,
        expiresAt: now + INVITATION_LINK_DAYS * DAY,
        ...(found === undefined ? {} : { to: found.member.id }),
      },
      jobs,
    );
  });
};
