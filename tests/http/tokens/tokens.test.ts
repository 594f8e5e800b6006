import { TokenStore } from "@morsel/application/tokens/token-store";
import type { MemberId } from "@morsel/domain/identity";
import { Effect } from "effect";
import { beforeAll, describe, expect, it } from "vitest";
import { type Browser, type Harness, id, joined, ORIGIN, startServer, TODAY } from "../support/harness.ts";

const PATH = "/api/services/account/tokens";
const STEPS = `/api/services/steps?from=${TODAY}&to=${TODAY}`;

describe("tokens over the wire", () => {
  let server: Harness;
  let ada: Browser;
  let turn = 600;
  beforeAll(async () => {
    server = await startServer();
    ada = await joined(server, "ada");
  });
  const made = async (body: object = {}) => {
    const response = await ada.send("POST", PATH, {
      id: id((turn += 1)),
      name: "My watch",
      scopes: ["steps:read"],
      ...body,
    });
    return { status: response.status, body: (await response.json()) as Record<string, never> };
  };
  const speak = (secret: string, headers: Record<string, string> = {}) =>
    server.handler(new Request(ORIGIN + STEPS, { headers: { authorization: `Bearer ${secret}`, ...headers } }));
  const all = async () =>
    (await (await ada.get(PATH)).json()) as { readonly items: readonly Record<string, unknown>[] };

  it("W351 a token is told once: neither the list nor the same request tells it again, and what is kept does not hold it", async () => {
    const asked = { id: id((turn += 1)), name: " My  watch " };
    const { status, body } = await made(asked);
    expect(status).toBe(201);
    expect(body).toMatchObject({ token: { name: "My watch", scopes: ["steps:read"], last_used_at: null } });
    const secret = String(body["secret"]);
    expect(JSON.stringify(await all())).not.toContain(secret);
    expect(await made(asked)).toMatchObject({ status: 409, body: { type: "urn:morsel:problem:ApiTokenExists" } });
    const { id: member } = (await (await ada.get("/api/services/users")).json()) as { readonly id: MemberId };
    expect(await Effect.runPromise(server.get(TokenStore).byHash(member, secret))).toBeUndefined();
  });

  it("W352 W353 W354 it opens what its scopes say until it is revoked, which is harmless twice; its last use is shown", async () => {
    const { body } = await made();
    const secret = String(body["secret"]);
    const token = String((body["token"] as unknown as Record<string, unknown>)["id"]);
    expect((await speak(secret)).status).toBe(200);
    expect((await all()).items.find((one) => one["id"] === token)?.["last_used_at"]).toBe("2026-03-05T12:00:00.000Z");
    for (const wrong of [
      `${secret}x`,
      secret.slice(0, -1),
      "morsel_",
      "x".repeat(5_000),
      `${secret.slice(0, 20)}${"0".repeat(40)}`,
    ])
      expect((await speak(wrong)).status).toBe(401);
    const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    expect((await speak("morsel_wrong", { cookie })).status).toBe(401);
    for (let i = 0; i < 2; i += 1) expect((await ada.send("DELETE", `${PATH}/${token}`)).status).toBe(200);
    expect((await speak(secret)).status).toBe(401);
  });

  it("W350 a name and a scope are needed, and 20 are enough", async () => {
    expect(await made({ name: " " })).toMatchObject({ status: 422, body: { field: "name" } });
    expect(await made({ scopes: [] })).toMatchObject({ status: 422, body: { field: "scopes" } });
    expect(await made({ scopes: ["everything"] })).toMatchObject({ status: 400 });
    let last = await made();
    while (last.status === 201) last = await made();
    expect(last).toMatchObject({ status: 422, body: { type: "urn:morsel:problem:ApiTokensAreFull", limit: 20 } });
    expect((await all()).items).toHaveLength(20);
  });

  it("W353 requests by token count against the limits of their member", async () => {
    const limited = await startServer({ hasRateLimits: true });
    const bea = await joined(limited, "bea");
    const answer = await bea.send("POST", PATH, { id: id(1), name: "x", scopes: ["steps:read"] });
    const { secret } = (await answer.json()) as { readonly secret: string };
    const ask = () => limited.handler(new Request(ORIGIN + STEPS, { headers: { authorization: `Bearer ${secret}` } }));
    let status = 200;
    for (let i = 0; i < 5_000 && status === 200; i += 1) ({ status } = await ask());
    expect(status).toBe(429);
  });
});
