import { DEFAULT_SITE_SETTINGS } from "@morsel/adapters/http-server/platform/site-of";
import { PageViewStore } from "@morsel/application/analytics/page-view-store";
import type { CalendarDate } from "@morsel/domain/calendar";
import { Effect } from "effect";
import { describe, expect, it } from "vitest";
import { type Harness, startServer, TODAY } from "../support/harness.ts";

const PATH = "/api/services/page_views";
const measuring = (firstParty: boolean) =>
  startServer({ site: { settings: { ...DEFAULT_SITE_SETTINGS, measuring: { firstParty } }, flags: [] } });
const viewsOf = (server: Harness) => Effect.runPromise(server.get(PageViewStore).since("1900-01-01" as CalendarDate));
const send = async (server: Harness, page: string, locale = "en"): Promise<number> =>
  (await server.browser().send("POST", PATH, { page, locale })).status;

describe("the server's own figures", () => {
  it("W238 hold views by day, page and language, whatever a page is said to be", async () => {
    const server = await measuring(true);
    for (const page of ["/apps", "/apps?utm_source=x", "/profile/ada", "/<script>", "no path"])
      expect(await send(server, page)).toBe(204);
    expect(await send(server, "/apps", "de")).toBe(204);
    expect(await viewsOf(server)).toEqual([
      { day: TODAY, page: "/404", locale: "en", views: 2 },
      { day: TODAY, page: "/apps", locale: "en", views: 2 },
      { day: TODAY, page: "/apps", locale: "de", views: 1 },
      { day: TODAY, page: "/profile/*", locale: "en", views: 1 },
    ]);
    expect(await send(server, "/apps", "xx")).toBe(400);
    expect(await send(server, "x".repeat(501))).toBe(400);
  });

  it("W238 are kept nowhere where the operator does not measure so", async () => {
    const server = await measuring(false);
    expect(await send(server, "/apps")).toBe(204);
    expect(await viewsOf(server)).toEqual([]);
  });

  it("a page may load from and speak to those alone whom the operator named", async () => {
    const policyOf = async (server: Harness): Promise<string> =>
      (await server.browser().get("/apps")).headers.get("content-security-policy") ?? "";
    expect(await policyOf(await startServer())).not.toContain("https:");
    const others = await policyOf(
      await startServer({
        site: {
          settings: {
            ...DEFAULT_SITE_SETTINGS,
            measuring: { google: "G-ABC123", matomo: { origin: "https://matomo.example.org", site: "1" } },
          },
          flags: [],
        },
      }),
    );
    expect(others).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/www\.googletagmanager\.com;/);
    expect(others).toMatch(/connect-src 'self' .*https:\/\/matomo\.example\.org/);
    expect(others).toMatch(/frame-src 'self';/);
  });
});
