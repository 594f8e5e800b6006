import type {
  FriendInvitation,
  FriendStore,
  FriendInvitationNotFound,
  InvitationPlace,
  LinkedInvitation,
} from "@morsel/application/friends/friend-store";
import { fromResult } from "@morsel/application/platform/from-result";
import { DEFAULT_ACCOUNT_SETTINGS } from "@morsel/domain/account";
import { emailKey, type MemberId } from "@morsel/domain/identity";
import {
  answerInvitation,
  FRIENDS_LIMIT,
  hasRoomForFriend,
  inviteAddress,
  inviteMember,
  type Invitation,
  type InvitationRefused,
  type InviteFacts,
  type StepRefused,
  type TooManyFriends,
} from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import { settingsTable } from "../identity/account-tables.ts";
import { membersTable } from "../identity/members-table.ts";
import { addJobs } from "../jobs/jobs-table.ts";
import { ownRows, type MemoryState } from "../platform/state.ts";
import { blockedBetween, blockTable, friendTable } from "../social/relation-tables.ts";
import { closeInvitations, countInvitations, invitationTable, unfriend, type InvitationRow } from "./friend-tables.ts";

const byNewest = (a: InvitationPlace, b: InvitationPlace): number =>
  b.createdAt - a.createdAt || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
const isOpen = ({ status, expiresAt }: InvitationRow, now: number): boolean =>
  status === "pending" && (expiresAt ?? now + 1) > now;
const notFound = Effect.fail<FriendInvitationNotFound>({ _tag: "FriendInvitationNotFound" });

const invitationOf = (member: MemberId, { isSent, other, email, status }: InvitationRow): Invitation =>
  isSent
    ? {
        from: member,
        to: other === undefined ? { _tag: "Mail", email: email ?? "" } : { _tag: "Member", id: other },
        status,
      }
    : { from: other ?? "", to: { _tag: "Member", id: member }, status };

