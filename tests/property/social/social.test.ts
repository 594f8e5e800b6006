import {
  answerInvitation,
  blockUser,
  BLOCKED_FIRST_PAGE,
  BLOCKED_PAGE_SIZE,
  blockedPage,
  unblockUsers,
  counterText,
  FORBIDDEN_BY_BLOCK,
  FRIEND_SORTS,
  type Friend,
  type Invitation,
  inviteMember,
  isBlockedBetween,
  isFriendSort,
  PENDING_LIMIT,
  sortFriends,
} from "@morsel/domain/social";
import {
  DEFAULT_PRIVACY,
  type DiarySharing,
  isModerator,
  mayReadDiary,
  PROFILE_PARTS,
  type Relation,
  visibleParts,
} from "@morsel/domain/privacy";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { combinations } from "../../support/combinations.ts";

const names = fc.stringMatching(/^[abAB]{1,2}$/);
const friends = fc.array(
  fc.record<Friend>({
    username: names,
    friendsSince: fc.integer({ min: 0, max: 5 }),
    lastLogin: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  }),
  { maxLength: 20 },
);
const relations: readonly Relation[] = ["self", "friend", "stranger"];

describe("friends", () => {
  it("SO1 four orders, each what its name says", () => {
    expect(FRIEND_SORTS).toEqual(["oldest", "newest", "last_login", "username"]);
    for (const odd of ["", "Oldest", undefined]) expect(isFriendSort(odd)).toBe(false);
    fc.assert(
      fc.property(friends, (all) => {
        const pairs = (sort: (typeof FRIEND_SORTS)[number]) =>
          sortFriends(all, sort)
            .slice(1)
            .map((next, i) => [sortFriends(all, sort)[i] ?? next, next] as const);
        for (const [a, b] of pairs("oldest")) expect(a.friendsSince).toBeLessThanOrEqual(b.friendsSince);
        for (const [a, b] of pairs("newest")) expect(a.friendsSince).toBeGreaterThanOrEqual(b.friendsSince);
        for (const [a, b] of pairs("last_login")) expect(a.lastLogin ?? 0).toBeGreaterThanOrEqual(b.lastLogin ?? 0);
        for (const [a, b] of pairs("username")) expect(a.username.toLowerCase() <= b.username.toLowerCase()).toBe(true);
      }),
    );
  });

  it("SO2 nobody is lost, and the order given does not matter", () => {
    fc.assert(
      fc.property(friends, fc.constantFrom(...FRIEND_SORTS), (all, sort) => {
        const unique = [...new Map(all.map((friend) => [friend.username, friend])).values()];
        expect(sortFriends(unique, sort)).toHaveLength(unique.length);
        expect(new Set(sortFriends(unique, sort))).toEqual(new Set(unique));
        expect(sortFriends(unique.toReversed(), sort)).toEqual(sortFriends(unique, sort));
      }),
    );
  });
});

describe("privacy", () => {
  it("SO3 who reads a diary: the whole table", () => {
    const shared: readonly DiarySharing[] = [
      { _tag: "Public" },
      { _tag: "Friends" },
      { _tag: "Locked", keyHash: "k" },
      { _tag: "Locked" },
      { _tag: "Private" },
    ];
    const cases = combinations({
      sharing: shared,
      relation: relations,
      isBlocked: [true, false],
      hasKey: [true, false, undefined],
    });
    for (const { sharing, ...reader } of cases) {
      const isOpen =
        sharing._tag === "Public" ||
        (sharing._tag === "Friends" && reader.relation === "friend") ||
        (sharing._tag === "Locked" && sharing.keyHash === "k" && reader.hasKey === true);
      expect(mayReadDiary(sharing, reader)).toBe(reader.relation === "self" || (!reader.isBlocked && isOpen));
    }
  });

  it("SO4 SO5 the closer see no less: owner, friend, stranger", () => {
    const visibility = fc.constantFrom("everyone", "friends", "nobody" as const);
    const privacies = fc.record(Object.fromEntries(PROFILE_PARTS.map((part) => [part, visibility])));
    fc.assert(
      fc.property(privacies, (privacy) => {
        const given = { ...DEFAULT_PRIVACY, ...privacy };
        const [self, friend, stranger] = relations.map((relation) =>
          visibleParts(given, { relation, isBlocked: false }),
        );
        expect(self).toEqual(PROFILE_PARTS);
        expect(self).toEqual(expect.arrayContaining([...(friend ?? [])]));
        expect(friend).toEqual(expect.arrayContaining([...(stranger ?? [])]));
        for (const part of PROFILE_PARTS) {
          expect(stranger?.includes(part)).toBe(given[part] === "everyone");
          expect(friend?.includes(part)).toBe(given[part] !== "nobody");
        }
      }),
    );
    expect(visibleParts(DEFAULT_PRIVACY, { relation: "stranger", isBlocked: false })).toEqual(["picture", "about"]);
  });

  it("SO6 a blocked reader sees nothing of a profile, the owner always all", () => {
    for (const relation of relations)
      expect(visibleParts(DEFAULT_PRIVACY, { relation, isBlocked: true })).toEqual(
        relation === "self" ? PROFILE_PARTS : [],
      );
  });

  it("SO7 moderators are the admins", () => {
    expect([
      isModerator(["administrator"]),
      isModerator(["super_admin"]),
      isModerator(["user"]),
      isModerator(undefined),
    ]).toEqual([true, true, false, false]);
  });
});

