import { describe, expect, it } from "vitest";
import { joined, PASSWORD } from "../support/harness.ts";
import { ada, body, DAY, events, freshWorld, NEXT, refused, server, subjects, tokenIn } from "./account-world.ts";

freshWorld();

describe("deleting an account", () => {
  const ask = (current_password = PASSWORD) =>
    body(ada.send("POST", "/api/services/account/deletion", { current_password }));

  it("J28 needs the password, ends every session, and leaves 7 days in which nothing else can be done", async () => {
    const phone = server.browser();
    await phone.signIn("ada");
    expect(await ask("wrong")).toEqual([422, refused("CurrentPasswordWrong")]);
    expect((await ask())[1]).toEqual({ erase_at: "2026-03-12T12:00:00.000Z" });
    for (const browser of [ada, phone]) expect((await browser.get("/api/services/users")).status).toBe(401);
    await server.runJobs();
    expect(subjects()).toContain("ada@example.org: Your account will be deleted in 7 days");
    await ada.signIn("ada");
    expect(await (await ada.get("/api/services/users?fields=location_preferences")).json()).toMatchObject({
      erase_at: "2026-03-12T12:00:00.000Z",
    });
    expect(await body(ada.get("/api/services/diary/2026-03-05"))).toEqual([403, refused("AccountClosing")]);
    const file = await ada.get("/api/services/export");
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/zip"]);
    expect((await ada.send("DELETE", "/api/services/account/deletion")).status).toBe(200);
    expect((await ada.get("/api/services/diary/2026-03-05")).status).toBe(200);
    server.advance(8 * DAY);
    await server.runJobs();
    await ada.signIn("ada");
    expect((await ada.get("/api/services/users")).status).toBe(200);
    expect(await events()).toEqual(expect.arrayContaining(["deletionAsked", "deletionTakenBack"]));
  });

  it("J29 erases after 7 days, and the names are free again", async () => {
    await ask();
    server.advance(7 * DAY - 1);
    await server.runJobs();
    expect((await ada.signIn("ada")).status).toBe(200);
    server.advance(1);
    await server.runJobs();
    expect((await ada.get("/api/services/users")).status).toBe(401);
    expect((await server.browser().signIn("ada")).status).toBe(401);
    expect((await server.browser().signUp()).status).toBe(201);
  });

  it("J29 a wish that was taken back and made anew counts from the second one", async () => {
    await ask();
    await ada.signIn("ada");
    await ada.send("DELETE", "/api/services/account/deletion");
    server.advance(3 * DAY);
    await ask();
    server.advance(4 * DAY);
    await server.runJobs();
    expect((await ada.signIn("ada")).status).toBe(200);
    server.advance(3 * DAY);
    await server.runJobs();
    expect((await ada.signIn("ada")).status).toBe(401);
  });
});

describe("security events", () => {
  it("J30 are read by their member alone, the newest first, by pages, and forgotten after 180 days", async () => {
    const bob = await joined(server, "bob");
    for (let n = 0; n < 60; n += 1) {
      server.advance(1000);
      await ada.signIn("ada");
    }
    const page = async (cursor = "") =>
      (await (await ada.get(`/api/services/account/events${cursor}`)).json()) as {
        readonly items: readonly { readonly at: string; readonly id: string }[];
        readonly next: string | null;
      };
    const first = await page();
    const second = await page(`?cursor=${first.next}`);
    expect([first.items.length, second.items.length, second.next]).toEqual([50, 11, null]);
    const all = [...first.items, ...second.items];
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(61);
    expect(await events(bob)).toEqual(["signedIn"]);
    expect((await ada.get("/api/services/account/events?cursor=x")).status).toBe(422);
    server.advance(181 * DAY);
    await server.runJobs();
    await ada.signIn("ada");
    expect(await events()).toEqual(["signedIn"]);
  });
});

it("J30 a device that was logged out from another is among them", async () => {
  const phone = server.browser();
  await phone.signIn("ada");
  const { items } = (await (await ada.get("/api/services/sessions")).json()) as {
    readonly items: readonly { readonly id: string; readonly is_current: boolean }[];
  };
  const other = items.find(({ is_current }) => !is_current)?.id ?? "";
  expect((await ada.send("DELETE", `/api/services/sessions/${other}`)).status).toBe(200);
  await ada.send("DELETE", "/api/services/sessions?scope=others");
  expect((await events()).toSorted()).toEqual(["deviceEnded", "devicesEnded", "signedIn", "signedIn"]);
});

it("J32 what is over is cleared away every hour", async () => {
  await ada.send("POST", "/api/services/account/email", { email: "new@example.org", current_password: PASSWORD });
  server.advance(8 * DAY);
  await server.runJobs();
  expect(server.lines.filter(({ level }) => level === "error" || level === "warn")).toEqual([]);
  expect(
    (await ada.send("POST", "/api/services/account/verify-email", { token: tokenIn(/Confirm your e-mail/) })).status,
  ).toBe(422);
});

it("no log holds a name, an address or a secret", async () => {
  await ada.send("POST", "/api/services/account/forgot-password", { login: "ada@example.org" });
  await server.runJobs();
  await ada.send("POST", "/api/services/account/password-reset", { token: tokenIn(/new password/), password: NEXT });
  expect(JSON.stringify(server.lines)).not.toMatch(/ada|example\.org|lanterns/);
});
