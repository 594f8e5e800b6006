import { endpoints } from "@morsel/adapters/http-contract/shared/openapi";
import { TOKEN_SCOPES, type TokenScope } from "@morsel/domain/identity";
import { beforeAll, describe, expect, it } from "vitest";
import { accessRooms, type AccessRequests } from "./support/access-requests.ts";
import { type Browser, type Harness, id, joined, ORIGIN, startServer } from "./support/harness.ts";

const rooms = await accessRooms();
const REQUESTS: AccessRequests = Object.assign({}, ...rooms.map(({ accessRequests }) => accessRequests));

/** Endpoints that need somebody who sits there: credentials, devices, tokens and the end of the account. */
const NEED_A_SESSION: ReadonlySet<string> = new Set([
  "forumWriting.moderateTopic",
  "forumWriting.hidePost",
  "forumWriting.banFromForum",
  "users.changePassword",
  "account.changeEmail",
  "account.changeUsername",
  "account.askDeletion",
  "account.takeBackDeletion",
]);
const SESSION_GROUPS = [
  "membership",
  "sessions",
  "signInMethods",
  "tokens",
  "apps",
  "admin",
  "adminEntry",
  "backOffice",
  "siteSettings",
  "foodReview",
  "foodMerges",
  "forumCategories",
  "coach",
  "coachComments",
  "moderation",
  "pushDevices",
];

/** An answer without an end, of which a member has a few at once. */
const isStream = (key: string): boolean => key === "notifications.notificationStream";

describe("W352 a token", () => {
  const speak = async (scopes: readonly TokenScope[], turn: number) => {
    const body = { id: id(950 + turn), name: "My watch", scopes };
    const made = await ada.send("POST", "/api/services/account/tokens", body);
    const { secret } = (await made.json()) as { readonly secret: string };
    return (method: string, [path, sent]: readonly [string, unknown?]) =>
      server.handler(
        new Request(ORIGIN + path, {
          method,
          headers: {
            authorization: `Bearer ${secret}`,
            ...(sent === undefined ? {} : { "content-type": sent instanceof Blob ? sent.type : "application/json" }),
          },
          ...(sent === undefined ? {} : { body: sent instanceof Blob ? sent : JSON.stringify(sent) }),
        }),
      );
  };
  let server: Harness;
  let ada: Browser;
  let all: Awaited<ReturnType<typeof speak>>;
  const allBut = new Map<TokenScope, typeof all>();
  beforeAll(async () => {
    server = await startServer();
    ada = await joined(server, "ada");
    for (const { prepare, prepareStores } of rooms) {
      await prepare?.({ server, ada });
      await prepareStores?.({ server, ada });
    }
    for (const one of (await (await ada.get("/api/services/account/tokens")).json()).items)
      await ada.send("DELETE", `/api/services/account/tokens/${one.id}`);
    all = await speak(TOKEN_SCOPES, 0);
  });

  const ours = endpoints().filter(({ caller }) => caller !== "visitor");

  it("has a scope for every endpoint, or the endpoint needs a session", () => {
    const bare = ours.filter(({ scope }) => scope === undefined);
    for (const { group, name } of bare)
      expect(SESSION_GROUPS.includes(group) || NEED_A_SESSION.has(`${group}.${name}`), `${group}.${name}`).toBe(true);
    expect(new Set(ours.flatMap(({ scope }) => scope ?? []))).toEqual(new Set(TOKEN_SCOPES));
  });

  for (const [turn, missing] of TOKEN_SCOPES.entries())
    it(`without ${missing} is refused where that is needed`, async () => {
      const speaker =
        allBut.get(missing) ??
        (await speak(
          TOKEN_SCOPES.filter((one) => one !== missing),
          turn + 1,
        ));
      for (const { group, name, method } of ours.filter(({ scope }) => scope === missing)) {
        const response = await speaker(method, REQUESTS[`${group}.${name}`] ?? [""]);
        expect(await response.json(), `${group}.${name}`).toMatchObject({
          type: "urn:morsel:problem:ScopeMissing",
          status: 403,
          scope: missing,
        });
      }
      await ada.send("DELETE", `/api/services/account/tokens/${id(950 + turn + 1)}`);
    });

  for (const { group, name, method, caller, scope } of ours) {
    const key = `${group}.${name}`;
    it(`${key}: a token with every scope ${scope === undefined ? "is refused" : "is answered"}`, async () => {
      const response = await all(method, REQUESTS[key] ?? [""]);
      if (isStream(key)) return expect([200, 429]).toContain(response.status);
      const text = await response.text();
      // Only admins learn that there is anything at their endpoints.
      const isRefused = /urn:morsel:problem:ScopeMissing/.test(text) || (caller === "admin" && response.status === 404);
      expect(isRefused, text.slice(0, 200)).toBe(scope === undefined);
      if (scope !== undefined) expect(text).not.toContain("SignInNeeded");
      expect(response.status).toBeLessThan(500);
    });
  }
});