describe("blocks", () => {
  const users = (count: number) => Array.from({ length: count }, (_, i) => ({ username: `user${i}` }));

  it("SO8 a block works both ways and touches no third", () => {
    const people = fc.constantFrom("a", "b", "c", "d");
    fc.assert(
      fc.property(fc.array(fc.record({ by: people, blocked: people })), people, people, (blocks, one, other) => {
        expect(isBlockedBetween(blocks, one, other)).toBe(isBlockedBetween(blocks, other, one));
        expect(isBlockedBetween(blocks, one, other)).toBe(
          blocks.some(({ by, blocked }) => [by, blocked].toSorted().join() === [one, other].toSorted().join()),
        );
      }),
    );
    expect(FORBIDDEN_BY_BLOCK).toEqual(expect.arrayContaining(["find", "invite", "message", "see"]));
  });

  it("SO9 pages of fifteen hold everyone once", () => {
    expect([BLOCKED_PAGE_SIZE, BLOCKED_FIRST_PAGE]).toEqual([15, 1]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (count) => {
        const first = blockedPage(users(count));
        const all = Array.from({ length: first.pages }, (_, i) => blockedPage(users(count), i + 1).users).flat();
        expect(all).toEqual(users(count));
        expect(first.total).toBe(count);
        for (const odd of [0, -3, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
          expect(blockedPage(users(count), odd).page).toBe(1);
        expect(blockedPage(users(count), 1_000_000)).toEqual(blockedPage(users(count), first.pages));
      }),
    );
  });

  it("SO10 blocking twice is blocking once, in whatever case; nobody blocks themselves", () => {
    const once = blockUser([], "Eve", "ada");
    expect(once).toEqual([{ username: "Eve" }]);
    expect(blockUser(once, "EVE", "ada")).toBe(once);
    expect(blockUser(once, "Ada", "ada")).toBe(once);
    expect(blockUser(once, "bob", "ada").map(({ username }) => username)).toEqual(["bob", "Eve"]);
  });

  it("SO11 those named go, the others stay", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.array(fc.integer({ min: 0, max: 60 })), (count, chosen) => {
        const gone = chosen.map((i) => `USER${i}`);
        const left = unblockUsers(users(count), gone);
        expect(left).toEqual(users(count).filter((_, i) => !chosen.includes(i)));
        expect(unblockUsers(left, gone)).toEqual(left);
      }),
    );
  });
});

describe("invitations", () => {
  const facts = {
    from: "a",
    to: "b",
    isFriend: false,
    isBlocked: false,
    invitedBefore: false,
    invitedByThem: false,
    pending: 0,
  };
  const sent: Invitation = { from: "a", to: { _tag: "Member", id: "b" }, status: "pending" };

  it("SO12 to a member or to a mail address", () => {
    expect(inviteMember(facts)).toEqual({ ok: true, value: sent });
    const byMail: Invitation = { ...sent, to: { _tag: "Mail", email: "b@example.org" } };
    expect(answerInvitation(byMail, "cancel", "a")).toMatchObject({ ok: true, value: { status: "cancelled" } });
    expect(answerInvitation(byMail, "accept", "b@example.org")).toMatchObject({ ok: false });
  });

  it("SO13 of all combinations only the one without any reason against it invites; a block hides all others", () => {
    const cases = combinations({
      to: ["a", "b"],
      isFriend: [true, false],
      isBlocked: [true, false],
      invitedBefore: [true, false],
      invitedByThem: [true, false],
    });
    expect(cases.filter((one) => inviteMember({ ...facts, ...one }).ok)).toEqual([
      { to: "b", isFriend: false, isBlocked: false, invitedBefore: false, invitedByThem: false },
    ]);
    for (const one of cases.filter(({ to, isBlocked }) => to === "b" && isBlocked))
      expect(inviteMember({ ...facts, ...one })).toEqual({ ok: false, error: { _tag: "MemberUnknown" } });
  });

  it("SO14 who may take which step, once", () => {
    const steps = ["accept", "decline", "cancel"] as const;
    const table = ["a", "b", "c"].map((by) =>
      steps.map((step) => {
        const next = answerInvitation(sent, step, by);
        return next.ok ? next.value.status : next.error._tag;
      }),
    );
    const no = "NotYoursToAnswer";
    expect(table).toEqual([
      [no, no, "cancelled"],
      ["accepted", "declined", no],
      [no, no, no],
    ]);
    for (const step of steps)
      for (const again of steps) {
        const by = (one: (typeof steps)[number]) => (one === "cancel" ? "a" : "b");
        const first = answerInvitation(sent, step, by(step));
        if (!first.ok) throw new Error("refused");
        const second = answerInvitation(first.value, again, by(again));
        if (step === again) expect(second).toEqual(first);
        else expect(second).toEqual({ ok: false, error: { _tag: "AlreadyAnswered", status: first.value.status } });
      }
  });

  it("SO15 a hundred may wait, not more", () => {
    expect(inviteMember({ ...facts, pending: PENDING_LIMIT - 1 }).ok).toBe(true);
    for (const pending of [PENDING_LIMIT, PENDING_LIMIT + 1, Number.NaN])
      expect(inviteMember({ ...facts, pending })).toEqual({
        ok: false,
        error: { _tag: "TooManyInvitations", limit: 100 },
      });
  });

  it("SO16 counters show nothing at nought and never grow out of their place", () => {
    expect([0, 1, 99, 100, -1, 1.5, Number.NaN].map(counterText)).toEqual(["", "1", "99", "99+", "", "", ""]);
  });
});
