import { footerLinks, isActive, openItems, phoneTabs, primaryMenu, type Viewer } from "@morsel/domain/navigation";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flattenMenu, linksOf, member, SITES, visitor } from "./sample-menus.ts";

const isOutside = (link: string) => link.startsWith("https:");

const menus = fc.constantFrom(
  primaryMenu(member, "en", SITES),
  primaryMenu(visitor, "de", SITES),
  primaryMenu(member, "en"),
  footerLinks("en"),
);
const opened = menus.chain((menu) => fc.tuple(fc.constant(menu), fc.subarray([...new Set(linksOf(menu))])));

describe("the menu of what is open", () => {
  it("NA20 leads nowhere that is not open, and to all that is", () => {
    fc.assert(
      fc.property(opened, ([menu, open]) => {
        const links = linksOf(openItems(menu, (link) => open.includes(link)));
        for (const link of links) expect(open.includes(link) || isOutside(link)).toBe(true);
        for (const link of linksOf(menu)) if (open.includes(link) || isOutside(link)) expect(links).toContain(link);
      }),
    );
  });

  it("NA20 keeps the order and everything of an item but where it leads", () => {
    fc.assert(
      fc.property(opened, ([menu, open]) => {
        const shown = flattenMenu(openItems(menu, (link) => open.includes(link)));
        const kept = flattenMenu(menu).filter(({ id }) => shown.some((item) => item.id === id));
        expect(shown.map(({ id, key, testId, activePageRegex }) => ({ id, key, testId, activePageRegex }))).toEqual(
          kept.map(({ id, key, testId, activePageRegex }) => ({ id, key, testId, activePageRegex })),
        );
      }),
    );
  });

  it("NA20 an item whose own page is not open leads to the first below it that is, and loads as that one does", () => {
    const menu = primaryMenu(member, "en");
    const only = (...links: readonly string[]) => openItems(menu, (link) => links.includes(link));
    expect(only("/exercise/mine", "/exercise/lookup")).toMatchObject([
      {
        id: "exercise",
        link: "/exercise/lookup",
        secondaryMenu: [{ id: "exercise-database" }, { id: "my-exercises" }],
      },
    ]);
    expect(only()).toEqual([]);
    expect(openItems(menu, () => true)).toEqual(menu);
    const forum = openItems(primaryMenu(member, "en"), (link) => link.includes("feature"));
    expect(forum).toMatchObject([
      { id: "community", fullRefresh: true, secondaryMenu: [{ id: "feature-suggestions" }] },
    ]);
  });
});

describe("the tabs of a phone", () => {
  const tabsWith = (viewer: Viewer, ...closed: readonly string[]) =>
    phoneTabs(openItems(primaryMenu(viewer, "en"), (link) => !closed.includes(link)));

  it("NA21 home, diary and reports; foods until the reports themselves are open", () => {
    expect(tabsWith(member).map(({ link }) => link)).toEqual(["/", "/food/diary", "/reports"]);
    expect(tabsWith(member, "/reports").map(({ id, link }) => [id, link])).toEqual([
      ["home", "/"],
      ["food-diary", "/food/diary"],
      ["food-database", "/food/calorie-chart-nutrition-facts"],
    ]);
  });

  it("NA21 a visitor has none", () => expect(tabsWith(visitor)).toEqual([]));

  it("NA21 at most one of them is where one is", () => {
    const paths = flattenMenu(primaryMenu(member, "en")).map(({ link }) => link);
    for (const path of [...paths, "/logged-in-homepage", "/food/calorie-chart-nutrition-facts/x"])
      for (const tabs of [tabsWith(member), tabsWith(member, "/reports")])
        expect(tabs.filter((tab) => isActive(tab, path)).length).toBeLessThanOrEqual(1);
  });
});
