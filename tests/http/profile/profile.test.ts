import { friendsClient } from "@morsel/adapters/http-contract/friends/friends-client";
import { profilesClient } from "@morsel/adapters/http-contract/profile/profiles-client";
import { ProfileStore } from "@morsel/application/profile/profile-store";
import { AdminStore } from "@morsel/application/admin/admin-store";
import type { MemberId } from "@morsel/domain/identity";
import { PROFILE_PARTS, type ProfilePart, type Visibility } from "@morsel/domain/privacy";
import { beforeAll, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { auditLine } from "../support/enter-admin.ts";
import { type Harness, id, ORIGIN, startServer } from "../support/harness.ts";
import { member, refusal, run } from "../support/page.ts";
import { PICTURE } from "../support/picture.ts";

let made = 480_000;
const newId = (): string => id((made += 1));
const NOT_FOUND = { _tag: "ProfileNotFound" };

describe("profiles through the wire", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const joined = async (name: string) => {
    const page = await member(server, name);
    const api = apiOver(ORIGIN, page.browser.fetch);
    const { id: key } = (await (await page.browser.get("/api/services/users")).json()) as { readonly id: MemberId };
    return { ...page, name, key, profiles: profilesClient(api), friends: friendsClient(api) };
  };
  type Joined = Awaited<ReturnType<typeof joined>>;
  const visitor = () => profilesClient(apiOver(ORIGIN, server.browser().fetch));
  const befriend = async (one: Joined, other: Joined) => {
    const invitation = newId();
    await run(one.friends.invite(invitation, other.name));
    await run(other.friends.accept({ id: invitation }));
  };
  const show = async ({ browser }: Joined, privacy: Partial<Record<ProfilePart, Visibility>>) => {
    const { settings } = (await (await browser.get("/api/services/account")).json()) as {
      readonly settings: { readonly version: number };
    };
    const change = { version: settings.version, privacy };
    expect((await browser.send("PATCH", "/api/services/account", change)).status).toBe(200);
  };
  const FIELDS: Readonly<Partial<Record<ProfilePart, string>>> = {
    picture: "pictureAt",
    about: "about",
    location: "country",
    age: "age",
    goals: "goals",
    weight: "weight",
    streak: "streak",
    friends: "friends",
    last_login: "lastLogin",
  };

  it("SO5 W590 each part is shown to those whom its privacy names, and to nobody else", async () => {
    const [ada, bob, eve] = [await joined("ada-pr"), await joined("bob-pr"), await joined("eve-pr")];
    await befriend(ada, bob);
    await run(ada.profiles.putPicture(PICTURE));
    await run(ada.profiles.saveAbout(" I bake. ", 0));
    const readers = [
      [ada.profiles, ["everyone", "friends", "nobody"]],
      [bob.profiles, ["everyone", "friends"]],
      [eve.profiles, ["everyone"]],
      [visitor(), ["everyone"]],
    ] as const;
    for (const visibility of ["everyone", "friends", "nobody"] as const) {
      await show(ada, Object.fromEntries(PROFILE_PARTS.map((part) => [part, visibility])));
      for (const [profiles, seen] of readers) {
        const shown = await run(profiles.profile(" ADA-PR "));
        const isSeen = seen.some((one) => one === visibility);
        expect(shown.username).toBe("ada-pr");
        for (const field of Object.values(FIELDS)) expect([field, field in shown]).toEqual([field, isSeen]);
        const picture = profiles === readers[3][0] ? server.browser() : ada.browser;
        if (profiles === readers[3][0])
          expect((await picture.get("/api/services/profiles/ada-pr/picture?size=small")).status).toBe(
            isSeen ? 200 : 404,
          );
      }
      const friends = await run(bob.profiles.pictures(["ada-pr", "eve-pr", "nobody-here"]));
      expect(friends.map(({ username }) => username)).toEqual(visibility === "nobody" ? [] : ["ada-pr"]);
      expect(await run(eve.profiles.pictures(["ada-pr"]))).toHaveLength(visibility === "everyone" ? 1 : 0);
    }
  });

  it("W593 a member sees what friends and strangers would see", async () => {
    const [ada, bob] = [await joined("ada-ps"), await joined("bob-ps")];
    await befriend(ada, bob);
    await show(ada, { age: "friends", location: "everyone", goals: "nobody" });
    const same = (shown: object) => ({ ...shown, relation: "" });
    const stranger = await run(ada.profiles.preview("everyone"));
    expect(same(stranger)).toEqual(same(await run(visitor().profile("ada-ps"))));
    expect(Object.keys(stranger)).toEqual(expect.arrayContaining(["country"]));
    expect(stranger).not.toHaveProperty("age");
    const friend = await run(ada.profiles.preview("friends"));
    expect(same(friend)).toEqual(same(await run(bob.profiles.profile("ada-ps"))));
    expect(friend).toHaveProperty("age", 46);
    expect(friend).not.toHaveProperty("goals");
  });

  it("SO6 SO30 W590 who is blocked, kept out or unknown has no profile, no picture and no place among friends", async () => {
    const [ada, bob, eve] = [await joined("ada-pt"), await joined("bob-pt"), await joined("eve-pt")];
    await befriend(ada, bob);
    await befriend(eve, bob);
    await show(bob, { friends: "everyone" });
    for (const one of [ada, eve]) await run(one.profiles.putPicture(PICTURE));
    const friends = async (reader: Joined) => (await run(reader.profiles.profile("bob-pt"))).friends;
    expect(await friends(ada)).toMatchObject({ total: 2 });
    await run(eve.friends.block("ada-pt"));
    expect(await friends(ada)).toEqual({ total: 1, usernames: ["ada-pt"] });
    expect(await friends(bob)).toMatchObject({ total: 2 });
    for (const [reader, name] of [
      [ada, "eve-pt"],
      [eve, "ada-pt"],
      [ada, "nobody-here"],
      [ada, "bob-pt@example.org"],
    ] as const) {
      expect(await refusal(reader.profiles.profile(name))).toEqual(NOT_FOUND);
      expect((await reader.browser.get(`/api/services/profiles/${name}/picture?size=small`)).status).toBe(404);
      expect((await reader.browser.get(`/profile/${name}`)).status).toBe(404);
      expect(await run(reader.profiles.pictures([name]))).toEqual([]);
    }
    const line = { ...auditLine(eve.key), act: "memberSuspended" as const };
    await run(server.get(AdminStore).suspend(eve.key, { at: 1, reason: "Spam" }, line));
    expect(await refusal(visitor().profile("eve-pt"))).toEqual(NOT_FOUND);
    expect(await friends(bob)).toEqual({ total: 1, usernames: ["ada-pt"] });
    expect((await server.browser().get("/profile/eve-pt")).status).toBe(404);
    expect((await server.browser().get("/api/services/profiles/eve-pt/picture?size=small")).status).toBe(404);
    const over = { ...auditLine(eve.key), act: "suspensionEnded" as const };
    await run(server.get(AdminStore).endSuspension(eve.key, over));
    expect(await run(visitor().profile("eve-pt"))).toMatchObject({ username: "eve-pt" });
    expect((await server.browser().get("/profile/eve-pt")).status).toBe(200);
    expect(await friends(bob)).toMatchObject({ total: 2 });
  });

  it("SO29 SO30 no name in another script leads to a member, and markup in any field stays text in the page", async () => {
    const [ada, bob] = [await joined("ada-px"), await joined("bob-px")];
    // Cyrillic а, a zero-width space, a mark that turns the direction, and a soft hyphen.
    for (const name of [
      "аda-px",
      "ada\u200B-px",
      "ada-px\u202E",
      "ada\u00AD-px",
      "<b>ada-px</b>",
      "ada-px/../bob-px",
    ]) {
      expect(await refusal(bob.profiles.profile(name))).toEqual(NOT_FOUND);
      expect((await bob.browser.get(`/profile/${encodeURIComponent(name)}`)).status).toBe(404);
    }
    for (const username of ["аda-px", "ada\u200B-pw2", "<script>", "ada pw", "x".repeat(100_000)]) {
      const { status } = await bob.browser.send("POST", "/api/services/account/username", { username });
      expect([400, 422]).toContain(status);
    }
    const script = '</script><script>alert(1)</script><img src=x onerror="alert(2)">';
    await run(ada.profiles.saveAbout(script, 0));
    await show(ada, { about: "everyone" });
    expect((await run(visitor().profile("ada-px"))).about).toBe(script);
    const page = await (await server.browser().get("/profile/ada-px")).text();
    expect(page).not.toContain("<script>alert");
    expect(page).not.toContain("<img src=x");
  });

  it("SO31 a former name leads to its member until another takes it", async () => {
    const ada = await joined("ada-pu");
    const rename = async (page: Joined, username: string) =>
      expect((await page.browser.send("POST", "/api/services/account/username", { username })).status).toBe(200);
    await rename(ada, "ada-pu-second");
    expect((await run(visitor().profile("Ada-PU"))).username).toBe("ada-pu-second");
    expect((await ada.browser.get("/profile/ada-pu")).status).toBe(200);
    const bob = await joined("bob-pu");
    await rename(bob, "ada-pu");
    expect(await run(visitor().profile("ada-pu"))).toMatchObject({ username: "ada-pu" });
    await run(bob.friends.block("ada-pu-second"));
    expect(await refusal(ada.profiles.profile("ada-pu"))).toEqual(NOT_FOUND);
  });

  it("SO29 W591 W594 what is no text about oneself or no picture is refused in words", async () => {
    const ada = await joined("ada-pv");
    for (const about of ["x".repeat(1001), "\u202Eevil"])
      expect(await refusal(ada.profiles.saveAbout(about, 0))).toMatchObject({ _tag: "FieldRefused", field: "about" });
    expect(
      (await ada.browser.send("PATCH", "/api/services/profile", { about: "x".repeat(100_000), version: 0 })).status,
    ).toBe(400);
    const saved = await run(ada.profiles.saveAbout("<b>Hello</b>", 0));
    expect(saved).toMatchObject({ about: "<b>Hello</b>", version: 1 });
    expect(await run(ada.profiles.saveAbout("<b>Hello</b>", 0))).toEqual(saved);
    expect(await refusal(ada.profiles.saveAbout("Other", 0))).toEqual({
      _tag: "ProfileVersionConflict",
      current: saved,
    });
    for (const file of [new Uint8Array(0), new TextEncoder().encode("<svg onload=alert(1)>")])
      expect(await refusal(ada.profiles.putPicture(file))).toMatchObject({ _tag: "PhotoRefused", reason: "picture" });
    const { pictureAt } = await run(ada.profiles.putPicture(PICTURE));
    expect(pictureAt).toEqual(expect.any(Number));
    expect(await run(ada.profiles.removePicture)).toEqual(saved);
    expect((await ada.browser.get("/api/services/profiles/ada-pv/picture?size=large")).status).toBe(404);
    expect((await ada.browser.get("/api/services/profiles/ada-pv/picture?size=huge")).status).toBe(400);
    expect((await ada.browser.get("/profile/%E0%A4%A")).status).toBeLessThan(500);
  });

  it("SO33 W592 a reported profile is kept as it was; one's own is not reported", async () => {
    const [ada, bob] = [await joined("ada-pw"), await joined("bob-pw")];
    await run(ada.profiles.saveAbout("Buy now", 0));
    const report = { id: newId(), username: "ada-pw", reason: "spam", text: " Look " } as const;
    for (const _ of [1, 2]) await run(bob.profiles.report(report));
    await run(ada.profiles.saveAbout("Nothing", 1));
    expect(await refusal(ada.profiles.report({ ...report, id: newId() }))).toEqual({ _tag: "ReportsOneself" });
    expect(await refusal(bob.profiles.report({ ...report, id: newId(), username: "nobody-here" }))).toEqual(NOT_FOUND);
    expect(await refusal(bob.profiles.report({ ...report, id: newId(), text: "x".repeat(1001) }))).toMatchObject({
      _tag: "FieldRefused",
      field: "text",
    });
    const kept = (await run(server.get(ProfileStore).reports(100))).filter(({ about }) => about === ada.key);
    expect(kept).toMatchObject([{ by: bob.key, text: "Look", reported: { username: "ada-pw", about: "Buy now" } }]);
  });
});
