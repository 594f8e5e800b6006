import { endpoints } from "@morsel/adapters/http-contract/shared/openapi";
import { beforeAll, describe, expect, it } from "vitest";
import { accessRooms, type AccessRequests } from "./support/access-requests.ts";
import { type Browser, type Harness, id, joined, ORIGIN, startServer } from "./support/harness.ts";

const REQUESTS: AccessRequests = Object.assign(
  {},
  ...(await accessRooms()).map(({ accessRequests }) => accessRequests),
);

describe("W352 who speaks with a token", () => {
  const speak = async (scopes: readonly string[], turn: number) => {
    const body = { id: id(950 + turn), name: "My watch", scopes };
    const made = await ada.send("POST", "/api/services/account/tokens", body);
    const { secret } = (await made.json()) as { readonly secret: string };
    return (method: string, [path, sent]: readonly [string, unknown?]) =>
      server.handler(
        new Request(ORIGIN + path, {
          method,
          headers: {
            authorization: `Bearer ${secret}`,
            ...(sent === undefined ? {} : { "content-type": "application/json" }),
          },
          ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
        }),
      );
  };
  let server: Harness;
  let ada: Browser;
  let reader: Awaited<ReturnType<typeof speak>>;
  let writer: Awaited<ReturnType<typeof speak>>;
  beforeAll(async () => {
    server = await startServer();
    ada = await joined(server, "ada");
    reader = await speak(["steps:read"], 0);
    writer = await speak(["steps:write"], 1);
  });
  const SCOPES: { readonly [endpoint: string]: string } = {
    "steps.steps": "steps:read",
    "steps.sendSteps": "steps:write",
  };
  for (const { group, name, method } of endpoints().filter(({ caller }) => caller === "member")) {
    const key = `${group}.${name}`;
    it(`${key}: a token without the scope is refused, one with it is answered`, async () => {
      for (const [speaks, scope] of [
        [reader, "steps:read"],
        [writer, "steps:write"],
      ] as const) {
        const response = await speaks(method, REQUESTS[key] ?? [""]);
        const answer: unknown = await response.json();
        if (SCOPES[key] === scope) expect(response.status).toBe(200);
        else
          expect(answer).toMatchObject({
            type: "urn:morsel:problem:ScopeMissing",
            status: 403,
            scope: SCOPES[key] ?? "none",
          });
      }
    });
  }
});
