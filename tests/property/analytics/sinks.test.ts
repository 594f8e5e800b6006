import { makeAnalytics } from "@morsel/adapters/browser/analytics/analytics";
import { matomoAddress } from "@morsel/adapters/browser/analytics/matomo";
import type { MeasuringSettings } from "@morsel/domain/analytics";
import { Effect } from "effect";
import fc from "fast-check";
import { expect, it } from "vitest";

const ORIGIN = "https://food.example.org";
const DEVICE = "0192f4a1-0000-7000-8000-00112233aabb";

const storage = (values: Record<string, string>) => ({
  getItem: (name: string) => values[name] ?? null,
  setItem: (name: string, value: string) => {
    values[name] = value;
  },
});

/** A browser in which everything that leaves is written down. */
const browser = (settings: MeasuringSettings, cookie = "") => {
  const [scripts, calls, counted, reported]: [string[], string[], unknown[], unknown[]] = [[], [], [], []];
  const kept: Record<string, string> = {};
  const window = {
    document: { cookie },
    location: { origin: ORIGIN, protocol: "https:" },
    sessionStorage: storage(kept),
  } as unknown as Window & { dataLayer?: unknown[]; morselGoogleLayer?: unknown[] };
  const fetch = ((address: string) => {
    calls.push(address);
    return Promise.reject(new Error("blocked by the reader's browser"));
  }) as typeof globalThis.fetch;
  const analytics = makeAnalytics(window, fetch, {
    settings,
    client: { count: (view) => Effect.sync(() => void counted.push(view)) },
    scripts: { load: (_use, address) => void scripts.push(address), loaded: () => [] },
    report: (problem) => void reported.push(problem),
    newId: () => DEVICE,
  });
  return { analytics, window, scripts, calls, counted, reported, kept };
};
const view = { event: "page_view", page: "/apps", locale: "de" } as const;

it("RE12 of all sets of places a view goes to those that are enabled, and to no other", () =>
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean(), (dataLayer, firstParty, google, matomo) => {
      const seen = browser({
        dataLayer,
        firstParty,
        ...(google ? { google: "G-ABC123" } : {}),
        ...(matomo ? { matomo: { origin: "https://matomo.example.org", site: "7" } } : {}),
      });
      expect([seen.scripts, seen.calls, seen.window.document.cookie]).toEqual([[], [], ""]);
      seen.analytics.push(view);
      seen.analytics.push(view);
      expect([
        seen.window.dataLayer?.length ?? 0,
        seen.counted.length,
        seen.scripts.length > 0,
        seen.calls.length,
        seen.window.morselGoogleLayer === undefined,
      ]).toEqual([dataLayer ? 2 : 0, firstParty ? 2 : 0, google, matomo ? 2 : 0, !google]);
    }),
  ));

it("ID25, ME9: a view carries the device, the offer and the feature; the server's own figures carry none of it", () => {
  const seen = browser({ dataLayer: true, firstParty: true });
  seen.analytics.note("entry_point", "annual_trial");
  seen.analytics.note("feature", "menu_bar");
  seen.analytics.push(view);
  expect(seen.kept).toEqual({ entry_point: "annual_trial", feature: "menu_bar" });
  expect(seen.window.dataLayer).toEqual([
    { ...view, device_id: DEVICE, entry_point: "annual_trial", feature: "menu_bar" },
  ]);
  expect(seen.window.document.cookie).toContain(`anon-device-id=${DEVICE}; path=/;`);
  expect(seen.counted).toEqual([{ page: "/apps", locale: "de" }]);
});

it("ID25 the device that the cookie names is the one that is told, in any place of it", () => {
  for (const cookie of [
    "anon-device-id=known-1",
    "a=b; anon-device-id=known-1; c=d",
    "x-anon-device-id=no; anon-device-id=known-1",
  ]) {
    const seen = browser({ dataLayer: true }, cookie);
    seen.analytics.push(view);
    expect(seen.window.dataLayer).toMatchObject([{ device_id: "known-1" }]);
  }
});

it("W237 Google is told the page's name as its address, once to begin and with each view, and counts none by itself", () => {
  const seen = browser({ google: "G-ABC123" });
  seen.analytics.push(view);
  seen.analytics.push({ ...view, page: "/profile/*" });
  const layer = (seen.window.morselGoogleLayer ?? []).map((call) => [...(call as Iterable<unknown>)]);
  expect(layer.map(([name]) => name)).toEqual(["js", "config", "set", "event", "set", "event"]);
  expect(layer[1]?.[2]).toMatchObject({ send_page_view: false, page_location: `${ORIGIN}/apps`, page_referrer: "" });
  expect(layer[5]).toMatchObject(["event", "page_view", { page_location: `${ORIGIN}/profile/*` }]);
  expect(new Set(seen.scripts)).toEqual(
    new Set(["https://www.googletagmanager.com/gtag/js?id=G-ABC123&l=morselGoogleLayer"]),
  );
});

it("RE12 Matomo is asked by one address, with the visitor as it names them and the values of the session", () => {
  const place = { origin: "https://matomo.example.org", site: "7" };
  const told = {
    ...view,
    page: "/premium?source=menu_bar",
    device_id: DEVICE,
    entry_point: undefined,
    feature: "menu_bar",
  };
  const { origin, pathname, searchParams } = new URL(matomoAddress(place, told, ORIGIN));
  expect([origin, pathname]).toEqual(["https://matomo.example.org", "/matomo.php"]);
  expect(Object.fromEntries(searchParams)).toEqual({
    idsite: "7",
    rec: "1",
    apiv: "1",
    send_image: "0",
    action_name: "/premium?source=menu_bar",
    url: `${ORIGIN}/premium?source=menu_bar`,
    lang: "de",
    _id: "800000112233aabb",
    cvar: '{"1":["feature","menu_bar"]}',
  });
  expect(matomoAddress(place, { ...told, device_id: undefined }, ORIGIN)).not.toContain("_id");
});
