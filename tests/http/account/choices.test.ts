import { MailLinks } from "@morsel/application/mail/mail-links";
import { unsubscribePath } from "@morsel/domain/account";
import type { MemberId } from "@morsel/domain/identity";
import { describe, expect, it } from "vitest";
import { joined, ORIGIN } from "../support/harness.ts";
import { account, ada, body, DAY, freshWorld, refused, server } from "./account-world.ts";

freshWorld();

describe("a username", () => {
  const change = (username: string, browser = ada) =>
    body(browser.send("POST", "/api/services/account/username", { username }));

  it("J26 is changed once in 30 days, its spelling at any time, and is one's own alone", async () => {
    await joined(server, "bob");
    expect(await change("BOB")).toEqual([409, refused("UsernameTaken")]);
    expect(await change("x")).toEqual([422, refused("FieldRefused", { field: "username" })]);
    expect(await change("ada2")).toEqual([200, { username: "ada2" }]);
    expect(await change("ada2")).toEqual([200, { username: "ada2" }]);
    expect(await change("Ada2")).toEqual([200, { username: "Ada2" }]);
    const [status, lately] = await change("ada3");
    expect([status, lately]).toEqual([422, refused("UsernameChangedLately")]);
    expect(Date.parse(String(lately["until"])) % 1).toBe(0);
    server.advance(29 * DAY);
    expect((await change("ada3"))[0]).toBe(422);
    server.advance(DAY);
    await ada.signIn("ada2");
    expect(await change("ada3")).toEqual([200, { username: "ada3" }]);
    expect((await server.browser().signIn("ada3")).status).toBe(200);
  });
});

describe("choices", () => {
  const patch = (change: object, version: number, browser = ada) =>
    body(browser.send("PATCH", "/api/services/account", { version, ...change }));

  it("J27 are kept with a version, what is left out stays, and a repeat is harmless", async () => {
    expect(await account()).toMatchObject({
      settings: {
        version: 0,
        sharing: { diary: "private" },
        mail: { weekly_digest: false },
      },
    });
    const wish = {
      mail: { weekly_digest: true },
      privacy: { weight: "friends" },
      sharing: { diary: "locked", key: "apples" },
    };
    const [, first] = await patch(wish, 0);
    const kept = { ...wish, sharing: { diary: "locked" } };
    expect(first).toMatchObject({ version: 1, ...kept, mail: { weekly_digest: true, messages: true } });
    expect(await patch(wish, 0)).toEqual([200, first]);
    expect(await patch({ news: { weight_lost: true } }, 0)).toEqual([
      409,
      refused("AccountSettingsConflict", { current: first }),
    ]);
    expect((await patch({ news: { weight_lost: true } }, 1))[1]).toMatchObject({
      version: 2,
      ...kept,
      news: { weight_lost: true },
    });
  });

  it("J27 of two who choose at once one does", async () => {
    const [one, two] = await Promise.all([
      patch({ sharing: { diary: "friends" } }, 0),
      patch({ sharing: { diary: "public" } }, 0),
    ]);
    expect([one[0], two[0]].toSorted()).toEqual([200, 409]);
  });

  it.each([
    [{ sharing: { diary: "locked" } }, 422],
    [{ sharing: { diary: "locked", key: "   " } }, 400],
    [{ sharing: { diary: "locked", key: "x".repeat(61) } }, 400],
    [{ sharing: { diary: "everybody" } }, 400],
    [{ privacy: { weight: "aunt" } }, 400],
    [{ privacy: { shoes: "friends" } }, 400],
    [{ mail: { weekly_digest: "yes" } }, 400],
    [{ version: -1 }, 400],
    [{ roles: ["super_admin"] }, 400],
  ])("refuses %j by name", async (change, status) => {
    const [answered, problem] = await patch(change, 0);
    expect(answered).toBe(status);
    expect(String(problem["field"])).toMatch(new RegExp(Object.keys(change)[0] ?? "-"));
  });

  it("W227 mail is stopped by one click, without signing in, whatever stands meanwhile", async () => {
    await patch({ mail: { weekly_digest: true } }, 0);
    const stranger = server.browser();
    expect((await stranger.send("POST", "/api/services/mail/unsubscribe?token=abc", {})).status).toBe(422);
    expect((await account())["settings"]).toMatchObject({ mail: { weekly_digest: true } });
  });

  it("W227 a mail program's one click stops mail: a form without cookie or origin, and as often as it is sent", async () => {
    await patch({ mail: { weekly_digest: true } }, 0);
    const { id } = (await (await ada.get("/api/services/users")).json()) as { readonly id: MemberId };
    const path = unsubscribePath(server.get(MailLinks), id, "weekly_digest");
    for (let times = 0; times < 2; times += 1) {
      const clicked = await server.handler(
        new Request(`${ORIGIN}${path}`, {
          method: "POST",
          headers: { "content-type": "application/x-www-form-urlencoded" },
          body: "List-Unsubscribe=One-Click",
        }),
      );
      expect(clicked.status).toBe(200);
      expect((await account())["settings"]).toMatchObject({
        mail: { weekly_digest: false, messages: true },
        version: 2,
      });
    }
    expect((await server.browser().get(path)).status).toBe(405);
  });

  it("J33 what a member may not change of a user is refused by its name", async () => {
    for (const field of ["account", "system_data", "partner_only_fields", "nonsense"]) {
      const [status, problem] = await body(
        ada.send("PATCH", "/api/services/users", { [field]: { roles: ["super_admin"] } }),
      );
      expect([status, problem]).toEqual([400, refused("BadInput", { field })]);
    }
    expect(await (await ada.get("/api/services/users?fields=account")).json()).toMatchObject({
      account: { roles: [] },
    });
  });

  it("J9 J27 language, zone and country are kept, and refused by name", async () => {
    const move = (location_preferences: object) =>
      body(ada.send("PATCH", "/api/services/users", { location_preferences }));
    expect(await move({ locale: "de", time_zone: "asia/tokyo", country: "JP" })).toMatchObject([
      200,
      { location_preferences: { locale: "de", time_zone: "Asia/Tokyo", country: "JP" } },
    ]);
    expect(
      (await body(ada.send("PATCH", "/api/services/users", { item: { location_preferences: { locale: "fr" } } })))[0],
    ).toBe(200);
    expect(await (await ada.get("/api/services/users")).json()).toMatchObject({
      location_preferences: { locale: "fr", time_zone: "Asia/Tokyo", country: "JP" },
    });
    expect(await move({ time_zone: "Moon/Base" })).toEqual([422, refused("FieldRefused", { field: "time_zone" })]);
    expect(await move({ locale: "xx" })).toEqual([422, refused("FieldRefused", { field: "locale" })]);
    expect(await move({ country: "j1" })).toEqual([422, refused("FieldRefused", { field: "country" })]);
  });
});
