import { FlagStore } from "@morsel/application/eligibility/flag-store";
import type { Site } from "@morsel/application/pages/client/site";
import { DEFAULT_SITE_SETTINGS } from "@morsel/adapters/http-server/platform/site-of";
import { BANNER_FLAG, type FlagAudience } from "@morsel/domain/eligibility";
import { Effect } from "effect";
import { describe, expect, it } from "vitest";
import { type Browser, joined, PASSWORD, startServer } from "../support/harness.ts";

const siteIn = async (browser: Browser, path = "/", headers: Record<string, string> = {}): Promise<Site> => {
  const html = await (await browser.get(path, headers)).text();
  const state = /<script type="application\/json" id="morsel-state">([^<]*)<\/script>/.exec(html)?.[1] ?? "";
  return (JSON.parse(state) as { readonly site: Site }).site;
};
const banner = (messages: Readonly<Record<string, string>>, isShown = true) => ({
  show_banner: isShown,
  language_configs: Object.entries(messages).map(([language, message]) => ({ language, message })),
});
const flagged = (config: unknown, treatment = "on") =>
  startServer({ site: { settings: DEFAULT_SITE_SETTINGS, flags: [{ name: BANNER_FLAG, treatment, config }] } });

describe("what a page is told of who looks and of what the operator set", () => {
  it("ID29, W205: the country is the override's, then the edge's, else US, and believed from declared proxies alone", async () => {
    const believing = await startServer({
      site: { settings: { ...DEFAULT_SITE_SETTINGS, believesHeaders: true }, flags: [] },
    });
    const edge = "cloudfront-viewer-country";
    for (const [headers, country] of [
      [{}, "US"],
      [{ [edge]: "de" }, "DE"],
      [{ [edge]: "DE", "x-viewer-country": "FR" }, "FR"],
      [{ [edge]: "Germany" }, "US"],
      [{ [edge]: "D".repeat(8192) }, "US"],
      [{ [edge]: "<b", "x-viewer-country": "}" }, "US"],
    ] as const)
      expect((await siteIn(believing.browser(), "/", headers)).userCountry).toBe(country);
    const california = { [edge]: "US", "cloudfront-viewer-country-region": "ca" };
    expect((await siteIn(believing.browser(), "/", california)).userState).toBe("CA");
    const plain = await startServer();
    expect(await siteIn(plain.browser(), "/", california)).toMatchObject({ userCountry: "US", userState: "" });
    expect((await siteIn(plain.browser(), "/", { [edge]: "DE" })).userCountry).toBe("US");
  });

  it("EL23 a banner for some of the members is shown to them and to nobody else", async () => {
    const told = async (audience: FlagAudience) => {
      const flag = { name: BANNER_FLAG, treatment: "on", config: banner({ en: "Soup" }), audience };
      const server = await startServer({ site: { settings: DEFAULT_SITE_SETTINGS, flags: [flag] } });
      return (await siteIn(await joined(server))).banner;
    };
    expect(await told({})).toBe("Soup");
    expect([await told({ share: 0 }), await told({ share: 100 })]).toEqual([undefined, "Soup"]);
    expect([await told({ hasPremium: true }), await told({ hasPremium: false })]).toEqual([undefined, "Soup"]);
    expect([await told({ locales: ["de"] }), await told({ locales: ["en"] })]).toEqual([undefined, "Soup"]);
  });

  it("ID28 an app is known by its header or its agent, and what is not known is N/A", async () => {
    const server = await startServer();
    const unknown = { client: "Web", isWebView: false, clientId: "N/A", appVersion: "N/A" };
    expect(await siteIn(server.browser())).toMatchObject(unknown);
    const header = { "client-id": "morsel-ios", "app-version": "24.3" };
    const known = { client: "iOS", isWebView: true, clientId: "morsel-ios", appVersion: "24.3" };
    expect(await siteIn(server.browser(), "/", header)).toMatchObject(known);
    expect(await siteIn(server.browser(), "/", { "user-agent": "Mozilla/5.0 Morsel-Android/7.1" })).toMatchObject({
      client: "AndroidOS",
      isWebView: true,
      clientId: "N/A",
      appVersion: "7.1",
    });
  });

  it("ID28 a session that was begun inside an app remembers it, without any header, and no other session does", async () => {
    const server = await startServer();
    await joined(server);
    const app = server.browser();
    const inside = { "client-id": "morsel-ios" };
    const { csrfToken } = (await (await app.get("/api/auth/csrf", inside)).json()) as { readonly csrfToken: string };
    const answer = await app.fetch("/api/auth/callback/credentials", {
      method: "POST",
      headers: { ...inside, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ csrfToken, json: "true", username: "ada", password: PASSWORD }).toString(),
    });
    expect(answer.status).toBe(200);
    const remembered = { isWebView: true, clientId: "N/A", appVersion: "N/A" };
    expect(await siteIn(app)).toMatchObject(remembered);
    await app.get("/api/auth/refresh-token-data");
    server.advance(2 * 86_400_000);
    expect(await siteIn(app)).toMatchObject(remembered);
    expect(await siteIn(app)).toMatchObject(remembered);
    const web = server.browser();
    await web.signIn("ada");
    expect((await siteIn(web)).isWebView).toBe(false);
  });

  it("EL17, EL18, W204: members have the announcement of their language, as an object or as JSON text", async () => {
    const messages = { en: "<b>Hello</b>", de: "<b>Hallo</b>" };
    for (const config of [banner(messages), JSON.stringify(banner(messages))]) {
      const server = await flagged(config);
      const ada = await joined(server);
      expect((await siteIn(ada)).banner).toBe("<b>Hello</b>");
      expect((await siteIn(ada, "/de")).banner).toBe("<b>Hallo</b>");
      expect((await siteIn(ada, "/fr")).banner).toBe("<b>Hello</b>");
      expect((await siteIn(server.browser())).banner).toBeUndefined();
    }
  });

  it("EL17, EL18: nothing else is shown, and what cannot be read is warned of once", async () => {
    for (const [config, treatment, warnings] of [
      [banner({ en: "x" }), "off", 0],
      [banner({ en: "x" }, false), "on", 0],
      [banner({ de: "x" }), "on", 0],
      ["{not json", "on", 1],
      [{ show_banner: "yes" }, "on", 1],
      [[], "on", 1],
    ] as const) {
      const server = await flagged(config, treatment);
      const ada = await joined(server);
      for (let n = 0; n < 3; n += 1) expect([config, (await siteIn(ada)).banner]).toEqual([config, undefined]);
      const said = server.lines.filter(({ level, event }) => level === "warn" && event.includes("banner"));
      expect([config, said.length]).toEqual([config, warnings]);
    }
  });

  it("an announcement cannot end the element in which it is sent", async () => {
    const server = await flagged(banner({ en: "</script><script>alert(1)</script>" }));
    const ada = await joined(server);
    const html = await (await ada.get("/")).text();
    expect(html).not.toContain("<script>alert");
    expect((await siteIn(ada)).banner).toContain("alert(1)");
  });

  it("W203 what is set while the server runs counts before the configuration, within half a minute", async () => {
    const server = await flagged(banner({ en: "configured" }));
    const ada = await joined(server);
    expect((await siteIn(ada)).banner).toBe("configured");
    const config = banner({ en: "set" });
    await Effect.runPromise(server.get(FlagStore).set({ name: BANNER_FLAG, treatment: "on", config }, "command"));
    expect((await siteIn(ada)).banner).toBe("configured");
    server.advance(30_000);
    expect((await siteIn(ada)).banner).toBe("set");
  });

  it("LO18 the language of the selector is kept in the profile; none that we lack", async () => {
    const server = await startServer();
    const ada = await joined(server);
    const change = (locale: unknown) =>
      ada.send("PATCH", "/api/services/users", { item: { location_preferences: { locale } } });
    expect((await change("ja")).status).toBe(200);
    const { location_preferences: kept } = (await (await ada.get("/api/services/users")).json()) as {
      readonly location_preferences: unknown;
    };
    expect(kept).toEqual({ locale: "ja", time_zone: "Europe/Berlin", country: "DE" });
    for (const bad of ["xx", "", 1, null, "de-DE"]) {
      const { status } = await change(bad);
      expect([bad, status === 400 || status === 422]).toEqual([bad, true]);
    }
    expect((await server.browser().send("PATCH", "/api/services/users", { item: {} })).status).toBeGreaterThanOrEqual(
      400,
    );
  });
});
