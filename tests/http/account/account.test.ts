import { JobStore } from "@morsel/application/jobs/job-store";
import { Effect } from "effect";
import { beforeEach, describe, expect, it } from "vitest";
import { type Browser, type Harness, joined, PASSWORD, startServer } from "../support/harness.ts";

const NEXT = "nine quiet lanterns";
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let server: Harness;
let ada: Browser;
beforeEach(async () => {
  server = await startServer();
  ada = await joined(server, "ada");
  await server.runJobs();
});

/** The secret of the link in the last mail of that subject. */
const tokenIn = (subject: RegExp, to = ""): string => {
  const mail =
    server.mails().findLast((one) => subject.test(one.subject) && one.to.startsWith(to)) ??
    expect.fail(`no mail ${subject.source}`);
  const [, token = ""] = /\/account\/[\w-]+[#/]([\w%-]+)/.exec(mail.text) ?? [];
  return decodeURIComponent(token);
};
const subjects = () => server.mails().map(({ subject, to }) => `${to}: ${subject}`);
const body = async (response: Response | Promise<Response>) => {
  const answered = await response;
  return [answered.status, (await answered.json()) as Record<string, unknown>] as const;
};
const account = async (browser = ada) => (await body(browser.get("/api/services/account")))[1];
const events = async (browser = ada) =>
  ((await body(browser.get("/api/services/account/events")))[1]["items"] as { readonly kind: string }[]).map(
    ({ kind }) => kind,
  );
const refused = (tag: string, more = {}) => expect.objectContaining({ type: `urn:morsel:problem:${tag}`, ...more });

describe("an e-mail address", () => {
  it("J22 is confirmed by the link that joining sends, once, and by whoever reads the mailbox", async () => {
    expect(subjects()).toEqual(["ada@example.org: Confirm your e-mail address"]);
    expect(await account()).toMatchObject({ email_verified: false });
    const token = tokenIn(/Confirm your e-mail/);
    const stranger = server.browser();
    const confirm = (text: string) =>
      body(stranger.send("POST", "/api/services/account/verify-email", { token: text }));
    for (const wrong of ["", "short", `${token}x`, token.slice(1), "x".repeat(43)])
      expect(await confirm(wrong)).toEqual([422, refused("LinkRefused")]);
    expect(await confirm(token)).toEqual([200, { email: "ada@example.org" }]);
    expect(await confirm(token)).toEqual([422, refused("LinkRefused")]);
    expect(await account()).toMatchObject({ email_verified: true });
    expect(await events()).toContain("emailVerified");
  });

  it("J22 is asked to be confirmed again by its member alone, three times an hour at most, and not once it is", async () => {
    const resend = (more = "") => ada.get(`/api/mainapp/account/resend_email_verification?xhr=1${more}`);
    const { id } = (await (await ada.get("/api/services/users")).json()) as { readonly id: string };
    expect((await resend(`&user_id=${id}`)).status).toBe(200);
    expect((await resend("&user_id=00000000-0000-7000-8000-0000000000ff")).status).toBe(422);
    for (let n = 0; n < 5; n += 1) await resend();
    await server.runJobs();
    expect(server.mails()).toHaveLength(3);
    await ada.send("POST", "/api/services/account/verify-email", { token: tokenIn(/Confirm your e-mail/) });
    server.advance(2 * HOUR);
    await resend();
    await server.runJobs();
    expect(server.mails()).toHaveLength(3);
  });

  it("J22 a link is over after a week", async () => {
    const token = tokenIn(/Confirm your e-mail/);
    server.advance(7 * DAY);
    expect((await ada.send("POST", "/api/services/account/verify-email", { token })).status).toBe(422);
  });

  it("J25 is changed with the password and confirmed from the new mailbox; the old one is told", async () => {
    const change = (email: string, current_password = PASSWORD) =>
      body(ada.send("POST", "/api/services/account/email", { email, current_password }));
    expect(await change("new@example.org", "wrong")).toEqual([422, refused("CurrentPasswordWrong")]);
    expect(await change("nonsense")).toEqual([422, refused("FieldRefused", { field: "email" })]);
    await joined(server, "bob");
    expect(await change("BOB@example.org")).toEqual([409, refused("EmailTaken")]);
    expect((await change("new@example.org"))[0]).toBe(202);
    await server.runJobs();
    expect(subjects()).toContain("new@example.org: Confirm your new e-mail address");
    expect(subjects()).toContain("ada@example.org: Your e-mail address is about to change");
    expect(await (await ada.get("/api/services/users")).json()).toMatchObject({ email: "ada@example.org" });
    await ada.send("POST", "/api/services/account/verify-email", { token: tokenIn(/new e-mail/) });
    expect(await (await ada.get("/api/services/users")).json()).toMatchObject({ email: "new@example.org" });
    expect(await account()).toMatchObject({ email_verified: true });
    // The link that joining sent leads to an address that is none of hers any more.
    expect(
      (await ada.send("POST", "/api/services/account/verify-email", { token: tokenIn(/^Confirm your e-mail/, "ada") }))
        .status,
    ).toBe(422);
    await server.runJobs();
    expect(subjects()).toContain("ada@example.org: Your e-mail address was changed");
    expect((await server.browser().signIn("new@example.org")).status).toBe(200);
    expect(await events()).toEqual(expect.arrayContaining(["emailChangeAsked", "emailChanged"]));
  });

  it("J25 is not confirmed where somebody else took it meanwhile", async () => {
    await ada.send("POST", "/api/services/account/email", { email: "carl@example.org", current_password: PASSWORD });
    await server.runJobs();
    await joined(server, "carl");
    const token = tokenIn(/new e-mail/);
    expect(await body(ada.send("POST", "/api/services/account/verify-email", { token }))).toEqual([
      409,
      refused("EmailTaken"),
    ]);
  });
});

describe("a lost password", () => {
  const forgot = (login: string, browser = server.browser()) =>
    body(browser.send("POST", "/api/services/account/forgot-password", { login }));
  const reset = (token: string, password = NEXT) =>
    body(server.browser().send("POST", "/api/services/account/password-reset", { token, password }));

  it("J23 is set anew once, within an hour, and every session ends", async () => {
    for (const login of ["ADA", "ada@example.org"]) {
      expect(await forgot(login)).toEqual([202, {}]);
      await server.runJobs();
    }
    const token = tokenIn(/new password/);
    for (const password of ["short", "Summer2026", "ada@example.org"])
      expect(await reset(token, password)).toEqual([422, refused("FieldRefused", { field: "password" })]);
    expect(await reset(token)).toEqual([200, {}]);
    expect(await reset(token)).toEqual([422, refused("LinkRefused")]);
    expect((await ada.get("/api/services/users")).status).toBe(401);
    expect((await server.browser().signIn("ada")).status).toBe(401);
    expect((await ada.signIn("ada", NEXT)).status).toBe(200);
    await server.runJobs();
    expect(subjects()).toContain("ada@example.org: Your password was changed");
    expect(await events()).toContain("passwordReset");
  });

  it("J23 a link is over after an hour, and a fourth within one is not sent", async () => {
    for (let n = 0; n < 5; n += 1) {
      await forgot("ada");
      await server.runJobs();
    }
    expect(server.mails().filter(({ subject }) => subject === "Set a new password")).toHaveLength(3);
    const token = tokenIn(/new password/);
    server.advance(HOUR);
    expect(await reset(token)).toEqual([422, refused("LinkRefused")]);
    await forgot("ada");
    await server.runJobs();
    expect((await reset(tokenIn(/new password/)))[0]).toBe(200);
  });

  it("J24 nobody learns whether an account is known: all that is done before the answer is the same", async () => {
    const waiting = async () => {
      const kinds = new Map([["account-link", 60]]);
      const job = await Effect.runPromise(server.get(JobStore).take(kinds, Number.MAX_SAFE_INTEGER));
      return { ...job, id: "", payload: Object.keys(job?.payload ?? {}), dueAt: 0 };
    };
    const known = [await forgot("ada"), await waiting()];
    const unknown = [await forgot("nobody-of-that-name"), await waiting()];
    expect(known).toEqual(unknown);
    await server.runJobs();
    expect(subjects()).toHaveLength(1);
  });

  it("of two who come with one link at once one sets the password", async () => {
    await forgot("ada");
    await server.runJobs();
    const token = tokenIn(/new password/);
    const answers = await Promise.all(Array.from({ length: 6 }, () => reset(token)));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
  });

  it("a link for one purpose is none for another", async () => {
    await forgot("ada");
    await server.runJobs();
    const token = tokenIn(/new password/);
    for (const path of ["verify-email", "login-counter-reset"])
      expect((await ada.send("POST", `/api/services/account/${path}`, { token })).status).toBe(422);
    expect((await reset(tokenIn(/Confirm your e-mail/)))[0]).toBe(422);
    expect((await reset(token))[0]).toBe(200);
  });
});

describe("who has to wait", () => {
  it("J31 lifts the wait by a link in the mailbox, once", async () => {
    for (let n = 0; n < 5; n += 1) await server.browser().signIn("ada", "wrong");
    expect((await server.browser().signIn("ada")).status).toBe(429);
    await server.browser().send("POST", "/api/services/account/login-counter-reset-request", { login: "ada" });
    await server.runJobs();
    const token = tokenIn(/Log in again/);
    const lift = () => server.browser().send("POST", "/api/services/account/login-counter-reset", { token });
    expect((await lift()).status).toBe(200);
    expect((await lift()).status).toBe(422);
    expect((await server.browser().signIn("ada")).status).toBe(200);
  });
});

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
    expect(first).toMatchObject({ version: 1, ...wish, mail: { weekly_digest: true, messages: true } });
    expect(await patch(wish, 0)).toEqual([200, first]);
    expect(await patch({ news: { weight: true } }, 0)).toEqual([
      409,
      refused("AccountSettingsConflict", { current: first }),
    ]);
    expect((await patch({ news: { weight: true } }, 1))[1]).toMatchObject({
      version: 2,
      ...wish,
      news: { weight: true },
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

it("J32 what is over is cleared away every day", async () => {
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
