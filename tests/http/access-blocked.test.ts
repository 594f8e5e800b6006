import { endpoints } from "@morsel/adapters/http-contract/shared/openapi";
import { openApiDocument } from "@morsel/adapters/http-contract/shared/openapi-document";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accessRooms, type AccessRequest, type AccessRequests } from "./support/access-requests.ts";
import { type Browser, type Harness, id, joined, startServer } from "./support/harness.ts";

const rooms = await accessRooms();
const REQUESTS: AccessRequests = Object.assign({}, ...rooms.map(({ accessRequests }) => accessRequests));

const ask = (browser: Browser, method: string, [path, body]: AccessRequest) => browser.send(method, path, body);

describe("SO8 who has been blocked, and who has blocked", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  /** Endpoints that name another member, by the word of their request; what a name is chosen or signed in by is not among them. */
  const OWN_NAMES = /^(?:auth|users)\.|\.changeUsername$/;
  const named = Object.entries(openApiDocument().paths).flatMap(([, methods]) =>
    Object.values(methods).flatMap(({ operationId, requestBody, parameters }) =>
      /"(?:username|usernames|whom|recipient|coach)":\{|"name":"username"/.test(
        JSON.stringify([requestBody, parameters]),
      ) && !OWN_NAMES.test(String(operationId))
        ? [String(operationId)]
        : [],
    ),
  );
  /** A member may block who has blocked them; of that they are told nothing else (SO8). */
  const OPEN_TO_BLOCKED = ["blockedUsers.blockUser"];
  let made = 990_000;
  const newId = (): string => id((made += 1));
  const naming = (username: string): AccessRequests =>
    Object.assign({}, ...rooms.map(({ namingRequests }) => namingRequests?.(username, newId)));

  it("SO8 W462 each endpoint that names a member has a request", () =>
    expect([...Object.keys(naming("x")), ...OPEN_TO_BLOCKED].sort()).toEqual(named.toSorted()));

  for (const [caller, other, walking] of [
    ["blocked by", "hidden1", "walker-one"],
    ["has blocked", "hidden2", "walker-two"],
  ] as const)
    describe(`who ${caller} somebody`, () => {
      let walker: Browser;
      let hidden: string;
      let block: () => Promise<void>;
      beforeAll(async () => {
        walker = await joined(server, walking);
        const target = await joined(server, other);
        hidden = ((await (await target.get("/api/services/users")).json()) as { readonly id: string }).id;
        for (const { prepareBlocked } of rooms)
          await prepareBlocked?.({ walker, target, names: { walker: walking, target: other }, newId });
        await target.send("PATCH", "/api/services/account", { version: 0, sharing: { diary: "public" } });
        block = async () => {
          const [by, username] = caller === "has blocked" ? [walker, other] : [target, walking];
          const { status } = await by.send("POST", "/api/services/blocked_users/block", { username });
          if (status !== 200) throw new Error(`Nobody is blocked: ${status}`);
        };
      });
      // One of the requests unblocks.
      beforeEach(() => block());

      for (const endpoint of named.filter((name) => !OPEN_TO_BLOCKED.includes(name)))
        it(`${endpoint}: who ${caller} somebody is answered as if nobody had that name`, async () => {
          const { method } = endpoints().find(({ group, name }) => `${group}.${name}` === endpoint) ?? { method: "" };
          const answer = async (username: string) => {
            const response = await ask(walker, method, naming(username)[endpoint] ?? [""]);
            return [
              response.status,
              (await response.text()).replaceAll(username, "NAME").replaceAll(/9000-\d{12}/g, "ID"),
            ];
          };
          expect(await answer(other)).toEqual(await answer("nobody-at-all"));
        });

      it(`who ${caller} somebody reads nothing of them anywhere`, async () => {
        // A draft is the member's own words, whomever it names.
        const words = ["messages.messageDrafts", "messages.saveMessageDraft", "export.exportData"];
        const own = caller === "has blocked" ? [...words, "blockedUsers.blockedUsers"] : words;
        for (const { group, name, method, caller: who } of endpoints()) {
          const key = `${group}.${name}`;
          if (method !== "GET" || who !== "member" || own.includes(key) || key === "notifications.notificationStream")
            continue;
          const text = await (await ask(walker, method, REQUESTS[key] ?? [""])).text();
          expect([key, text.includes(other), text.includes(hidden)]).toEqual([key, false, false]);
        }
      });
    });
});
