import { makeHttpTransport } from "@morsel/adapters/http-client/transport/http-transport";
import { diarySettingsClient } from "@morsel/adapters/http-contract/diary-settings/diary-settings-client";
import { sessionClient } from "@morsel/adapters/http-client/identity/session-client";
import { readSeed } from "@morsel/adapters/http-client/pages/shell-state";
import { DEFAULT_DIARY_SETTINGS, DEFAULT_SLOTS } from "@morsel/domain/diary";
import type { Dashboard } from "@morsel/domain/dashboard";
import type { NutrientId } from "@morsel/domain/nutrition";
import { Effect } from "effect";
import { beforeEach, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { joined, ORIGIN, startServer, type Browser, type Harness } from "../support/harness.ts";

/** The first day of a week in three kinds of answer. */
type Answer = {
  readonly from?: string;
  readonly days?: readonly { readonly date: string }[];
  readonly series?: readonly { readonly points: readonly { readonly from: string }[] }[];
};

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect);
const refusal = <A, E>(effect: Effect.Effect<A, E>): Promise<E> => Effect.runPromise(Effect.flip(effect));

const SLOTS = [...DEFAULT_SLOTS.slice(0, 3), { id: "snacks" as const, name: "Brotzeit" }];
const WITH_EXTRA = [...SLOTS, { id: "extra2" as const, name: "夜食" }];

