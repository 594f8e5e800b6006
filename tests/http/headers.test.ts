import { endpoints } from "@morsel/adapters/http-contract/shared/openapi";
import { beforeAll, describe, expect, it } from "vitest";
import { type Browser, type Harness, joined, ORIGIN, startServer, TODAY } from "./support/harness.ts";

describe("on every answer", () => {
  let server: Harness;
  let ada: Browser;
  beforeAll(async () => {
    server = await startServer();
    ada = await joined(server);
  });

  const paths = [
    ...endpoints()
      .filter(({ method }) => method === "GET")
      .map(({ path }) => path.replace(":date", TODAY).replace(":id", "sr28-09040")),
    "/",
    "/food/diary",
    "/nowhere",
    "/api/nope",
    "/assets/nope.js",
  ];

  for (const path of paths)
    it(`guards ${path}`, async () => {
      const { headers } = await ada.get(path);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("permissions-policy")).toContain("geolocation=()");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain("unsafe-eval");
      expect(/script-src[^;]*unsafe-inline/.test(policy)).toBe(false);
      expect(policy).toMatch(/default-src '(none|self)'/);
      expect(headers.get("strict-transport-security")).toBeNull();
      // FO60: a feed says the same to everybody.
      const isFeed = path === "/api/services/forum/feed";
      expect(headers.get("cache-control")).toBe(isFeed ? "public, max-age=300" : "no-store");
    });

  it("asks for https for two years once it is served over https", async () => {
    const https = await startServer({ origin: "https://food.example.org" });
    for (const path of ["/", "/healthz", "/api/nope"])
      expect((await https.browser().get(path)).headers.get("strict-transport-security")).toContain("max-age=63072000");
  });
});

describe("requests that change something", () => {
  it("come from this site's pages, or from no page at all", async () => {
    const server = await startServer();
    const ada = await joined(server);
    const change = (headers: Record<string, string>) =>
      ada.fetch(`/api/services/diary/${TODAY}`, {
        method: "PATCH",
        body: JSON.stringify({ version: 0, note: "x" }),
        headers: { "content-type": "application/json", ...headers },
      });
    for (const origin of [
      "https://evil.example",
      "null",
      "http://localhost:3001",
      "https://localhost:3000",
      "http://localhost:3000.evil.example",
    ]) {
      const response = await change({ origin });
      expect([origin, response.status, await response.json()]).toEqual([
        origin,
        403,
        expect.objectContaining({ type: "urn:morsel:problem:OriginRefused" }),
      ]);
    }
    const bare = (headers: Record<string, string>) =>
      server.handler(
        new Request(`${ORIGIN}/api/auth/_log`, {
          method: "POST",
          body: '{"level":"warn","code":"x"}',
          headers: { "content-type": "application/json", ...headers },
        }),
      );
    expect((await bare({ "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await bare({ "sec-fetch-site": "same-site" })).status).toBe(403);
    expect((await bare({ "sec-fetch-site": "same-origin" })).status).toBe(200);
    expect((await bare({})).status).toBe(200);
    expect((await change({})).status).toBe(200);
  });

  it("are measured against the public origin where one is set", async () => {
    const server = await startServer({ origin: "https://food.example.org" });
    const ask = (origin: string) =>
      server.handler(
        new Request("http://10.0.0.1:3000/api/auth/_log", {
          method: "POST",
          body: '{"level":"warn","code":"x"}',
          headers: { origin, "content-type": "application/json" },
        }),
      );
    expect((await ask("http://10.0.0.1:3000")).status).toBe(403);
    expect((await ask("https://food.example.org")).status).toBe(200);
  });
});
