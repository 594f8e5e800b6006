import { LOCALES } from "@morsel/domain/locales";
import { pageHeads } from "@morsel/ui/build/page-heads";
import { pageTable } from "@morsel/ui/build/page-table";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, type Harness, joined, ORIGIN, startServer } from "../support/harness.ts";
import { isForMembers, SPECIFIED_ROUTES } from "./specified-routes.ts";

const TAGS: Readonly<Record<string, string>> = { pt: "pt-BR", tl: "fil" };
const prefixOf = (locale: string): string => (locale === "en" ? "" : `/${locale}`);
/** As HTML writes an attribute. */
const hrefs = (html: string, rel: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<link rel="${rel}"[^>]* href="([^"]*)"`, "g"))].map(([, href = ""]) => href);
const bare = (path: string): string => path.replace(/[?#].*$/, "");

/** NA22: addresses that lead to a page of another name. */
const REDIRECTED = ["/measurements", "/account/password-reset"];
/** W531: a page that only admins find. */
const ADMIN = "/admin";
const OWN = SPECIFIED_ROUTES.filter((path) => !REDIRECTED.includes(path) && path !== ADMIN);

describe("every address of the specification", () => {
  let folder = "";
  let server: Harness;
  let ada: Browser;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "morsel-routes-"));
    mkdirSync(join(folder, ".vite"));
    writeFileSync(join(folder, ".vite/heads.json"), JSON.stringify(pageHeads()));
    writeFileSync(join(folder, ".vite/pages.json"), JSON.stringify(pageTable()));
    server = await startServer({ folder });
    ada = await joined(server);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(LOCALES)("LO8, LO11, LO12, LO14: exists in %s with its head", async (locale) => {
    for (const route of OWN) {
      const path = bare(route);
      const response = await ada.get(`${prefixOf(locale)}${route === "/" && locale !== "en" ? "" : route}`);
      const html = await response.text();
      expect([locale, route, response.status]).toEqual([locale, route, 200]);
      expect(html).toContain(`<html lang="${TAGS[locale] ?? locale}" dir="ltr"`);
      expect(/<title>[^<]+ \| Morsel<\/title>/.test(html), `title of ${route}`).toBe(true);
      // Chinese says in five letters what English does in twenty.
      expect(/<meta name="description" content="[^"]{5,200}">/.test(html), `description of ${route}`).toBe(true);
      const at = (prefix: string) => `${ORIGIN}${path === "/" && prefix !== "" ? prefix : prefix + path}`;
      expect(hrefs(html, "canonical")).toEqual([at(prefixOf(locale))]);
      expect(hrefs(html, "alternate")).toEqual([...LOCALES.map((one) => at(prefixOf(one))), at("")]);
    }
  });

  it("NA11, NA13: a visitor is led to log in from what is for members, and from nothing else", async () => {
    const visitor = server.browser();
    for (const locale of LOCALES)
      for (const route of SPECIFIED_ROUTES) {
        const address = `${prefixOf(locale)}${route}`;
        const response = await visitor.get(address);
        const to = response.headers.get("location");
        const login = `${prefixOf(locale)}/account/login?error=SessionRequired&callbackUrl=${encodeURIComponent(address)}`;
        expect([address, response.status, to]).toEqual(
          isForMembers(route)
            ? [address, 302, login]
            : REDIRECTED.includes(route)
              ? [address, 302, `${prefixOf(locale)}/account/forgot-password`]
              : [address, route === ADMIN ? 404 : 200, null],
        );
      }
    // "/reports" counts exactly: what lies below it judges for itself.
    expect((await visitor.get("/reports/")).status).toBe(302);
    expect((await visitor.get("/reports/printable-diary/ada")).status).toBe(200);
  });

  it.each(LOCALES)("an address that nobody knows is 404 in %s, and not for search engines", async (locale) => {
    for (const path of ["/404", "/no/such", "/food/diary/2/3", "/en/food/diary"]) {
      const response = await ada.get(`${prefixOf(locale)}${path}`);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).toContain('<meta name="robots" content="noindex">');
    }
  });

  it("NA22 any address of the measurements is the check-in, and a reset without its token asks for one", async () => {
    for (const locale of ["", "/de"])
      for (const [path, to] of [
        ["/measurements", "/measurements/check-in"],
        ["/measurements/", "/measurements/check-in"],
        ["/measurements/weight?x=1", "/measurements/check-in"],
        ["/account/password-reset", "/account/forgot-password"],
        ["/account/password-reset/", "/account/forgot-password"],
      ] as const) {
        const response = await ada.get(`${locale}${path}`);
        expect([path, response.status, response.headers.get("location")]).toEqual([path, 302, `${locale}${to}`]);
        const page = await ada.get(`${locale}${to}`);
        expect([to, page.status]).toEqual([to, 200]);
        expect(await page.text()).not.toContain('content="noindex"');
      }
    for (const path of [
      "/measurements/edit?type=Waist",
      "/measurements/photos",
      "/account/password-reset/some-token-1234",
    ])
      expect([path, (await ada.get(path)).status]).toEqual([path, 200]);
  });

  it("NA20 what has no screen of its own is kept from search engines, what has one is not", async () => {
    const opened = new Set(pageTable().map(({ path }) => path));
    const closed = OWN.map(bare).filter((path) => !opened.has(path));
    const open = await (await ada.get("/nutrition-facts-calories")).text();
    expect(open).not.toContain("noindex");
    for (const path of closed)
      if (!/^\/(profile|reports\/printable-diary|account\/password-reset)\//.test(path))
        expect([path, (await (await ada.get(path)).text()).includes('content="noindex"')]).toEqual([path, true]);
  });

  it("the site's map names what anybody may see, in each language, and robots find it", async () => {
    const robots = await (await ada.get("/robots.txt")).text();
    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    for (const line of ["/food", "/de/account", "/zh-TW/reports/export"])
      expect(robots).toContain(`Disallow: ${line}\n`);
    expect(robots).toContain("Allow: /de/exercise/lookup\n");
    const response = await ada.get("/sitemap.xml");
    expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const map = await response.text();
    const places = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = ""]) => place.slice(ORIGIN.length));
    expect(places).toEqual(expect.arrayContaining(["/", "/de", "/nutrition-facts-calories", "/ja/privacy-policy"]));
    expect(places.length % LOCALES.length).toBe(0);
    expect(new Set(places).size).toBe(places.length);
    const visitor = server.browser();
    for (const place of places) expect([place, (await visitor.get(place)).status]).toEqual([place, 200]);
    expect(map.match(/hreflang="x-default"/g)).toHaveLength(places.length);
  });

  it("links are shown with a picture, by the address of the page itself", async () => {
    const html = await (await ada.get("/de/tools/bmr-calculator?x=<script>")).text();
    expect(html).toContain(`<meta property="og:url" content="${ORIGIN}/de/tools/bmr-calculator">`);
    expect(html).toContain(`<meta property="og:image" content="${ORIGIN}/social-card.png">`);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  });
});