describe("how a member wants to see the diary", () => {
  let server: Harness;
  let ada: Browser;
  let bob: Browser;
  beforeEach(async () => {
    server = await startServer();
    ada = await joined(server, "ada");
    bob = await joined(server, "bob");
  });
  const settingsOf = (browser: Browser) => diarySettingsClient(apiOver(ORIGIN, browser.fetch));
  const meOf = (browser: Browser) => run(sessionClient(makeHttpTransport(ORIGIN, browser.fetch)).me);
  const problemOf = async (body: unknown) => {
    const response = await ada.send("PATCH", "/api/services/diary-settings", body);
    return [response.status, await response.json()] as const;
  };

  it("is the usual until somebody says otherwise, and then what was said, for that member alone", async () => {
    expect(await run(settingsOf(ada).read)).toEqual(DEFAULT_DIARY_SETTINGS);
    const columns = ["sodium", "vitamin_b12"] as const;
    const first = await run(settingsOf(ada).change(0, { columns }));
    expect(first).toEqual({ ...DEFAULT_DIARY_SETTINGS, columns, version: 1 });
    const second = await run(settingsOf(ada).change(1, { slots: WITH_EXTRA }));
    expect(second).toEqual({ ...DEFAULT_DIARY_SETTINGS, columns, slots: WITH_EXTRA, version: 2 });
    expect(await run(settingsOf(ada).read)).toEqual(second);
    expect(await run(settingsOf(bob).read)).toEqual(DEFAULT_DIARY_SETTINGS);
  });

  it("comes with the session, with the page, and with the user's diary preferences", async () => {
    const settings = await run(settingsOf(ada).change(0, { columns: [], slots: WITH_EXTRA }));
    expect((await meOf(ada))?.diary).toEqual(settings);
    const page = await (await ada.get("/food/diary")).text();
    const [, state] = /<script type="application\/json" id="morsel-state">(.*?)<\/script>/s.exec(page) ?? [];
    expect(readSeed(state)?.me?.diary).toEqual(settings);
    const user = await (await ada.get("/api/services/users?fields=diary_preferences")).json();
    expect(user).toMatchObject({
      diary_preferences: {
        meal_names: ["breakfast", "lunch", "dinner", "Brotzeit", "夜食"],
        nutrient_columns: [],
        version: 1,
      },
    });
    expect((await meOf(bob))?.diary).toEqual(DEFAULT_DIARY_SETTINGS);
  });

  it("before the hour at which the day begins it is yesterday still: for the page, for goals, and for nobody else", async () => {
    // It is 13:00 in Berlin; eleven and a half hours later it is half past midnight of the next day.
    server.advance(11.5 * 3_600_000);
    const today = async (browser: Browser) => {
      const page = await (await browser.get("/food/diary")).text();
      return /"key":\["day","([^"]+)"\]/.exec(page)?.[1];
    };
    expect(await today(ada)).toBe("2026-03-06");
    await run(settingsOf(ada).change(0, { dayBeginsAt: 4 }));
    expect(await today(ada)).toBe("2026-03-05");
    expect(await today(bob)).toBe("2026-03-06");
    const steps = async (browser: Browser) =>
      (await browser.send("PATCH", "/api/services/goals", { version: 1, steps: 9000 })).json();
    expect(await steps(ada)).toMatchObject({ effective_from: "2026-03-05" });
    expect(await steps(bob)).toMatchObject({ effective_from: "2026-03-06" });
    server.advance(3.5 * 3_600_000);
    expect(await today(ada)).toBe("2026-03-06");
  });

  it("RE16 RE17 the home page’s parts, their order and what is hidden come back as chosen; what is none is refused", async () => {
    const dashboard: Dashboard = {
      widgets: ["streak", "lowCarb", "energy"],
      summary: ["net_carbohydrates", "iron", "vitamin_b12"],
      hidden: ["energy", "weight"],
    };
    const changed = await run(settingsOf(ada).change(0, { dashboard }));
    expect(changed).toEqual({ ...DEFAULT_DIARY_SETTINGS, dashboard, version: 1 });
    expect((await meOf(ada))?.diary.dashboard).toEqual(dashboard);
    expect(await (await ada.get("/api/services/users?fields=goal_displays")).json()).toMatchObject({
      goal_displays: ["streak", "lowCarb", "energy"],
    });
    for (const [wrong, field] of [
      [{ widgets: ["energy", "energy"] }, "dashboard.widgets"],
      [{ widgets: ["weather"] }, "dashboard.widgets"],
      [{ summary: ["iron"] }, "dashboard.summary"],
      [{ hidden: ["luck"] }, "dashboard.hidden"],
    ] as const) {
      const [status, body] = await problemOf({ version: 1, dashboard: { ...dashboard, ...wrong } });
      expect([status, body]).toMatchObject([422, { field }]);
    }
    for (const wrong of [{ widgets: "energy" }, { hidden: Array.from({ length: 500 }, () => "fat") }, null])
      expect((await problemOf({ version: 1, dashboard: wrong && { ...dashboard, ...wrong } }))[0]).toBe(400);
    expect(await run(settingsOf(ada).read)).toEqual(changed);
  });

  it("C7 the day on which the week starts is that of the country until one is chosen: for goals, reports and the digest alike", async () => {
    const starts = async () => {
      const from = async (path: string, at: (body: Answer) => string | undefined) =>
        at((await (await ada.get(`/api/services/${path}`)).json()) as Answer);
      return [
        await from("goals/week", ({ days: [first] = [] }) => first?.date),
        await from("reports/weekly-digest?date=2026-03-04", (body) => body.from),
        await from(
          "reports/series?series=energy&from=2026-02-20&to=2026-03-05&step=weekly",
          ({ series: [first] = [] }) => first?.points.at(-1)?.from,
        ),
      ];
    };
    // A member in Germany: Monday.
    expect(await starts()).toEqual(["2026-03-02", "2026-03-02", "2026-03-02"]);
    await run(settingsOf(ada).change(0, { weekStartsOn: "sunday" }));
    expect(await starts()).toEqual(["2026-03-01", "2026-03-01", "2026-03-01"]);
    await run(settingsOf(ada).change(1, { weekStartsOn: "saturday" }));
    expect(await starts()).toEqual(["2026-02-28", "2026-02-28", "2026-02-28"]);
    await run(settingsOf(ada).change(2, { weekStartsOn: "country" }));
    expect(await starts()).toEqual(["2026-03-02", "2026-03-02", "2026-03-02"]);
  });

  it("a repeat changes nothing, an old version is told what stands", async () => {
    const change = { columns: ["iron"] as readonly NutrientId[] };
    const first = await run(settingsOf(ada).change(0, change));
    expect(await run(settingsOf(ada).change(0, change))).toEqual(first);
    expect(await refusal(settingsOf(ada).change(0, { columns: [] }))).toEqual({
      _tag: "DiarySettingsVersionConflict",
      current: first,
    });
    expect(await run(settingsOf(ada).read)).toEqual(first);
  });

  it.each([
    [{ version: 0, nutrient_columns: ["energy"] }, 422, "nutrient_columns"],
    [{ version: 0, nutrient_columns: ["happiness"] }, 422, "nutrient_columns"],
    [{ version: 0, nutrient_columns: ["a", "b", "c", "d", "e", "f"] }, 422, "nutrient_columns"],
    [{ version: 0, meals: [] }, 422, "meals"],
    [{ version: 0, meals: [...SLOTS, { id: "lunch" }] }, 422, "meals"],
    [{ version: 0, meals: [...SLOTS, { id: "extra1" }] }, 422, "meals.extra1.name"],
    [{ version: 0, meals: [...SLOTS, { id: "extra1", name: "x".repeat(31) }] }, 422, "meals.extra1.name"],
    [{ version: 0, meals: [...SLOTS, { id: "brunch", name: "Brunch" }] }, 400, "meals.4.id"],
    [{ version: 0, nutrient_columns: Array.from({ length: 101 }, () => "iron") }, 400, "nutrient_columns"],
    [{ version: 0, day_begins_at: 13 }, 400, "day_begins_at"],
    [{ version: 0, day_begins_at: 1.5 }, 400, "day_begins_at"],
    [{ version: 0, week_starts_on: "friday" }, 400, "week_starts_on"],
    [{ nutrient_columns: [] }, 400, "version"],
  ])("refuses %j and names the field", async (body, status, field) => {
    expect(await problemOf(body)).toMatchObject([status, { field }]);
    expect(await run(settingsOf(ada).read)).toEqual(DEFAULT_DIARY_SETTINGS);
  });
});
