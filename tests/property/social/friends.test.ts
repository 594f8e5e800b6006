import {
  blockedPage,
  blockedPageAt,
  checkBlock,
  FRIEND_SORTS,
  FRIENDS_LIMIT,
  friendsAfter,
  friendsNamed,
  hasRoomForFriend,
  inviteAddress,
  PENDING_LIMIT,
  sortFriends,
  type Friend,
} from "@morsel/domain/social";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { combinations } from "../../support/combinations.ts";

const friends = fc.uniqueArray(
  fc.record<Friend>({
    username: fc.stringMatching(/^[abAB]{1,3}$/),
    friendsSince: fc.integer({ min: 0, max: 3 }),
    lastLogin: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
  }),
  { selector: ({ username }) => username, maxLength: 20 },
);

describe("lists of friends", () => {
  it("SO2 pages meet without gap or repeat, also behind a friend who is gone", () => {
    fc.assert(
      fc.property(friends, fc.constantFrom(...FRIEND_SORTS), fc.boolean(), (all, sort, isGone) => {
        const sorted = sortFriends(all, sort);
        for (const [nth, place] of sorted.entries()) {
          const left = isGone ? all.filter(({ username }) => username !== place.username) : all;
          expect(friendsAfter(left, sort, place)).toEqual(sorted.slice(nth + 1));
        }
      }),
    );
  });

  it("SO19 there is room below the limit alone", () => {
    expect([hasRoomForFriend(0, FRIENDS_LIMIT - 1), hasRoomForFriend(0, FRIENDS_LIMIT)]).toEqual([true, false]);
    expect(hasRoomForFriend(Number.NaN)).toBe(false);
  });

  it("SO22 a part of a name finds it, without case", () => {
    const named = (text: string) =>
      friendsNamed(
        ["Ada", "bob-a", "eve"].map((username) => ({ username, friendsSince: 0, lastLogin: undefined })),
        text,
      ).map(({ username }) => username);
    expect([named("A"), named(" "), named("x"), named(".*")]).toEqual([
      ["Ada", "bob-a"],
      ["Ada", "bob-a", "eve"],
      [],
      [],
    ]);
  });
});

describe("blocks", () => {
  it("SO9 a page is the same counted or cut", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80 }), fc.integer({ min: -2, max: 9 }), (count, wanted) => {
        const users = Array.from({ length: count }, (_, n) => ({ username: `u${n}` }));
        const { users: shown, ...page } = blockedPage(users, wanted);
        const { offset, ...place } = blockedPageAt(count, wanted);
        expect([place, users.slice(offset, offset + 15)]).toEqual([page, shown]);
      }),
    );
  });

  it("SO10 nobody blocks themselves", () => {
    expect(checkBlock({ by: "a", blocked: "b" })).toEqual({ ok: true, value: { by: "a", blocked: "b" } });
    expect(checkBlock({ by: "a", blocked: "a" })).toEqual({ ok: false, error: { _tag: "BlocksOneself" } });
  });
});

describe("an invitation by mail", () => {
  it("SO21 says the same of a stranger, a member, a friend and one who has blocked", () => {
    const yesOrNo = [true, false];
    for (const { isFriend, isBlocked, invitedBefore, invitedByThem } of combinations({
      isFriend: yesOrNo,
      isBlocked: yesOrNo,
      invitedBefore: yesOrNo,
      invitedByThem: yesOrNo,
    })) {
      const member = { from: "a", to: "b", isFriend, isBlocked, invitedBefore, invitedByThem };
      const facts = { from: "a", email: "b@example.org", invitedBefore: false, pending: 0 };
      const decided = inviteAddress({ ...facts, member });
      const isReached = !isFriend && !isBlocked && !invitedBefore && !invitedByThem;
      const stranger = inviteAddress(facts);
      if (!decided.ok || !stranger.ok) throw new Error("Both are sent.");
      expect(decided.value.invitation).toEqual(stranger.value.invitation);
      expect([decided.value.reaches, decided.value.isMailed]).toEqual(isReached ? ["b", true] : [undefined, false]);
      expect([stranger.value.reaches, stranger.value.isMailed]).toEqual([undefined, true]);
      for (const given of [facts, { ...facts, member }]) {
        expect(inviteAddress({ ...given, invitedBefore: true })).toMatchObject({ error: { _tag: "AlreadyInvited" } });
        for (const pending of [PENDING_LIMIT, Number.NaN])
          expect(inviteAddress({ ...given, pending })).toMatchObject({ error: { _tag: "TooManyInvitations" } });
      }
      const own = { ...member, to: "a" };
      expect(inviteAddress({ ...facts, member: own })).toMatchObject({ error: { _tag: "InvitesOneself" } });
    }
  });
});
