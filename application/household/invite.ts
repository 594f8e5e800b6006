import type { householdMails } from "./mails.ts";
import * as Effect from "effect/Effect";
import {
  inviteToHousehold,
  INVITATION_DAYS,
  joinHousehold,
  hasInvitation,
  openInvitations,
  ownerOf,
  type Household,
  type HouseholdInvitation,
  type HouseholdRefused,
  type InvitationId,
} from "@morsel/domain/household";
import type { Member, MemberId } from "@morsel/domain/identity";
import type { AccountStore } from "../account/account-store.ts";
import type { MemberStore } from "../identity/member-store.ts";
import type { NewJob } from "../platform/job.ts";
import { mailJob } from "../mail/send-mail-job.ts";
import type { Clock } from "../platform/clock.ts";
import type { Ids } from "../platform/ids.ts";
import type { MemberRelations } from "../social/member-relations.ts";
import { changeHousehold, householdOf } from "./household-changes.ts";
import { withoutBlocked } from "./blocked-owners.ts";
import {
  invitationCode,
  invitationPreview,
  namesOf,
  type InvitationPreview,
  type ViewPorts,
} from "./household-view.ts";

/** No member has this name. */
export type UsernameUnknown = { readonly _tag: "UsernameUnknown"; readonly username: string };

export type InvitePorts = ViewPorts & {
  readonly members: Pick<MemberStore, "byId" | "byLogin">;
  readonly accounts: Pick<AccountStore, "settings">;
  readonly blocks: MemberRelations;
  readonly clock: Clock;
  readonly ids: Ids;
};

const DAY = 86_400_000;
const invitationNotFound = Effect.fail<HouseholdRefused>({ _tag: "InvitationNotFound" });

/** By username alone: an address is nobody's public name. */
const memberNamed = (
  { members, blocks }: Pick<InvitePorts, "members" | "blocks">,
  member: MemberId,
  username: string,
): Effect.Effect<Member, UsernameUnknown> =>
  Effect.gen(function* () {
    const found = yield* members.byLogin(username.trim());
    // SO8: a block looks like a name that no member has.
    if (found === undefined || username.includes("@") || (yield* blocks.isBlockedBetween(member, found.member.id)))
      return yield* Effect.fail<UsernameUnknown>({ _tag: "UsernameUnknown", username });
    return found.member;
  });

/** W266: with the invitation, to whom invitations by mail are welcome. */
const mailOf = (ports: InvitePorts, inviter: MemberId, invited: MemberId, household: string) =>
  Effect.gen(function* () {
    const settings = yield* ports.accounts.settings(invited);
    const by = settings.mail.invitations ? yield* ports.members.byId(inviter) : undefined;
    if (by === undefined) return [];
    const id = yield* ports.ids.next;
    const values = { inviter: by.username, household };
    return [
      mailJob(
        { id, template: "householdInvitation" satisfies keyof typeof householdMails, member: invited, values },
        yield* ports.clock.now,
      ),
    ];
  });

/**
 * W261: invites a member by username, or without one anybody who gets the link; the id is the client's, so a repeat invites nobody twice.
 */
export const makeInvite = (ports: InvitePorts) =>
  Effect.fn("Invite")(function* (request: {
    readonly member: MemberId;
    readonly id: InvitationId;
    readonly username?: string;
  }) {
    const { member, id, username } = request;
    const now = yield* ports.clock.now;
    const expiresAt = now + INVITATION_DAYS * DAY;
    const household = yield* householdOf(ports.households, member);
    const invited = username === undefined ? undefined : (yield* memberNamed(ports, member, username)).id;
    const invitation: HouseholdInvitation =
      invited === undefined
        ? { id, expiresAt, codeHash: ports.links.hashOf(invitationCode(ports.links, household.id, id)) }
        : { id, expiresAt, invited };
    const isNew = !hasInvitation(household, invitation, now);
    const jobs: readonly NewJob[] =
      invited === undefined || !isNew ? [] : yield* mailOf(ports, member, invited, household.name);
    yield* changeHousehold(
      ports.households,
      householdOf(ports.households, member),
      (found) => inviteToHousehold(found, member, invitation, now),
      jobs,
    );
  });

/** How an invitation is named: by its id where it is the member's own, else by what its link ends with. */
export type InvitationKey =
  | { readonly id: InvitationId; readonly code?: undefined }
  | { readonly id?: undefined; readonly code: string };

type Found = { readonly household: Household; readonly id: InvitationId; readonly expiresAt: number };

const findInvitation = (
  { households, links, blocks }: Pick<InvitePorts, "households" | "links" | "blocks">,
  member: MemberId,
  key: InvitationKey,
  now: number,
): Effect.Effect<Found, HouseholdRefused> =>
  Effect.gen(function* () {
    const codeHash = key.code === undefined ? undefined : links.hashOf(key.code);
    const inviting = codeHash === undefined ? yield* households.inviting(member) : [yield* households.byCode(codeHash)];
    for (const household of yield* withoutBlocked(blocks, member, inviting))
      for (const one of household === undefined ? [] : openInvitations(household, now))
        if (household !== undefined && (codeHash === undefined ? one.id === key.id : one.codeHash === codeHash))
          return { household, id: one.id, expiresAt: one.expiresAt };
    return yield* invitationNotFound;
  });

/** W261, W271: the view of an invitation by its link, before it is accepted. */
export const makePreviewInvitation = (ports: InvitePorts) =>
  Effect.fn("LookAtInvitation")(function* (member: MemberId, code: string) {
    const now = yield* ports.clock.now;
    const { household, id, expiresAt } = yield* findInvitation(ports, member, { code }, now);
    const owner = ownerOf(household);
    const invited: InvitationPreview = invitationPreview(
      household,
      id,
      expiresAt,
      yield* namesOf(ports.members, owner === undefined ? [] : [owner]),
    );
    return invited;
  });

/** W261: of somebody who is in a household and has no such invitation (any more) it is a repeat whose answer got lost. */
export const makeAcceptInvitation = (ports: InvitePorts) =>
  Effect.fn("AcceptInvitation")(function* (member: MemberId, key: InvitationKey) {
    const now = yield* ports.clock.now;
    const find = findInvitation(ports, member, key, now);
    const isIn = (yield* ports.households.of(member)) !== undefined;
    const found = yield* Effect.catchTag(find, "InvitationNotFound", (refused) =>
      isIn ? Effect.succeed(undefined) : Effect.fail(refused),
    );
    if (found === undefined) return;
    const read = Effect.map(find, ({ household }) => household);
    yield* changeHousehold(ports.households, read, (household) => joinHousehold(household, found.id, member, now));
  });
