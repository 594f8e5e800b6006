import { unlinkGyms } from "./support/unlink-gyms.ts";
import { NO_MEMBERSHIP } from "@morsel/domain/eligibility";
import { endpoints } from "@morsel/adapters/http-contract/shared/openapi";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { AdminStore } from "@morsel/application/admin/admin-store";
import { DiaryStore } from "@morsel/application/diary/diary-store";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import { Effect } from "effect";
import { beforeAll, describe, expect, it } from "vitest";
import { type Browser, type Harness, id, joined, PASSWORD, START, startServer, TODAY } from "./support/harness.ts";
import { auditLine, becomeAdmin, giveRoles } from "./support/enter-admin.ts";
import { accessRooms, type AccessRequests } from "./support/access-requests.ts";

const food = SAMPLE_FOODS[0]?.id ?? "";
const entry = { id: id(900), meal: "lunch", food_id: food, amount: 10, unit: "g" };

/** An endpoint that lacks here fails. */
const rooms = await accessRooms();
const REQUESTS: AccessRequests = Object.assign({}, ...rooms.map(({ accessRequests }) => accessRequests));

/** Statuses for a visitor's requests above that are not 200: pages redirect, forms need their token, a sign-up its fields. */
const VISITORS_ANSWER: { readonly [endpoint: string]: number } = {
  "auth.signInPage": 302,
  "auth.signInWithPage": 302,
  "auth.callbackPage": 302,
  "auth.signOutPage": 302,
  "auth.error": 302,
  "auth.callback": 403,
  "auth.signOut": 403,
  "users.signUp": 400,
  "printable.printableDiary": 403,
  "contact.sendMessage": 201,
  "analytics.countPageView": 204,
  "payments.stripeWebhook": 400,
  "accountLinks.forgotPassword": 202,
  "accountLinks.resetPassword": 422,
  "accountLinks.confirmEmail": 422,
  "accountLinks.askToLogIn": 202,
  "accountLinks.liftWait": 422,
  "mail.unsubscribe": 422,
  "sharedMeals.sharedMeal": 404,
};

/** Requests open to a member whose account is about to be deleted: their identity, their sessions, and keeping the account. */
const OPEN_WHILE_LEAVING: ReadonlySet<string> = new Set([
  "users.me",
  "sessions.sessions",
  "sessions.endSession",
  "sessions.endSessions",
  "account.takeBackDeletion",
  "export.exportData",
]);

/** An answer without what is drawn anew for everybody. */
const plain = async (response: Response): Promise<string> =>
  (await response.text()).replaceAll(/"(?:csrfToken|challenge)":"[\w-]+"|nonce="[^"]+"/g, "");

/** Endpoints for members that name an id must not reach another member's records; a new endpoint is included by its path. */
const NAMING_AN_ID = endpoints().filter(({ caller, path }) => caller === "member" && /:(?!date\b)/.test(path));

