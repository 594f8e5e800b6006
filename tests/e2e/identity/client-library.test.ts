import type { Page } from "playwright-core";
import { build } from "vite";
import { beforeAll, expect, it } from "vitest";
import { DESKTOP, openVisit, type Visit } from "../../support/browser.ts";
import { newMember, type SignedInMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

/**
 * The client of the React world that speaks the specification's authentication paths, unchanged, in a page of this origin:
 * whatever it asks, the server has to answer as it expects.
 */
const site = serveServer();
const PAGE = "/client-library-test";
let script = "";
let ada: SignedInMember;

const SOURCE = `
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { getCsrfToken, getProviders, getSession, SessionProvider, signIn, signOut, useSession } from "next-auth/react";
window.client = { getCsrfToken, getProviders, getSession, signIn, signOut };
const Shown = () => {
  const { data, status } = useSession({ required: location.hash === "#required" });
  return createElement("p", { id: "shown" }, status + " " + (data?.user?.name ?? "nobody"));
};
const refetchInterval = Number(new URLSearchParams(location.search).get("poll") ?? 0);
createRoot(document.getElementById("root")).render(
  createElement(SessionProvider, { refetchInterval, refetchOnWindowFocus: true }, createElement(Shown)),
);
`;

beforeAll(async () => {
  const entry = "virtual:client-library";
  const [output] = [
    await build({
      configFile: false,
      logLevel: "error",
      root: import.meta.dirname,
      define: { "process.env.NODE_ENV": '"production"', "process.env": "{}", process: "undefined" },
      plugins: [
        {
          name: "client-library",
          resolveId: (id) => (id === entry ? `${import.meta.dirname}/client-library.js` : undefined),
          load: (id) => (id.endsWith("/client-library.js") ? SOURCE : undefined),
        },
      ],
      build: { write: false, minify: false, rollupOptions: { input: entry, output: { format: "iife" } } },
    }),
  ].flat();
  if (output === undefined || !("output" in output)) throw new Error("Nothing was built.");
  script = output.output[0].code;
  ada = await newMember(site.origin);
});

const opened = async (search = "", from?: Visit): Promise<Visit> => {
  const seen =
    from === undefined ? await openVisit(site.browser, DESKTOP) : { ...from, page: await from.context.newPage() };
  await seen.context.route(`**${PAGE}*`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><div id="root"></div><script>${script.replaceAll("</script", "<\\/script")}</script>`,
    }),
  );
  await seen.page.goto(`${site.origin}${PAGE}${search}`);
  return seen;
};

type Client = {
  readonly getSession: () => Promise<unknown>;
  readonly getProviders: () => Promise<unknown>;
  readonly getCsrfToken: () => Promise<unknown>;
  readonly signIn: (provider: string, options?: object) => Promise<unknown>;
  readonly signOut: (options?: object) => Promise<unknown>;
};

const ask = (page: Page, method: keyof Client, ...given: readonly unknown[]): Promise<unknown> =>
  page.evaluate(
    ([name, list]) =>
      (globalThis as unknown as { client: Record<string, (...of: readonly unknown[]) => Promise<unknown>> }).client[
        name
      ]?.(...list),
    [method, given] as const,
  );

const shows = (page: Page, text: string): Promise<void> => page.locator("#shown", { hasText: text }).waitFor();
const credentials = (who: SignedInMember, password = who.password) => ({
  username: who.username,
  password,
  redirect: false,
  callbackUrl: "/food/diary",
});

it("signs in right and wrong, knows the session, and signs out, in all tabs", async () => {
  const first = await opened();
  const { page } = first;
  await shows(page, "unauthenticated nobody");
  expect(await ask(page, "getProviders")).toMatchObject({ credentials: { id: "credentials", type: "credentials" } });
  expect(await ask(page, "getCsrfToken")).toMatch(/^[0-9a-f]{64}$/);
  expect(await ask(page, "getSession")).toBeNull();
  const wrong = await ask(page, "signIn", "credentials", credentials(ada, "not the password"));
  expect(wrong).toEqual({ error: "CredentialsSignin", status: 401, ok: false, url: null });
  const other = await opened("", first);
  await shows(other.page, "unauthenticated nobody");
  const right = await ask(page, "signIn", "credentials", credentials(ada));
  expect(right).toEqual({ error: null, status: 200, ok: true, url: `${site.origin}/food/diary` });
  await shows(page, `authenticated ${ada.username}`);
  expect(await ask(page, "getSession")).toEqual({
    user: { name: ada.username, email: ada.email },
    userId: expect.any(String),
    expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    // ID110: a client reads both with the session; the library gives them on as they are.
    hasPremium: false,
    isTrialEligible: true,
  });
  // On word of the other tab: a word of the same second is the same word, which browsers do not pass on.
  await expect
    .poll(async () => {
      await ask(page, "getSession");
      return other.page.locator("#shown").textContent();
    })
    .toBe(`authenticated ${ada.username}`);
  expect(await ask(page, "signOut", { redirect: false, callbackUrl: "/" })).toEqual({ url: `${site.origin}/` });
  await shows(page, "unauthenticated nobody");
  await shows(other.page, "unauthenticated nobody");
  await first.context.close();
});

it("asks again on focus and by polling, and finds who signed out elsewhere", async () => {
  for (const search of ["", "?poll=1"]) {
    const { page, context } = await opened(search);
    await ask(page, "signIn", "credentials", credentials(ada));
    await shows(page, `authenticated ${ada.username}`);
    // Without a word to any tab.
    await context.clearCookies({ name: "next-auth.session-token" });
    if (search === "") await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await shows(page, "unauthenticated nobody");
    await context.close();
  }
});

it("leads to the sign-in page with an unknown provider, and to the error page without the list", async () => {
  const { page, context } = await opened();
  await Promise.all([
    page.waitForURL(/\/account\/login\?callbackUrl=/),
    ask(page, "signIn", "nobody").catch(() => undefined),
  ]);
  await page.goto(site.origin + PAGE);
  await context.route("**/api/auth/providers", (route) => route.fulfill({ status: 503, json: { status: 503 } }));
  const told = page.waitForRequest(/api\/auth\/_log/);
  await Promise.all([
    page.waitForURL(/\/account\/login\/error\?error=UnknownError/),
    ask(page, "signIn", "credentials").catch(() => undefined),
  ]);
  expect(new URLSearchParams((await told).postData() ?? "").get("code")).toBe("CLIENT_FETCH_ERROR");
  await page.getByText("Something unexpected went wrong.").waitFor();
  await context.close();
});

it("ID19 a session that cannot be fetched is logged by its code, which the server takes, and is nobody's", async () => {
  const { page, context } = await opened();
  await shows(page, "unauthenticated");
  await context.route("**/api/auth/session", (route) => route.fulfill({ status: 500, json: { status: 500 } }));
  const taken = page.waitForResponse(/api\/auth\/_log/);
  expect(await ask(page, "getSession")).toBeNull();
  expect((await taken).status()).toBe(200);
  await context.close();
});

it("a page that requires a session leads to the sign-in page with SessionRequired, and back", async () => {
  const { page, context } = await opened("#required");
  await page.waitForURL(/\/account\/login\?/);
  const { searchParams } = new URL(page.url());
  expect([searchParams.get("error"), searchParams.get("callbackUrl")]).toEqual([
    "SessionRequired",
    `${site.origin}${PAGE}#required`,
  ]);
  await page.getByText("Log in to see this page.").waitFor();
  await context.close();
});
