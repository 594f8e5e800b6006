import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccessRequests, accessRooms, type WalkRequests } from "./support/access-requests.ts";
import { openBody } from "./support/opened-body.ts";
import { startWalk, type Walk } from "./support/walk.ts";

type Operation = {
  readonly operationId: string;
  readonly responses: { readonly [status: string]: { readonly content?: object } };
};
type Document = { readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } } };

const document = JSON.parse(readFileSync(join(import.meta.dirname, "../../openapi.json"), "utf8")) as Document;
const OPERATIONS = new Map(
  Object.values(document.paths).flatMap((methods) =>
    Object.entries(methods).map(([method, operation]) => [
      operation.operationId,
      { method: method.toUpperCase(), responses: operation.responses },
    ]),
  ),
);

const rooms = await accessRooms();
const REQUESTS: AccessRequests = Object.assign({}, ...rooms.map(({ accessRequests }) => accessRequests));
const WALKED: WalkRequests = Object.assign({}, ...rooms.map(({ walkRequests }) => walkRequests));

/** The server that `npm start` runs answers each operation that it describes to the last byte, and goes on. */
describe("the server as it is built", () => {
  let walk: Walk;
  beforeAll(async () => {
    walk = await startWalk();
    for (const { prepare } of rooms) await prepare?.(walk);
  });
  afterAll(() => walk.end());

  /** Ada signs in again after an operation that signed her out. */
  const signedIn = async ({ ada }: Walk): Promise<void> => {
    const { userId } = (await (await ada.get("/api/auth/session")).json()) as { readonly userId?: string };
    if (userId === undefined) expect((await ada.signIn("ada")).status).toBe(200);
  };

  it("has a request for every operation of openapi.json", () => {
    expect(Object.keys(REQUESTS).toSorted()).toEqual([...OPERATIONS.keys()].toSorted());
    for (const operation of Object.keys(WALKED)) expect(OPERATIONS.has(operation)).toBe(true);
  });

  for (const [id, given] of Object.entries(REQUESTS))
    it(`${id} is answered, and /healthz after it`, async () => {
      const { method = "", responses = {} } = OPERATIONS.get(id) ?? {};
      await signedIn(walk);
      const [path, body] = (await WALKED[id]?.(walk)) ?? given;
      const response = await walk.ada.send(method, path, body);
      const { status } = response;
      expect([status, status < 400 ? "" : await response.text()]).toEqual([expect.toSatisfy((code) => code < 400), ""]);
      const types = Object.keys(responses[status]?.content ?? {});
      if (types.length > 0) expect(types).toContain(response.headers.get("content-type")?.split(";")[0]);
      expect(Object.keys(responses)).toContain(String(status));
      await openBody(response);
      expect((await walk.server.browser().get("/healthz")).status).toBe(200);
    });

  it("says nothing of a failure", () => {
    for (const line of walk.server.log().split("\n"))
      expect(line).not.toMatch(/"level":"(warn|error)","event":(?!"client")/);
  });
});
