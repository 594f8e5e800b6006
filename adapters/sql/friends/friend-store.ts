import type { FriendStore, FriendInvitationNotFound, StoredFriend } from "@morsel/application/friends/friend-store";
import { readAccountSettings } from "@morsel/domain/account";
import type { MemberId } from "@morsel/domain/identity";
import {
  answerInvitation,
  FRIENDS_LIMIT,
  hasRoomForFriend,
  inviteAddress,
  inviteMember,
  type InvitationRefused,
  type StepRefused,
  type TooManyFriends,
} from "@morsel/domain/social";
import { fromResult } from "@morsel/application/platform/from-result";
import * as Effect from "effect/Effect";
import { twoMembersTransaction } from "../engine/members-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { insertJobs } from "../jobs/job-rows.ts";
import { addNotifications } from "../notifications/notification-rows.ts";
import { blockedBetween } from "../social/relation-rows.ts";
import {
  closeInvitations,
  factsBetween,
  insertInvitation,
  invitationByCode,
  invitationOf,
  invitationRow,
  isAddressInvited,
  pendingCount,
  pendingInvitations,
} from "./invitation-rows.ts";

type FriendRow = Pick<StoredFriend, "id" | "username" | "friendsSince"> & {
  readonly lastLogin: number | null;
  readonly settings: string | null;
};

const notFound = Effect.fail<FriendInvitationNotFound>({ _tag: "FriendInvitationNotFound" });

/** SO19: both in one go, and what was pending between the two is answered with it. */
const befriend = (tx: Sql, one: MemberId, other: MemberId, now: number): Effect.Effect<void, TooManyFriends> =>
  Effect.gen(function* () {
    const counts = yield* Effect.all(
      [one, other].map((member) =>
        Effect.map(
          tx<{ readonly count: number }>`select count(*) as "count" from friend where member_id = ${member}`,
          ([row]) => row?.count ?? 0,
        ),
      ),
    );
    if (!hasRoomForFriend(...counts))
      return yield* Effect.fail<TooManyFriends>({ _tag: "TooManyFriends", limit: FRIENDS_LIMIT });
    yield* tx`insert into friend (member_id, friend_id, since) values (${one}, ${other}, ${now}) on conflict do nothing`;
    yield* tx`insert into friend (member_id, friend_id, since) values (${other}, ${one}, ${now}) on conflict do nothing`;
    return yield* closeInvitations(tx, one, other, "accepted");
  });

export const makeSqlFriendStore = (sql: Sql): FriendStore => ({
  all: (member) =>
    Effect.map(
      sql<FriendRow>`
        select f.friend_id as "id", m.username, f.since as "friendsSince", m.last_login_at as "lastLogin", s.settings
        from friend f join member m on m.id = f.friend_id left join account_settings s on s.member_id = f.friend_id
        where f.member_id = ${member}`,
      (rows) =>
        rows.map(({ lastLogin, settings, ...row }) => ({
          ...row,
          lastLogin: lastLogin ?? undefined,
          privacy: readAccountSettings(settings === null ? {} : JSON.parse(settings)).privacy,
        })),
    ),

  remove: (member, other) =>
    twoMembersTransaction(sql, member, other, (tx) =>
      Effect.asVoid(
        Effect.andThen(
          tx`delete from friend where member_id = ${member} and friend_id = ${other}`,
          tx`delete from friend where member_id = ${other} and friend_id = ${member}`,
        ),
      ),
    ),

  pending: (member, query) => pendingInvitations(sql, member, query),

  invite: (invitation, jobs) => {
    const { from, to, id, email, createdAt: now } = invitation;
    return twoMembersTransaction(sql, from, to ?? from, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, InvitationRefused> {
        if ((yield* invitationRow(tx, from, id)) !== undefined) return;
        const between = to === undefined ? undefined : yield* factsBetween(tx, from, to, now);
        const pending = yield* pendingCount(tx, from, now);
        if (email === undefined) {
          if (between === undefined || to === undefined) return;
          yield* fromResult(inviteMember({ ...between, pending }));
          yield* insertInvitation(tx, invitation, to);
          return yield* insertJobs(tx, jobs);
        }
        const invitedBefore = yield* isAddressInvited(tx, from, email, now);
        const decided = yield* fromResult(inviteAddress({ from, email, invitedBefore, pending, member: between }));
        yield* insertInvitation(tx, invitation, decided.reaches === undefined ? undefined : to);
        if (decided.isMailed) yield* insertJobs(tx, jobs);
      }),
    );
  },

  byCode: (codeHash, now) => invitationByCode(sql, codeHash, now),

  answer: (member, id, step, now) =>
    Effect.gen(function* () {
      const read = yield* invitationRow(sql, member, id);
      if (read === undefined) return yield* notFound;
      return yield* twoMembersTransaction(sql, member, read.other ?? member, (tx) =>
        Effect.gen(function* (): Effect.fn.Return<void, FriendInvitationNotFound | StepRefused | TooManyFriends> {
          const row = yield* invitationRow(tx, member, id);
          if (row === undefined) return yield* notFound;
          const { status } = yield* fromResult(answerInvitation(invitationOf(member, row), step, member));
          if (status === row.status) return;
          if (row.other === null)
            yield* tx`update friend_invitation set status = ${status} where member_id = ${member} and id = ${id}`;
          else if (step === "accept") yield* befriend(tx, member, row.other, now);
          else yield* closeInvitations(tx, member, row.other, status);
        }),
      );
    }),

  acceptByCode: (member, codeHash, now) =>
    Effect.gen(function* () {
      const read = yield* invitationByCode(sql, codeHash, now);
      if (read === undefined) return yield* notFound;
      const { from, id } = read;
      if (from === member) return yield* Effect.fail<InvitationRefused>({ _tag: "InvitesOneself" });
      return yield* twoMembersTransaction(sql, member, from, (tx) =>
        Effect.gen(function* (): Effect.fn.Return<void, FriendInvitationNotFound | TooManyFriends> {
          const found = yield* invitationByCode(tx, codeHash, now);
          if (found === undefined || (yield* blockedBetween(tx, member, from))) return yield* notFound;
          yield* tx`
            update friend_invitation set status = 'accepted', other_id = ${member} where member_id = ${from} and id = ${id}`;
          yield* befriend(tx, member, from, now);
        }),
      );
    }),

  leave: (member) =>
    sql.transaction((tx) =>
      Effect.gen(function* () {
        yield* tx`delete from friend where friend_id = ${member}`;
        yield* tx`delete from member_block where blocked_id = ${member}`;
        const gone = yield* tx<{ readonly holder: MemberId; readonly status: string; readonly isSent: number }>`
          delete from friend_invitation where other_id = ${member}
          returning member_id as "holder", status, is_sent as "isSent"`;
        for (const { holder, status, isSent } of gone)
          if (status === "pending" && isSent === 0) yield* addNotifications(tx, holder, { new_invitation_count: -1 });
      }),
    ),
});
