import { readSeed } from "@morsel/adapters/http-client/pages/shell-state";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { foodSlug } from "@morsel/domain/foods";
import { LOCALES } from "@morsel/domain/locales";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, type Harness, id, joined, ORIGIN, startServer, TODAY } from "./support/harness.ts";

const food = SAMPLE_FOODS[0];
const stateIn = (html: string) =>
  readSeed(/<script type="application\/json" id="morsel-state">([^<]*)<\/script>/.exec(html)?.[1]);

const YESTERDAY = "2026-03-04";

describe("the page before the page", () => {
  let folder = "";
  let server: Harness;
  let ada: Browser;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "morsel-page-"));
    mkdirSync(join(folder, ".vite"));
    mkdirSync(join(folder, "assets"));
    const manifest = {
      "main.tsx": { file: "assets/main-1.js", isEntry: true, imports: ["_shared.js"], css: ["assets/main-1.css"] },
      "_shared.js": { file: "assets/shared-1.js", imports: ["_library.js", "main.tsx"], css: ["assets/shared-1.css"] },
      "_library.js": { file: "assets/library-1.js", css: ["assets/library-1.css"] },
      "virtual:morsel-messages/de": { file: "assets/de-1.js" },
      "virtual:morsel-messages/de/diary": { file: "assets/de-diary-1.js" },
      "features/landing/pages/landing-page.tsx": { file: "assets/landing-1.js" },
      "features/day/pages/food-diary-page.tsx": {
        file: "assets/diary-1.js",
        imports: ["_shared.js"],
        css: ["assets/diary-1.css"],
      },
    };
    const none = { modules: [], words: [] };
    const pages = [
      { path: "/food/diary", modules: ["features/day/pages/food-diary-page.tsx"], words: ["diary"] },
      { path: "/", ...none, visitor: { modules: ["features/landing/pages/landing-page.tsx"], words: ["landing"] } },
    ];
    writeFileSync(join(folder, ".vite/manifest.json"), JSON.stringify(manifest));
    writeFileSync(join(folder, ".vite/pages.json"), JSON.stringify(pages));
    writeFileSync(join(folder, "assets/main-1.js"), "export {};");
    writeFileSync(join(folder, "assets/main-1.js.br"), "squeezed");
    writeFileSync(join(folder, "favicon.svg"), "<svg/>");
    server = await startServer({ folder });
    ada = await joined(server);
    await ada.send("POST", `/api/services/diary/${TODAY}/entries`, {
      entries: [{ id: id(1), meal: "lunch", food_id: food?.id, amount: 1, unit: "g" }],
    });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const html = async (browser: Browser, path: string, status = 200) => {
    const response = await browser.get(path);
    expect([path, response.status]).toEqual([path, status]);
    return response.text();
  };

  it("holds who is signed in and the day", async () => {
    for (const path of ["/", "/food/diary", `/food/diary?date=${TODAY}`, "/de/food/diary"]) {
      const seed = stateIn(await html(ada, path));
      expect(seed?.me).toMatchObject({ username: "ada", timeZone: "Europe/Berlin" });
      const days = path === "/" ? [TODAY] : [TODAY, YESTERDAY];
      expect(seed?.queries.map(({ key }) => key)).toEqual(days.map((day) => ["day", day]));
      expect(seed?.queries[0]?.data).toMatchObject({ day: { entries: [{ id: id(1), per100g: food?.nutrients }] } });
    }
    expect(stateIn(await html(ada, "/food/diary?date=2026-01-31"))?.queries[0]?.key).toEqual(["day", "2026-01-31"]);
    expect(stateIn(await html(ada, "/food/diary?date=nonsense"))?.queries[0]?.key).toEqual(["day", TODAY]);
  });

  it("holds the food that its address names", async () => {
    const seed = stateIn(await html(server.browser(), `/nutrition-facts-calories/${food?.id}`));
    expect(seed).toMatchObject({ me: undefined, queries: [{ key: ["food", food?.id], data: food }] });
    expect(await html(ada, `/food/calorie-chart-nutrition-facts/some-words--${food?.id}`)).toContain(
      `<title>${food?.description} | Morsel</title>`,
    );
    await html(server.browser(), "/nutrition-facts-calories/no-such-food", 404);
    // Search engines get one canonical address, whatever words stand before the id.
    const own = food === undefined ? "" : foodSlug(food);
    for (const slug of [`wrong-words--${food?.id}`, food?.id, own])
      for (const prefix of ["", "/de"]) {
        const known = await html(server.browser(), `${prefix}/nutrition-facts-calories/${slug}`);
        expect(known).toContain(`<link rel="canonical" href="${ORIGIN}${prefix}/nutrition-facts-calories/${own}">`);
        expect(known).toContain(`hreflang="x-default" href="${ORIGIN}/nutrition-facts-calories/${own}"`);
      }
  });

  it("sends visitors of members' pages to sign in, and back afterwards", async () => {
    const visitor = server.browser();
    for (const [path, location] of [
      [
        "/food/diary?date=2026-01-02",
        "/account/login?error=SessionRequired&callbackUrl=%2Ffood%2Fdiary%3Fdate%3D2026-01-02",
      ],
      ["/de/reports", "/de/account/login?error=SessionRequired&callbackUrl=%2Fde%2Freports"],
    ]) {
      const response = await visitor.get(path ?? "");
      expect([response.status, response.headers.get("location")]).toEqual([302, location]);
    }
    for (const path of ["/", "/account/login", "/account/create/welcome", "/nutrition-facts-calories"])
      await html(visitor, path);
  });

  it("speaks each language's name, and knows its addresses in all of them", async () => {
    const german = await html(ada, "/de/food/diary");
    expect(german).toContain('<html lang="de" dir="ltr"');
    expect(german).toContain(`<link rel="canonical" href="${ORIGIN}/de/food/diary">`);
    expect(german.match(/rel="alternate"/g)).toHaveLength(LOCALES.length + 1);
    expect(german).toContain(`hreflang="x-default" href="${ORIGIN}/food/diary"`);
    expect(german).toContain(`hreflang="pt" href="${ORIGIN}/pt/food/diary"`);
  });

  it("an address that nobody knows is not found, and shows the page all the same", async () => {
    for (const path of ["/nowhere", "/de/nowhere", "/food/diary/x/y"])
      expect(await html(ada, path, 404)).toContain('id="root"');
  });

  it("loads the entry, and the chunks of its own page along with it", async () => {
    const diary = await html(ada, "/food/diary");
    expect(diary).toMatch(/<script type="module" nonce="[^"]+" src="\/assets\/main-1.js">/);
    expect(diary).toContain('<link rel="modulepreload" href="/assets/shared-1.js">');
    expect(diary).toContain('<link rel="modulepreload" href="/assets/diary-1.js">');
    // Styles of a module come after those of its imports; the entry has only the theme's variables.
    const styles = diary.match(/(?<=<link rel="stylesheet" href="\/assets\/)[^"]+/g);
    expect(styles).toEqual(["main-1.css", "library-1.css", "shared-1.css", "diary-1.css"]);
    expect(await html(ada, "/")).not.toContain("diary-1.js");
    expect(await html(ada, "/de")).toContain('<link rel="modulepreload" href="/assets/de-1.js">');
    expect(await html(ada, "/")).not.toContain("landing-1.js");
    expect(await html(server.browser(), "/")).toContain('<link rel="modulepreload" href="/assets/landing-1.js">');
  });

  it("has a nonce of its own each time, on every script that runs", async () => {
    const nonces = new Set<string>();
    for (let n = 0; n < 3; n += 1) {
      const response = await ada.get("/");
      const nonce = /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "")?.[1] ?? "";
      nonces.add(nonce);
      const scripts = (await response.text()).match(/<script(?! type="application\/json")[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    }
    expect(nonces.size).toBe(3);
  });

  it("wears the chosen colours from the first byte", async () => {
    const browser = server.browser();
    expect(await html(browser, "/")).toContain('data-scheme="auto" data-mantine-color-scheme="light"');
    browser.cookies.set("morsel-color-scheme", "dark");
    expect(await html(browser, "/")).toContain('data-scheme="dark" data-mantine-color-scheme="dark"');
    browser.cookies.set("morsel-color-scheme", '"><script>');
    expect(await html(browser, "/")).toContain('data-scheme="auto"');
  });

  it("lets nothing out of its script element", async () => {
    await ada.send("PATCH", `/api/services/diary/${TODAY}`, {
      version: 0,
      note: "</script><script>alert(1)//<!-- \u2028 ]]>",
    });
    const page = await html(ada, "/food/diary");
    expect(page).not.toContain("alert(1)//<");
    expect(page.match(/<\/script>/g)).toHaveLength((page.match(/<script/g) ?? []).length);
    expect(stateIn(page)?.queries[0]?.data).toMatchObject({
      day: { note: "</script><script>alert(1)//<!-- \u2028 ]]>" },
    });
    expect(await html(ada, "/x%22%3E%3Cscript%3Ealert(1)%3C/script%3E", 404)).not.toContain("<script>alert");
  });

  it("tells robots what is for everybody, and finds the icon for old browsers", async () => {
    const robots = await ada.get("/robots.txt");
    expect([robots.status, robots.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(await robots.text()).toContain("Disallow: /api/");
    const icon = await ada.get("/favicon.ico");
    expect([icon.status, icon.headers.get("location")]).toEqual([301, "/favicon.svg"]);
  });

  it("serves the build's files, compressed where asked, and nothing beside them", async () => {
    const script = await ada.get("/assets/main-1.js", { "accept-encoding": "gzip, br" });
    expect([script.status, script.headers.get("content-encoding"), await script.text()]).toEqual([
      200,
      "br",
      "squeezed",
    ]);
    expect(script.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const plain = await ada.get("/assets/main-1.js");
    expect([plain.headers.get("content-type"), await plain.text()]).toEqual([
      "text/javascript; charset=utf-8",
      "export {};",
    ]);
    const icon = await ada.get("/favicon.svg");
    expect(icon.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect((await ada.get("/favicon.svg", { "if-none-match": icon.headers.get("etag") ?? "" })).status).toBe(304);
    for (const path of [
      "/.vite/manifest.json",
      "/assets/../.vite/manifest.json",
      "/assets/main-1.js.br",
      "/assets/%2e%2e/.vite/manifest.json",
    ])
      expect(await (await ada.get(path)).text()).not.toContain("isEntry");
  });
});