describe("who may call what", () => {
  let server: Harness;
  let ada: Browser;
  let bob: Browser;
  const premium = new Set<MemberId>();

  beforeAll(async () => {
    server = await startServer({
      memberships: { of: ({ id }) => Effect.sync(() => ({ ...NO_MEMBERSHIP, hasPremium: premium.has(id) })) },
    });
    ada = await joined(server, "ada");
    bob = await joined(server, "bob");
    for (const { prepare, prepareStores } of rooms) {
      await prepare?.({ server, ada });
      await prepareStores?.({ server, ada });
    }
  });

  const ask = (browser: Browser, method: string, [path, body]: readonly [string, unknown?]) =>
    browser.send(method, path, body);

  it("knows a request for every endpoint", () => {
    expect(Object.keys(REQUESTS).sort()).toEqual(
      endpoints()
        .map(({ group, name }) => `${group}.${name}`)
        .sort(),
    );
  });

  for (const { group, name, method, caller } of endpoints()) {
    const key = `${group}.${name}`;
    const request = REQUESTS[key] ?? [""];

    it(`${key}: a visitor is ${{ visitor: "answered", admin: "told of nothing" }[caller as string] ?? "asked to sign in"}`, async () => {
      const response = await ask(server.browser(), method, request);
      // W531
      if (caller === "admin") return expect(response.status).toBe(404);
      if (caller === "visitor") {
        expect(response.status).toBe(VISITORS_ANSWER[key] ?? 200);
      } else {
        expect(response.status).toBe(401);
        expect(await response.json()).toMatchObject({ type: "urn:morsel:problem:SignInNeeded", status: 401 });
      }
    });

    it(`${key}: a forged session is a visitor`, async () => {
      const forged = server.browser();
      forged.cookies.set("next-auth.session-token", "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AAAA.BBBB.CCCC");
      const visitor = await ask(server.browser(), method, request);
      const response = await ask(forged, method, request);
      expect(response.status).toBe(visitor.status);
      expect(await plain(response)).toBe(await plain(visitor));
    });
  }

  it("some endpoints name a thing by its id", () => expect(NAMING_AN_ID.length).toBeGreaterThan(0));

  for (const { group, name, method } of NAMING_AN_ID)
    it(`${group}.${name}: another member finds nothing where the owner is answered`, async () => {
      const request = REQUESTS[`${group}.${name}`] ?? [""];
      const response = await ask(bob, method, request);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({
        type: expect.stringMatching(/^urn:morsel:problem:\w+(Unknown|NotFound)$/),
      });
      expect((await ask(ada, method, request)).ok).toBe(true);
    });

  it("shows each member only what is theirs", async () => {
    const read = async (browser: Browser, path: string) => (await browser.get(path)).text();
    for (const path of [`/api/services/diary/${TODAY}`, `/api/services/diary?from=${TODAY}&to=${TODAY}`]) {
      expect(await read(bob, path)).not.toContain(food);
      expect(await read(bob, path)).not.toContain(id(1));
    }
    expect(await read(bob, "/api/services/users")).not.toContain("ada");
    const copy = { id: id(801), from: { date: TODAY, entries: [id(1)] }, to: { dates: ["2026-03-07"] } };
    expect((await bob.send("POST", "/api/services/diary/copies", copy)).status).toBe(422);
    expect(await read(ada, `/api/services/diary/${TODAY}`)).toContain(id(1));
  });

  describe("a session whose member is gone is no session", () => {
    /** Every member is gone here: another server with the same secret, which nobody has joined. */
    let other: Harness;
    beforeAll(async () => {
      other = await startServer();
    });
    const gone = (): Browser => {
      const stranger = other.browser();
      stranger.cookies.set("next-auth.session-token", ada.cookies.get("next-auth.session-token") ?? "");
      return stranger;
    };
    for (const { group, name, method } of endpoints().filter(({ caller }) => caller === "member"))
      it(`${group}.${name}: neither answers nor writes`, async () => {
        const response = await ask(gone(), method, REQUESTS[`${group}.${name}`] ?? [""]);
        expect([response.status, await response.json()]).toMatchObject([
          401,
          { type: "urn:morsel:problem:SignInNeeded" },
        ]);
      });

    it("nothing of theirs is kept", async () => {
      const stranger = gone();
      await stranger.send("POST", `/api/services/diary/${TODAY}/entries`, { entries: [entry] });
      await stranger.send("POST", `/api/services/diary/${TODAY}/water`, { id: id(700), ml: 250 });
      const member = ((await (await ada.get("/api/services/users")).json()) as { readonly id: MemberId }).id;
      expect((await Effect.runPromise(other.get(DiaryStore).day(member, TODAY as CalendarDate))).entries).toEqual([]);
      expect(await (await stranger.get("/api/auth/session")).json()).toEqual({});
    });
  });

  describe("J28 whose account is about to be deleted", () => {
    let leaving: Browser;
    beforeAll(async () => {
      leaving = await joined(server, "carl");
      await leaving.send("POST", "/api/services/account/deletion", { current_password: PASSWORD });
      await leaving.signIn("carl");
    });
    for (const { group, name, method } of endpoints().filter(({ caller }) => caller === "member"))
      it(`${group}.${name}: ${OPEN_WHILE_LEAVING.has(`${group}.${name}`) ? "is open" : "is closed"}`, async () => {
        const key = `${group}.${name}`;
        // The endpoint that cancels the deletion is called last.
        if (key === "account.takeBackDeletion") return;
        const response = await ask(leaving, method, REQUESTS[key] ?? [""]);
        expect((await response.text()).includes("urn:morsel:problem:AccountClosing")).toBe(
          !OPEN_WHILE_LEAVING.has(key),
        );
      });
    it("can take it back", async () => {
      expect((await leaving.send("DELETE", "/api/services/account/deletion")).status).toBe(200);
      expect((await leaving.get(`/api/services/diary/${TODAY}`)).status).toBe(200);
    });
  });

  describe("ID107 a member with more than a member’s role, or inside of an app, is answered as any member", () => {
    type Answers = Readonly<Record<string, string>>;
    /** Calls each endpoint once, as nobody before; a caller who signed out by one of them signs in again. */
    const walked = async (
      name: string,
      prepare: (member: MemberId) => Promise<unknown>,
      headers = {},
    ): Promise<Answers> => {
      const someone = await joined(server, name);
      const { id: member } = (await (await someone.get("/api/services/users")).json()) as { readonly id: MemberId };
      await prepare(member);
      const browser: Browser = {
        ...someone,
        fetch: (path, init) => someone.fetch(path, { ...init, headers: { ...init?.headers, ...headers } }),
      };
      const answers: Record<string, string> = {};
      for (const { group, name: endpoint, method } of endpoints()) {
        const key = `${group}.${endpoint}`;
        const response = await ask(browser, method, REQUESTS[key] ?? [""]);
        answers[key] = `${response.status} ${/urn:morsel:problem:\w+/.exec(await response.text())?.[0] ?? ""}`;
        const { userId } = (await (await someone.get("/api/auth/session")).json()) as { readonly userId?: string };
        if (userId === undefined) await someone.signIn(`${name}@example.org`);
        await someone.send("DELETE", "/api/services/account/deletion");
      }
      await unlinkGyms(someone);
      return answers;
    };
    const roles =
      (...given: readonly string[]) =>
      (member: MemberId) =>
        giveRoles(server, member, given);
    const ADMINS = new Set(
      endpoints().flatMap(({ group, name, caller }) => (caller === "admin" ? [`${group}.${name}`] : [])),
    );
    const isForMembers = ([endpoint]: readonly [string, unknown]): boolean => !ADMINS.has(endpoint);
    const forMembers = (answers: Answers): Answers => Object.fromEntries(Object.entries(answers).filter(isForMembers));
    let asMember: Answers;
    beforeAll(async () => {
      asMember = await walked("walker", () => Promise.resolve());
    });
    it("a member’s own", () => {
      for (const answer of Object.values(asMember)) expect(answer).not.toContain("SignInNeeded");
      for (const endpoint of ADMINS) expect(asMember[endpoint]).toBe("404 urn:morsel:problem:NotFound");
    });
    for (const [who, given] of [
      ["boss", ["administrator"]],
      ["chief", ["super_admin", "moderator"]],
      ["helper", ["moderator", "administrator"]],
    ] as const)
      it(`with the roles ${given.join(", ")}`, async () =>
        expect(forMembers(await walked(who, roles(...given)))).toEqual(forMembers(asMember)));
    it("W532 an admin who has proved the second step is answered, and one who has not is asked for it", async () => {
      const answers = await walked("outside", roles("administrator"));
      const open = ["adminEntry.entryState", "adminEntry.enterAdmin"];
      for (const endpoint of ADMINS)
        expect([endpoint, answers[endpoint]?.includes("AdminEntryNeeded")]).toEqual([
          endpoint,
          !open.includes(endpoint),
        ]);
      const inside = await joined(server, "inside");
      await becomeAdmin(server, inside);
      for (const { group, name: endpoint, method } of endpoints().filter(({ caller }) => caller === "admin")) {
        const response = await ask(inside, method, REQUESTS[`${group}.${endpoint}`] ?? [""]);
        // A code is good once: an endpoint may refuse what was given, but not who gives it.
        expect([endpoint, [401, 403].includes(response.status)]).toEqual([endpoint, false]);
      }
    });
    it("premium", async () => {
      expect(await walked("payer", (member) => Promise.resolve(premium.add(member)))).toEqual(asMember);
    });
    it("in an app", async () => {
      const headers = { "client-id": "ios", "app-version": "1.2" };
      expect(await walked("phone", () => Promise.resolve(), headers)).toEqual(asMember);
    });
  });

  it("who is suspended is signed out at the next request, and gets in nowhere", async () => {
    const dora = await joined(server, "dora");
    const { id: member } = (await (await dora.get("/api/services/users")).json()) as { readonly id: MemberId };
    const line = { ...auditLine(member), act: "memberSuspended" as const };
    await Effect.runPromise(server.get(AdminStore).suspend(member, { at: START, reason: "Spam" }, line));
    for (const { group, name, method } of endpoints().filter(({ caller }) => caller === "member"))
      expect((await ask(dora, method, REQUESTS[`${group}.${name}`] ?? [""])).status).toBe(401);
    expect((await dora.signIn("dora")).status).toBe(403);
  });
});
