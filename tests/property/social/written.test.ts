import * as social from "@morsel/domain/social";
import { describe, expect, it } from "vitest";
import { errorOf } from "../../arbitraries/numbers.ts";

describe("the words of social", () => {
  it("SO1 SO2 only the four orders are ones; equal names of another case stand in the order of their letters", () => {
    expect(["oldest", "newest", "last_login", "username", "name", ""].map(social.isFriendSort)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    const friend = (username: string): social.Friend => ({ username, friendsSince: 1, lastLogin: undefined });
    const names = (...all: readonly string[]) =>
      social.sortFriends(all.map(friend), "username").map(({ username }) => username);
    for (const given of [
      ["ada", "Ada", "ADA", "bo"],
      ["bo", "ADA", "Ada", "ada"],
      ["Ada", "bo", "ada", "ADA"],
    ])
      expect(names(...given)).toEqual(["ADA", "Ada", "ada", "bo"]);
    expect(names("x", "x", "a")).toEqual(["a", "x", "x"]);
  });

  it("SO5 a new member shows nothing of the body to strangers and the weight to nobody", () => {
    expect(social.DEFAULT_PRIVACY).toEqual({
      picture: "everyone",
      about: "everyone",
      location: "friends",
      age: "friends",
      goals: "friends",
      weight: "nobody",
      streak: "friends",
      friends: "friends",
      news_feed: "friends",
      last_login: "friends",
    });
    expect(social.PROFILE_PARTS).toEqual(Object.keys(social.DEFAULT_PRIVACY));
  });

  it("SO8 what a block forbids", () => {
    expect(social.FORBIDDEN_BY_BLOCK).toEqual(["find", "invite", "message", "see", "comment", "like"]);
  });

  it("SO9 sixteen blocked are two pages, and nobody is one", () => {
    const of = (count: number, page?: number) =>
      social.blockedPage(
        Array.from({ length: count }, (_, i) => ({ username: `u${i}` })),
        page,
      );
    expect([0, 15, 16, 31].map((count) => of(count).pages)).toEqual([1, 1, 2, 3]);
    expect(of(0)).toEqual({ page: 1, pages: 1, total: 0, users: [] });
    expect(of(16, 2).users).toEqual([{ username: "u15" }]);
  });

  it("SO13 SO15 each refusal of an invitation says why", () => {
    const facts = {
      from: "a",
      to: "b",
      isFriend: false,
      isBlocked: false,
      invitedBefore: false,
      invitedByThem: false,
      pending: 0,
    };
    const why = (more: Partial<social.InviteFacts>) => errorOf(social.inviteMember({ ...facts, ...more }))._tag;
    expect([
      why({ to: "a" }),
      why({ isBlocked: true }),
      why({ isFriend: true }),
      why({ invitedBefore: true }),
      why({ invitedByThem: true }),
      why({ pending: 100 }),
    ]).toEqual([
      "InvitesOneself",
      "MemberUnknown",
      "AlreadyFriends",
      "AlreadyInvited",
      "TheyInvitedYou",
      "TooManyInvitations",
    ]);
  });

  it("SO17 what a coach may be shown", () => {
    expect(social.COACH_SCOPES).toEqual(["days", "body", "reports"]);
  });

  it("SO18 a refused message says which field and how long it may be", () => {
    expect(errorOf(social.checkMessage({ subject: "x".repeat(121), body: "y" }))).toEqual({
      _tag: "MessageRefused",
      field: "subject",
      min: 0,
      max: 120,
    });
    expect(errorOf(social.checkMessage({ subject: "", body: " " }))).toEqual({
      _tag: "MessageRefused",
      field: "body",
      min: 1,
      max: 10_000,
    });
  });
});
