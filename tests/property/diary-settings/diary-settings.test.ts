import { WEEK_STARTS } from "@morsel/domain/calendar";
import {
  changeDiarySettings,
  checkColumns,
  COLUMNS_MAX,
  DEFAULT_DIARY_SETTINGS,
  DEFAULT_SLOTS,
  type DiarySettings,
  type DiarySettingsChange,
  type Slot,
} from "@morsel/domain/diary";
import { HOME_WIDGETS, type HideableFigure } from "@morsel/domain/dashboard";
import { NUTRIENT_IDS, type NutrientId } from "@morsel/domain/nutrition";
import { Effect } from "effect";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleWorld } from "../../support/world.ts";

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect);
const refusal = <A, E>(effect: Effect.Effect<A, E>): Promise<E> => Effect.runPromise(Effect.flip(effect));

const OTHERS = NUTRIENT_IDS.filter((id) => id !== "energy");
const columns = fc.uniqueArray(fc.constantFrom(...OTHERS), { maxLength: COLUMNS_MAX });
const name = fc.stringMatching(/^[a-zé食]{1,30}$/);
const slots = fc
  .tuple(fc.option(name), fc.option(name))
  .map(([lunch, extra]): readonly Slot[] => [
    ...DEFAULT_SLOTS.map((slot) => (slot.id === "lunch" && lunch !== null ? { ...slot, name: lunch } : slot)),
    ...(extra === null ? [] : [{ id: "extra1" as const, name: extra }]),
  ]);
const dashboard = fc.record({
  widgets: fc.shuffledSubarray([...HOME_WIDGETS]),
  summary: fc.shuffledSubarray([...OTHERS], { minLength: 3, maxLength: 3 }),
  hidden: fc.shuffledSubarray<HideableFigure>(["energy", "weight", "fat"]),
});
const change: fc.Arbitrary<DiarySettingsChange> = fc.record(
  { columns, slots, dayBeginsAt: fc.nat(12), weekStartsOn: fc.constantFrom(...WEEK_STARTS), dashboard },
  { requiredKeys: [] },
);

const changed = (settings: DiarySettings, to: DiarySettingsChange): DiarySettings => {
  const result = changeDiarySettings(settings, to);
  if (!result.ok) throw new Error(result.error._tag);
  return result.value;
};

describe("the columns of a diary", () => {
  it("D50 up to five nutrients beside energy are kept in the order in which they were chosen", () =>
    fc.assert(fc.property(columns, (ids) => void expect(checkColumns(ids)).toEqual({ ok: true, value: ids }))));

  it("D50 until somebody chooses they are carbohydrates, fat and protein", () => {
    expect(DEFAULT_DIARY_SETTINGS.columns).toEqual(["carbohydrates", "fat", "protein"]);
    expect(checkColumns(DEFAULT_DIARY_SETTINGS.columns).ok).toBe(true);
  });

  it.each([
    ["energy, which stands first anyway", ["energy"]],
    ["what is no nutrient", ["carbohydrates", "happiness"]],
    ["a name that every object has", ["constructor"]],
    ["one nutrient twice", ["iron", "iron"]],
    ["six", OTHERS.slice(0, 6)],
  ])("D50 refuses %s", (_what, ids) => {
    expect(checkColumns(ids)).toEqual({ ok: false, error: { _tag: "ColumnsRefused", max: 5 } });
    expect(changeDiarySettings(DEFAULT_DIARY_SETTINGS, { columns: ids as NutrientId[] }).ok).toBe(false);
  });
});

describe("changing diary settings", () => {
  it("D51 gives the next version, and leaves alone what was not named", () =>
    fc.assert(
      fc.property(change, change, (first, second) => {
        const before = changed(DEFAULT_DIARY_SETTINGS, first);
        const after = changed(before, second);
        expect(after.columns).toEqual(second.columns ?? before.columns);
        expect(after.slots).toEqual(second.slots ?? before.slots);
        expect(after.dashboard).toEqual(second.dashboard ?? before.dashboard);
        expect(after.dayBeginsAt).toBe(second.dayBeginsAt ?? before.dayBeginsAt);
        const shown = (settings: DiarySettings) => JSON.stringify({ ...settings, version: 0 });
        const isOther = shown(after) !== shown(before);
        expect(after.version).toBe(before.version + (isOther ? 1 : 0));
      }),
    ));

  it("D51 asked for what stands already they are the very same", () =>
    fc.assert(
      fc.property(change, (wanted) => {
        const once = changed(DEFAULT_DIARY_SETTINGS, wanted);
        expect(changed(once, wanted)).toBe(once);
      }),
    ));

  it("D51 a repeat is answered as the first time, whatever version it saw; any other change has to have seen what stands", () =>
    fc.assert(
      fc.asyncProperty(change, change, async (wanted, other) => {
        const world = sampleWorld({ days: 0, isTodayBegun: false });
        const member = world.browser.member;
        if (member === undefined) throw new Error("nobody is signed in");
        const first = await run(world.changeDiarySettings({ member, version: 0, change: wanted }));
        expect(await run(world.changeDiarySettings({ member, version: 0, change: wanted }))).toEqual(first);
        expect(await run(world.stores.settings.of(member))).toEqual(first);
        if (changed(first, other) === first || first.version === 0) return;
        expect(await refusal(world.changeDiarySettings({ member, version: 0, change: other }))).toEqual({
          _tag: "DiarySettingsVersionConflict",
          current: first,
        });
        expect(await run(world.stores.settings.of(member))).toEqual(first);
      }),
      { numRuns: 25 },
    ));

  it("C7 refuses a week that begins on a day that is none of the choices", () => {
    expect(changeDiarySettings(DEFAULT_DIARY_SETTINGS, { weekStartsOn: "friday" as never })).toEqual({
      ok: false,
      error: { _tag: "WeekStartRefused", accepted: WEEK_STARTS },
    });
  });

  it.each([-1, 13, 4.5, Number.NaN])("D15 refuses to begin a day at %d", (dayBeginsAt) => {
    expect(changeDiarySettings(DEFAULT_DIARY_SETTINGS, { dayBeginsAt })).toEqual({
      ok: false,
      error: { _tag: "DayBeginningRefused", max: 12 },
    });
  });

  it("D13 refuses a name that is none and says which", () => {
    const slotsWith = (id: Slot["id"], given: string) => [
      ...DEFAULT_SLOTS.filter((slot) => slot.id !== id),
      { id, name: given },
    ];
    for (const [id, given] of [
      ["lunch", "   "],
      ["extra1", ""],
      ["snacks", "x".repeat(31)],
    ] as const)
      expect(changeDiarySettings(DEFAULT_DIARY_SETTINGS, { slots: slotsWith(id, given) })).toMatchObject({
        ok: false,
        error: { _tag: "SlotNameRefused", id },
      });
  });
});
