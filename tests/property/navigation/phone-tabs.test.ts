import { isActive, phoneTabs, primaryMenu } from "@morsel/domain/navigation";
import { describe, expect, it } from "vitest";
import { flattenMenu, member, visitor } from "./sample-menus.ts";

describe("the tabs of a phone", () => {
  const tabs = phoneTabs(primaryMenu(member, "en"));

  it("NA21 home, diary and reports", () =>
    expect(tabs.map(({ id, link }) => [id, link])).toEqual([
      ["home", "/"],
      ["food-diary", "/food/diary"],
      ["reports", "/reports"],
    ]));

  it("NA21 a visitor has none", () => expect(phoneTabs(primaryMenu(visitor, "en"))).toEqual([]));

  it("NA21 at most one of them is where one is", () => {
    const paths = flattenMenu(primaryMenu(member, "en")).map(({ link }) => link);
    for (const path of [...paths, "/logged-in-homepage", "/food/calorie-chart-nutrition-facts/x"])
      expect(tabs.filter((tab) => isActive(tab, path)).length).toBeLessThanOrEqual(1);
  });
});
