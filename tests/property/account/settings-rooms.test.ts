import { isFoundBy, SETTINGS_GROUPS, settingsPath } from "@morsel/ui/features/account/settings-rooms";
import { describe, expect, it } from "vitest";

const units = { name: "Units", value: "Metric, kcal", group: "Units and region" };

describe("the search in settings", () => {
  it("finds a room by its name, its value and its group, in any order and without accents", () => {
    for (const text of ["", "  ", "uni", "METRIC", "kcal", "region units"])
      expect([text, isFoundBy(text, units)]).toEqual([text, true]);
    for (const text of ["nits", "metric goals"]) expect([text, isFoundBy(text, units)]).toEqual([text, false]);
    expect(isFoundBy("espanol", { name: "Language", value: "Español", group: "" })).toBe(true);
  });

  it("each room stands in one group, under one address", () => {
    const rooms = SETTINGS_GROUPS.flatMap(({ rooms: some }) => [...some]);
    expect(new Set(rooms).size).toBe(rooms.length);
    expect(new Set(rooms.map(settingsPath)).size).toBe(rooms.length);
  });
});
