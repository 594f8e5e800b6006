import type { Unreachable } from "@morsel/application/platform/refusals";
import { makePreferences } from "@morsel/adapters/browser/preferences";
import { statusOf, watchSession } from "@morsel/adapters/browser/session-status";
import type { Me, SessionClient } from "@morsel/application/identity/client/session-client";
import type { UnitsClient } from "@morsel/application/identity/client/units-client";
import { DEFAULT_DIARY_SETTINGS } from "@morsel/domain/diary";
import { firstUnits, type UnitPreferences } from "@morsel/domain/units";
import { Effect } from "effect";
import { describe, expect, it } from "vitest";

const ADA: Me = {
  userId: "ada",
  username: "ada",
  email: "ada@example.org",
  locale: "en",
  timeZone: "Europe/Berlin",
  country: "DE",
  units: firstUnits("DE"),
  diary: DEFAULT_DIARY_SETTINGS,
};
const METRIC = { energy: "kcal", weight: "kg", height: "cm", water: "milliliters" };
const AMERICAN = { energy: "kcal", weight: "lb", height: "ft", water: "fluid_ounces" };

/** The page of an American browser, before which somebody may be signed in. */
const page = (me: Me | undefined, isReachable = true) => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const window = Object.assign(new EventTarget(), {
    localStorage,
    navigator: { languages: ["en-US"] },
    document: { cookie: "" },
    performance,
  }) as unknown as Window;
  const problems: unknown[] = [];
  const report = (problem: unknown) => problems.push(problem);
  const who: SessionClient["me"] = Effect.succeed(me);
  const session = { me: who } as SessionClient;
  const watch = watchSession(window, session, report, statusOf(me));
  const asked: Partial<UnitPreferences>[] = [];
  let units = me?.units ?? firstUnits("DE");
  const client: UnitsClient = {
    choose: (change) =>
      Effect.suspend(() => {
        asked.push(change);
        if (!isReachable) return Effect.fail<Unreachable>({ _tag: "Unreachable" });
        units = { ...units, ...change };
        return Effect.succeed(units);
      }),
  };
  const preferences = makePreferences(window, report, { watch, units: client });
  return { preferences, watch, kept, asked, problems };
};

describe("the units of a page", () => {
  it("J12 are the member's, whatever the browser says; a visitor's are the browser's", () => {
    const { preferences, watch } = page(ADA);
    expect(preferences.units()).toEqual(METRIC);
    watch.became(undefined);
    expect(preferences.units()).toEqual(AMERICAN);
    watch.became({ ...ADA, units: { ...ADA.units, bodyWeight: "stone", energy: "kilojoules" } });
    expect(preferences.units()).toEqual({ ...METRIC, weight: "st", energy: "kJ" });
  });

  it("J12 a member's choice shows at once and is kept with the member, not in the browser", async () => {
    const { preferences, watch, kept, asked } = page(ADA);
    preferences.chooseUnits({ weight: "lb", water: "cups" });
    expect(preferences.units()).toEqual({ ...METRIC, weight: "lb", water: "cups" });
    await expect.poll(watch.current).toMatchObject({ me: { units: { bodyWeight: "pounds", water: "cups" } } });
    expect([asked, kept.has("morsel-units")]).toEqual([[{ bodyWeight: "pounds", water: "cups" }], false]);
    expect(preferences.units()).toEqual({ ...METRIC, weight: "lb", water: "cups" });
  });

  it("J12 of several choices in a row each is kept, and none is shown as it was in between", async () => {
    const { preferences, watch } = page(ADA);
    const seen: unknown[] = [];
    preferences.chooseUnits({ weight: "lb" });
    preferences.units$.subscribe((units) => seen.push(units));
    preferences.chooseUnits({ energy: "kJ" });
    await expect.poll(watch.current).toMatchObject({ me: { units: { bodyWeight: "pounds", energy: "kilojoules" } } });
    const [first, ...rest] = [{ ...METRIC, weight: "lb" }, seen.slice(1)].flat();
    expect(first).toEqual(seen[0]);
    for (const units of rest) expect(units).toEqual({ ...METRIC, weight: "lb", energy: "kJ" });
  });

  it("J12 a choice that could not be kept is taken back", async () => {
    const { preferences, problems } = page(ADA, false);
    preferences.chooseUnits({ energy: "kJ", height: "ft" });
    expect(preferences.units()).toEqual({ ...METRIC, energy: "kJ", height: "ft" });
    await expect.poll(preferences.units).toEqual(METRIC);
    expect(problems).toEqual([]);
  });

  it("a visitor's choice stays in the browser", () => {
    const { preferences, kept, asked } = page(undefined);
    preferences.chooseUnits({ weight: "st" });
    expect(preferences.units()).toEqual({ ...AMERICAN, weight: "st" });
    expect([asked, kept.get("morsel-units")]).toEqual([[], "energy=kcal,weight=st,height=ft,water=fluid_ounces"]);
  });
});
