import { makeLimitStoreInProcess } from "@morsel/application/platform/limit-store";
import { Effect } from "effect";
import { MEMBER_LIMITS } from "@morsel/application/platform/member-limits";
import { makeRateLimits } from "@morsel/adapters/http-server/requests/counted-rate-limits";
import type { LimitName } from "@morsel/adapters/http-server/requests/rate-limits";
import { describe, expect, it } from "vitest";
import { joined, startServer } from "../support/harness.ts";

describe("rate limits", () => {
  it("let a household through and stop a machine", () => {
    let now = 0;
    const store = makeLimitStoreInProcess({ elapsed: Effect.sync(() => now * 1000) });
    const limits = makeRateLimits(() => now, store);
    const take = (name: LimitName, key: string) =>
      name === "signUp" ? Effect.runSync(limits.takeShared(name, key)) : limits.take(name, key);
    const taken = (name: LimitName, times: number, key = "home") =>
      Array.from({ length: times }, () => take(name, key)).filter((wait) => wait === 0).length;
    expect(taken("signUp", 100)).toBe(20);
    expect(taken("signUp", 1, "another home")).toBe(1);
    expect(taken("search", 2000)).toBe(300);
    now = 60;
    expect(taken("signUp", 10)).toBe(1);
    expect(taken("search", 2000)).toBe(300);
    now = 3600;
    expect(taken("signUp", 100)).toBe(20);
  });

  it("W22 bound what one member reads and writes, page and API together, and nobody else", async () => {
    const server = await startServer({ hasRateLimits: true });
    const [ada, bob] = [await joined(server, "ada"), await joined(server, "bob")];
    const at = "/api/services/diary/2026-03-05";
    const statusesOf = async (times: number, ask: (n: number) => Promise<Response>) => {
      const statuses: number[] = [];
      for (let n = 0; n < times; n += 1) statuses.push((await ask(n)).status);
      return statuses;
    };
    const reads = await statusesOf(MEMBER_LIMITS.read.burst + 20, (n) => ada.get(n % 2 ? at : "/food/diary"));
    expect(new Set(reads)).toEqual(new Set([200, 429]));
    const refused = await ada.get(at);
    expect([refused.status, await refused.json()]).toEqual([429, expect.objectContaining({ retry_after: 1 })]);
    expect(refused.headers.get("retry-after")).toBe("1");
    expect((await ada.get("/food/diary")).status).toBe(429);
    expect([(await bob.get(at)).status, (await server.browser().get("/")).status]).toEqual([200, 200]);
    const writes = await statusesOf(MEMBER_LIMITS.write.burst + 20, (n) =>
      ada.send("PATCH", at, { version: n, note: `${n}` }),
    );
    expect([writes[0], writes.at(-1)]).toEqual([200, 429]);
    server.advance(5_000);
    expect((await ada.get(at)).status).toBe(200);
    await server.close();
  });

  it("bound sign-ups and look-ups of one address", async () => {
    const server = await startServer({ hasRateLimits: true });
    const browser = await joined(server);
    const statuses = new Set<number>();
    for (let n = 0; n < 80; n += 1)
      statuses.add((await browser.get("/api/idm/user-exists?email=x@example.org")).status);
    expect(statuses).toEqual(new Set([200, 429]));
    server.advance(60_000);
    expect((await browser.get("/api/idm/user-exists?email=x@example.org")).status).toBe(200);
  });
});