/** Each method runs in one go, as a transaction would. */
export const makeMemoryFriendStore = (state: MemoryState): FriendStore => {
  const members = state.of(membersTable);
  const friends = (member: MemberId) => ownRows(state.of(friendTable), member);
  const invitations = (member: MemberId) => ownRows(state.of(invitationTable), member);
  const nameOf = (id: MemberId | undefined): string | undefined =>
    id === undefined ? undefined : members.get(id)?.member.username;
  const openOf = (member: MemberId, now: number) => [...invitations(member).values()].filter((row) => isOpen(row, now));

  const listedOf = ({ id, isSent, other, email, status, createdAt, expiresAt }: InvitationRow): FriendInvitation => ({
    id,
    isSent,
    ...(isSent && email !== undefined ? { email } : { username: nameOf(other) ?? "" }),
    status,
    createdAt,
    ...(expiresAt === undefined ? {} : { expiresAt }),
  });

  const factsBetween = (from: MemberId, to: MemberId, now: number): Omit<InviteFacts, "pending"> => {
    const between = openOf(from, now).filter(({ other }) => other === to);
    return {
      from,
      to,
      isFriend: friends(from).has(to),
      isBlocked: blockedBetween(state, from, to),
      invitedBefore: between.some(({ isSent }) => isSent),
      invitedByThem: between.some(({ isSent }) => !isSent),
    };
  };

  const befriend = (one: MemberId, other: MemberId, now: number): Effect.Effect<void, TooManyFriends> =>
    Effect.suspend((): Effect.Effect<void, TooManyFriends> => {
      if (!hasRoomForFriend(friends(one).size, friends(other).size))
        return Effect.fail({ _tag: "TooManyFriends", limit: FRIENDS_LIMIT });
      friends(one).set(other, friends(one).get(other) ?? now);
      friends(other).set(one, friends(other).get(one) ?? now);
      closeInvitations(state, one, other, "accepted");
      return Effect.void;
    });

  const byCode = (codeHash: string, now: number): LinkedInvitation | undefined => {
    for (const [from, rows] of state.of(invitationTable))
      for (const { id, codeHash: hash, expiresAt = 0, status } of rows.values()) {
        const username = nameOf(from);
        if (hash === codeHash && status === "pending" && expiresAt > now && username !== undefined)
          return { id, from, username, expiresAt };
      }
    return undefined;
  };

  return {
    all: (member) =>
      Effect.sync(() =>
        [...friends(member)].flatMap(([id, friendsSince]) => {
          const known = members.get(id)?.member;
          const { privacy } = state.of(settingsTable).get(id) ?? DEFAULT_ACCOUNT_SETTINGS;
          return known === undefined
            ? []
            : [{ id, username: known.username, friendsSince, lastLogin: known.lastLogin, privacy }];
        }),
      ),
    remove: (member, other) => Effect.sync(() => unfriend(state, member, other)),
    pending: (member, { isSent, now, limit, after }) =>
      Effect.sync(() =>
        openOf(member, now)
          .filter((row) => row.isSent === isSent && (after === undefined || byNewest(after, row) < 0))
          .toSorted(byNewest)
          .slice(0, limit)
          .map(listedOf),
      ),
    invite: ({ id, from, to, email, codeHash, createdAt, expiresAt }, jobs) =>
      Effect.gen(function* (): Effect.fn.Return<void, InvitationRefused> {
        if (invitations(from).has(id)) return;
        const between = to === undefined ? undefined : factsBetween(from, to, createdAt);
        const sent = openOf(from, createdAt).filter(({ isSent }) => isSent);
        const decided =
          email === undefined
            ? between &&
              Effect.as(fromResult(inviteMember({ ...between, pending: sent.length })), { reaches: to, isMailed: true })
            : fromResult(
                inviteAddress({
                  from,
                  email,
                  invitedBefore: sent.some((row) => row.email !== undefined && emailKey(row.email) === emailKey(email)),
                  pending: sent.length,
                  member: between,
                }),
              );
        if (decided === undefined) return;
        const { reaches, isMailed } = yield* decided;
        const given = {
          ...(email === undefined ? {} : { email }),
          ...(codeHash === undefined ? {} : { codeHash }),
          ...(expiresAt === undefined ? {} : { expiresAt }),
        };
        const base = { id, status: "pending", createdAt } as const;
        const other = reaches === undefined ? undefined : to;
        invitations(from).set(id, { ...base, ...given, isSent: true, ...(other === undefined ? {} : { other }) });
        if (other !== undefined && !invitations(other).has(id)) {
          invitations(other).set(id, { ...base, isSent: false, other: from });
          countInvitations(state, other, 1);
        }
        if (isMailed) addJobs(state, jobs);
      }),
    byCode: (codeHash, now) => Effect.sync(() => byCode(codeHash, now)),
    answer: (member, id, step, now) =>
      Effect.gen(function* (): Effect.fn.Return<void, FriendInvitationNotFound | StepRefused | TooManyFriends> {
        const row = invitations(member).get(id);
        if (row === undefined) return yield* notFound;
        const { status } = yield* fromResult(answerInvitation(invitationOf(member, row), step, member));
        if (status === row.status) return;
        if (row.other === undefined) invitations(member).set(id, { ...row, status });
        else if (step === "accept") yield* befriend(member, row.other, now);
        else closeInvitations(state, member, row.other, status);
      }),
    acceptByCode: (member, codeHash, now) =>
      Effect.gen(function* (): Effect.fn.Return<void, FriendInvitationNotFound | InvitationRefused | TooManyFriends> {
        const found = byCode(codeHash, now);
        if (found === undefined) return yield* notFound;
        if (found.from === member) return yield* Effect.fail<InvitationRefused>({ _tag: "InvitesOneself" });
        if (blockedBetween(state, member, found.from)) return yield* notFound;
        yield* befriend(member, found.from, now);
        const row = invitations(found.from).get(found.id);
        if (row !== undefined) invitations(found.from).set(row.id, { ...row, other: member, status: "accepted" });
      }),
    leave: (member) =>
      Effect.sync(() => {
        for (const table of [friendTable, blockTable]) for (const rows of state.of(table).values()) rows.delete(member);
        for (const [holder, rows] of state.of(invitationTable))
          for (const row of rows.values()) {
            if (row.other !== member) continue;
            rows.delete(row.id);
            if (row.status === "pending" && !row.isSent) countInvitations(state, holder, -1);
          }
      }),
  };
};
