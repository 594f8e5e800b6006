import { friendsClient } from "@morsel/adapters/http-contract/friends/friends-client";
import { AccountStore } from "@morsel/application/account/account-store";
import { BeforeErasure } from "@morsel/application/account/before-erasure";
import type { MemberId } from "@morsel/domain/identity";
import { beforeAll, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { type Harness, id, ORIGIN, startServer } from "../support/harness.ts";
import { member, refusal, run } from "../support/page.ts";

const DAY = 86_400_000;
let made = 460_000;
const newId = (): string => id((made += 1));

describe("friends, invitations and blocks through the wire", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const joined = async (name: string) => {
    const page = await member(server, name);
    return { ...page, name, friends: friendsClient(apiOver(ORIGIN, page.browser.fetch)) };
  };
  type Joined = Awaited<ReturnType<typeof joined>>;
  const counts = async ({ browser }: Joined) =>
    (await (await browser.get("/api/services/uacf-nutrition/web/messages/message_counts")).json()) as unknown;
  const namesOf = async ({ friends }: Joined, sort: "newest" | "username" = "username", text = "") =>
    (await run(friends.friends({ sort, text }))).items.map(({ username }) => username);
  const befriend = async (one: Joined, other: Joined) => {
    const invitation = newId();
    await run(one.friends.invite(invitation, other.name));
    await run(other.friends.accept({ id: invitation }));
  };

  it("SO13 SO14 W460 W461 W463 a member is invited by name, mailed once, counted, and accepts", async () => {
    const [ada, bob] = [await joined("ada-f"), await joined("bob-f")];
    const invitation = newId();
    for (const _ of [1, 2]) await run(ada.friends.invite(invitation, " BOB-F "));
    await server.runJobs();
    const mails = server.mails().filter(({ to, subject }) => to === "bob-f@example.org" && subject.includes("ada-f"));
    expect(mails).toMatchObject([{ text: expect.stringContaining("/invitations"), unsubscribe: expect.any(String) }]);
    expect(await counts(bob)).toMatchObject({ new_invitation_count: 1 });
    expect((await run(bob.friends.invitations(false))).items).toMatchObject([{ id: invitation, username: "ada-f" }]);
    expect(await refusal(ada.friends.invite(newId(), "bob-f"))).toEqual({ _tag: "AlreadyInvited" });
    expect(await refusal(ada.friends.accept({ id: invitation }))).toEqual({ _tag: "NotYoursToAnswer" });
    for (const _ of [1, 2]) await run(bob.friends.accept({ id: invitation }));
    expect(await counts(bob)).toMatchObject({ new_invitation_count: 0 });
    expect([await namesOf(ada), await namesOf(bob)]).toEqual([["bob-f"], ["ada-f"]]);
    expect(await refusal(bob.friends.invite(newId(), "ada-f"))).toEqual({ _tag: "AlreadyFriends" });
    for (const _ of [1, 2]) await run(bob.friends.remove("ada-f"));
    expect([await namesOf(ada), await namesOf(bob)]).toEqual([[], []]);
  });

  it("SO12 SO13 what nobody can be invited by is refused in words", async () => {
    const ada = await joined("ada-g");
    // A Cyrillic а, markup, and a text of the wrong kind.
    for (const odd of ["nobody-here", "аda-g", "<script>alert(1)</script>", "../../etc", "x".repeat(200)])
      expect(await refusal(ada.friends.invite(newId(), odd))).toEqual({ _tag: "MemberUnknown" });
    for (const odd of ["", "  ", "not@an@address", "@", "<b>@example.org"])
      expect(await refusal(ada.friends.invite(newId(), odd))).toMatchObject({ _tag: "FieldRefused", field: "whom" });
    for (const own of ["ada-g", "Ada-G@example.org"])
      expect(await refusal(ada.friends.invite(newId(), own))).toEqual({ _tag: "InvitesOneself" });
    const huge = await ada.browser.send("POST", "/api/services/invitations", {
      id: newId(),
      whom: "x".repeat(100_000),
    });
    expect(huge.status).toBe(400);
  });

  it("SO20 SO21 W463 an address gets a link; the same is said of a member's, and of one who has blocked", async () => {
    const [ada, bob, cleo] = [await joined("ada-h"), await joined("bob-h"), await joined("cleo-h")];
    await run(cleo.friends.block("ada-h"));
    const addresses = ["stranger-h@example.org", "bob-h@example.org", "cleo-h@example.org"];
    for (const address of addresses) await run(ada.friends.invite(newId(), address));
    const sent = (await run(ada.friends.invitations(true))).items;
    expect(sent.map(({ email, username }) => [email, username]).toSorted()).toEqual(
      addresses.map((address) => [address, undefined]).toSorted(),
    );
    expect((await run(cleo.friends.invitations(false))).items).toEqual([]);
    expect((await run(bob.friends.invitations(false))).items).toMatchObject([{ username: "ada-h" }]);
    await server.runJobs();
    const mailed = (address: string) =>
      server.mails().filter(({ to, subject }) => to === address && subject.includes("ada-h"));
    expect([mailed("cleo-h@example.org"), mailed("bob-h@example.org").length]).toEqual([[], 1]);
    const [mail] = mailed("stranger-h@example.org");
    const code = /\/invited#([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const dora = await joined("dora-h");
    expect(await run(dora.friends.preview(code))).toMatchObject({ username: "ada-h" });
    expect(await refusal(cleo.friends.preview(code))).toEqual({ _tag: "FriendInvitationNotFound" });
    expect(await refusal(dora.friends.preview(`${code}x`))).toEqual({ _tag: "FriendInvitationNotFound" });
    await run(dora.friends.accept({ code }));
    expect(await namesOf(ada)).toEqual(["dora-h"]);
    expect(await refusal(bob.friends.accept({ code }))).toEqual({ _tag: "FriendInvitationNotFound" });
    // A link that was sent and never opened ends by itself; one that was made up opens nothing.
    await run(ada.friends.invite(newId(), "late-h@example.org"));
    await server.runJobs();
    const late = /\/invited#([\w-]+)/.exec(mailed("late-h@example.org")[0]?.text ?? "")?.[1] ?? "";
    expect(await run(bob.friends.preview(late))).toMatchObject({ username: "ada-h" });
    const forged = ["", "x", late.slice(0, -1), late.toUpperCase(), "../".repeat(20), "<script>"];
    for (const made of forged) {
      expect((await refusal(bob.friends.preview(made)))._tag).toMatch(/FriendInvitationNotFound|FieldRefused/);
      expect((await refusal(bob.friends.accept({ code: made })))._tag).toMatch(/FriendInvitationNotFound|FieldRefused/);
    }
    const huge = await bob.browser.send("POST", "/api/services/invitations/look", { code: "x".repeat(100_000) });
    const nought = await bob.browser.send("POST", "/api/services/invitations/look", { code: `${late}\u0000` });
    expect([huge.status, nought.status]).toEqual([400, 400]);
    server.advance(31 * DAY);
    const again = await joined("late-h");
    expect(await refusal(again.friends.preview(late))).toEqual({ _tag: "FriendInvitationNotFound" });
    expect(await refusal(again.friends.accept({ code: late }))).toEqual({ _tag: "FriendInvitationNotFound" });
    expect(await namesOf(again)).toEqual([]);
  });

  it("SO1 SO2 SO22 friends are sorted, searched and paged without gap or repeat", async () => {
    const ada = await joined("ada-i");
    const names = ["zoe-i", "max-i", "Amy-i", "eve-i"];
    for (const name of names) {
      server.advance(1000);
      await befriend(await joined(name), ada);
    }
    expect(await namesOf(ada, "newest")).toEqual(names.toReversed());
    expect(await namesOf(ada)).toEqual(["Amy-i", "eve-i", "max-i", "zoe-i"]);
    expect(await namesOf(ada, "username", "A")).toEqual(["Amy-i", "max-i"]);
    const read = async (path: string) => (await ada.browser.get(`/api/services/friends${path}`)).json();
    for (const sort of ["oldest", "newest", "last_login", "username"]) {
      const whole = (await read(`?sort=${sort}`)) as { items: unknown[] };
      const seen: unknown[] = [];
      for (let cursor = ""; ;) {
        const page = (await read(`?sort=${sort}&limit=1${cursor}`)) as { items: unknown[]; next: string | null };
        seen.push(...page.items);
        if (page.next === null) break;
        cursor = `&cursor=${encodeURIComponent(page.next)}`;
      }
      expect(seen).toEqual(whole.items);
    }
    expect((await ada.browser.get("/api/services/friends?cursor=nonsense")).status).toBe(422);
    expect((await ada.browser.get("/api/services/friends?sort=richest")).status).toBe(400);
  });

  it("SO5 a last login is hidden where its owner's privacy hides it", async () => {
    const [ada, bob] = [await joined("ada-j"), await joined("bob-j")];
    await befriend(ada, bob);
    const lastLogin = async () =>
      (await run(ada.friends.friends({ sort: "last_login", text: "" }))).items[0]?.lastLogin;
    expect(await lastLogin()).toEqual(expect.any(Number));
    const account = (await (await bob.browser.get("/api/services/account")).json()) as {
      settings: { version: number };
    };
    const change = { version: account.settings.version, privacy: { last_login: "nobody" } };
    expect((await bob.browser.send("PATCH", "/api/services/account", change)).status).toBe(200);
    expect(await lastLogin()).toBeUndefined();
  });

  it("SO9 SO10 SO11 blocked members are listed 15 a page and unblocked several at once", async () => {
    const ada = await joined("ada-k");
    const names = Array.from({ length: 17 }, (_, n) => `k-${n}-blocked`);
    for (const name of names) {
      server.advance(1000);
      await joined(name);
      for (const _ of [1, 2]) await run(ada.friends.block(name.toUpperCase()));
    }
    expect(await refusal(ada.friends.block("ada-k"))).toEqual({ _tag: "BlocksOneself" });
    expect(await refusal(ada.friends.block("nobody-here"))).toEqual({ _tag: "MemberUnknown" });
    const page = async (query: string) =>
      (await (await ada.browser.get(`/api/services/blocked_users${query}`)).json()) as unknown;
    const users = names.toReversed().map((username) => ({ username }));
    expect(await page("?page=1&limit=15")).toEqual({ page: 1, pages: 2, total: 17, users: users.slice(0, 15) });
    expect(await page("")).toEqual(await page("?page=1&limit=15"));
    expect(await page("?page=2&limit=15")).toEqual({ page: 2, pages: 2, total: 17, users: users.slice(15) });
    expect(await page("?page=99&limit=15")).toEqual(await page("?page=2&limit=15"));
    await run(ada.friends.unblock([...names.slice(0, 3), "nobody-here"]));
    expect(await page("?page=1&limit=15")).toMatchObject({ pages: 1, total: 14 });
  });

  it("W464 with an account go its friendships and invitations, and the counters of the others follow", async () => {
    const [ada, bob, cleo] = [await joined("ada-m"), await joined("bob-m"), await joined("cleo-m")];
    await befriend(ada, bob);
    await run(ada.friends.invite(newId(), "cleo-m"));
    const { id: gone } = (await (await ada.browser.get("/api/services/users")).json()) as { readonly id: MemberId };
    for (const step of server.get(BeforeErasure)) await run(step(gone));
    await run(server.get(AccountStore).erase(gone));
    expect(await counts(cleo)).toMatchObject({ new_invitation_count: 0 });
    expect((await run(cleo.friends.invitations(false))).items).toEqual([]);
    expect(await namesOf(bob)).toEqual([]);
  });

  it("W22 invitations have a limit of their own, and nobody else meets it", async () => {
    const limited = await startServer({ hasRateLimits: true });
    const [ada, bob] = [await member(limited, "ada-l"), await member(limited, "bob-l")];
    const invite = async ({ browser }: typeof ada, n: number) =>
      (await browser.send("POST", "/api/services/invitations", { id: newId(), whom: `l${n}@example.org` })).status;
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) statuses.push(await invite(ada, n));
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
    expect(await invite(bob, 0)).toBe(200);
  });
});
