import { LOCALES, pathIn } from "@morsel/domain/locales";
import {
  activePrimary,
  footerLinks,
  forumLink,
  headerLinks,
  isActive,
  isOpenOn,
  isSignedInOnly,
  primaryMenu,
  showsFollowLinks,
  suggestionsCategory,
  type Viewer,
  callbackAfterSignIn,
  withCallback,
} from "@morsel/domain/navigation";
import { describe, expect, it } from "vitest";
import { flattenMenu, linksOf, member, SITES, visitor } from "./sample-menus.ts";

const admin: Viewer = { ...member, isAdmin: true };

/** The specification's table, path by path, with what else makes each active. */
const TABLE: readonly (readonly [path: string, ...activeFor: string[]])[] = [
  ["/"],
  ["/account/my-goals"],
  ["/measurements/check-in", "/measurements", "/measurements/edit"],
  ["/messages", "/blocked-users"],
  ["/profile/ada"],
  ["/friends", "/invitations"],
  ["/invitations"],
  ["/account/settings"],
  ["/account/diary-settings"],
  ["/premium/account"],
  ["/food/diary"],
  ["/food/quick-add"],
  ["/food/calorie-chart-nutrition-facts"],
  ["/food/mine", "/food/edit", "/food/new", "/food/submit", "/food/duplicate"],
  ["/meal/mine"],
  ["/recipe_parser"],
  ["/exercise/diary"],
  ["/exercise/lookup", "/exercise/list-by-name", "/exercise/calories-burned"],
  ["/exercise/mine"],
  ["/reports"],
  ["/reports/export"],
  ["/reports/weekly-digest"],
  ["/reports/printable-diary/ada"],
  ["/apps"],
  ["/apps/logged_in_index"],
  ["/mobile/iphone"],
  ["/mobile/android"],
  ["/tools/bmr-calculator"],
  ["/apps/step-trackers"],
  ["/premium?source=menu_bar"],
];

describe("menus", () => {
  it("NA1 every item has its seven properties, a key and test id from its id, and a pattern that is one", () => {
    for (const viewer of [member, visitor])
      for (const item of flattenMenu([
        ...primaryMenu(viewer, "en", SITES),
        ...headerLinks(viewer, "/"),
        ...footerLinks("en"),
      ])) {
        expect(Object.keys(item).toSorted()).toEqual([
          "activePageRegex",
          "fullRefresh",
          "id",
          "key",
          "link",
          "secondaryMenu",
          "testId",
        ]);
        expect([item.key, item.testId]).toEqual([`navigation.${item.id}`, `navigation-${item.id}`]);
        if (item.activePageRegex !== undefined) expect(() => new RegExp(item.activePageRegex ?? "")).not.toThrow();
      }
    const ids = flattenMenu(primaryMenu(member, "en", SITES)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("NA2 a member's menu holds every path of the table, an admin's too", () => {
    for (const viewer of [member, admin])
      for (const [path] of TABLE) expect(linksOf(primaryMenu(viewer, "en", SITES))).toContain(path);
  });

  it("NA2 a strange username cannot leave its place in the address", () => {
    const links = linksOf(primaryMenu({ ...member, username: "a/../b?c#d" }, "en"));
    expect(links).toContain("/profile/a%2F..%2Fb%3Fc%23d");
  });

  it("NA3 a visitor's menu leads to the public pages and hides the rest", () => {
    const menu = primaryMenu(visitor, "en", SITES);
    expect(menu.map(({ id, link }) => [id, link]).slice(0, 3)).toEqual([
      ["food", "/nutrition-facts-calories"],
      ["exercise", "/exercise/lookup"],
      ["apps", "/apps"],
    ]);
    for (const { link } of flattenMenu(menu)) expect(isSignedInOnly(link)).toBe(false);
    for (const hidden of ["home", "reports", "settings", "premium", "goals"])
      expect(menu.map(({ id }) => id)).not.toContain(hidden);
  });

  it("NA4 forum and blog for everyone, no blog where there is none", () => {
    for (const viewer of [member, visitor]) {
      const ids = flattenMenu(primaryMenu(viewer, "de", SITES)).map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(["community", "feature-suggestions", "blog"]));
      expect(flattenMenu(primaryMenu(viewer, "de")).map(({ id }) => id)).not.toContain("blog");
    }
    expect(primaryMenu(member, "en", SITES).find(({ id }) => id === "blog")).toMatchObject({
      link: "https://blog.example",
      fullRefresh: true,
    });
  });

  it("NA4 other hosts are reached by a full page load, our own pages are not", () => {
    for (const item of flattenMenu(primaryMenu(member, "en", SITES)))
      expect([item.id, item.fullRefresh]).toEqual([item.id, /^https:|sso_login/.test(item.link)]);
  });

  it("NA5 the header by role", () => {
    const ids = (viewer: Viewer) => headerLinks(viewer, "/food/diary?a=1").map(({ id }) => id);
    expect(ids(visitor)).toEqual(["log-in", "sign-up"]);
    expect(ids(member)).toEqual(["help", "settings", "log-out"]);
    expect(ids(admin)).toEqual(["admin", "help", "settings", "log-out"]);
    expect([visitor, member, admin].map(showsFollowLinks)).toEqual([false, true, false]);
    expect(headerLinks(visitor, "/food/diary?a=1", "/x").map(({ link }) => link)).toEqual([
      "/account/login?callbackUrl=%2Ffood%2Fdiary%3Fa%3D1",
      "/account/create/welcome?callbackUrl=%2Fx",
    ]);
    expect(headerLinks(visitor, "/")[1]?.link).toBe("/account/create/welcome");
    expect(headerLinks(admin, "/").map(({ link }) => link)).toEqual([
      "/admin",
      "/zendesk/sso_login",
      "/account/settings",
      "/account/logout",
    ]);
    expect(headerLinks(member, "/")[0]?.fullRefresh).toBe(true);
  });

  it("NA19 the way back is the page itself, or what a way in carries", () => {
    expect(callbackAfterSignIn("/food/diary?date=2026-01-02")).toBe("/food/diary?date=2026-01-02");
    expect(callbackAfterSignIn("/de/nutrition-facts-calories")).toBe("/de/nutrition-facts-calories");
    for (const way of ["/account/login", "/de/account/create/username", "/account/logout/"]) {
      expect(callbackAfterSignIn(way)).toBeUndefined();
      expect(callbackAfterSignIn(`${way}?callbackUrl=`)).toBeUndefined();
      for (const page of ["/food/diary?date=2026-01-02", "/friends#x y"]) {
        const [, query] = withCallback("", page).split("?");
        expect(callbackAfterSignIn(`${way}?error=SessionRequired&${query}`)).toBe(page);
      }
    }
    for (const home of ["/", "/de", "/de/?utm=1"]) expect(callbackAfterSignIn(home)).toBeUndefined();
    expect(callbackAfterSignIn("/account/login?callbackUrl=%")).toBe("%");
  });

  it("NA6 the footer has its nine links", () => {
    expect(footerLinks("en").map(({ link }) => link)).toEqual([
      "/",
      "/terms-of-service",
      "/privacy-policy",
      "/privacy-policy#interest-based-advertising",
      "/contact-us",
      "/api",
      "/jobs",
      "/community-guidelines",
      "/data-usage",
    ]);
    for (const locale of LOCALES) expect(footerLinks(locale)).toHaveLength(9);
  });
});

describe("active state", () => {
  it("NA7 each item of the table is active on its paths in every language, and on no other path of the table", () => {
    const items = primaryMenu(member, "en", SITES).flatMap(({ secondaryMenu, ...item }) =>
      secondaryMenu.length > 0 ? secondaryMenu : [{ ...item, secondaryMenu }],
    );
    const everyPath = [...new Set(TABLE.flat())];
    for (const [path, ...activeFor] of TABLE) {
      const item = items.find(({ link }) => link === path);
      if (item === undefined) throw new Error(`no item for ${path}`);
      for (const current of everyPath)
        for (const locale of ["en", "de", "zh-TW"] as const)
          for (const shape of [current, `${current.split("?")[0]}/`, `${current.split("?")[0]}?x=1#y`])
            expect([path, shape, isActive(item, pathIn(locale, shape))]).toEqual([
              path,
              shape,
              [path, ...activeFor].includes(current),
            ]);
    }
  });

  it("NA7 a primary item is open where a secondary is active; other hosts never are", () => {
    const food = primaryMenu(member, "en", SITES).find(({ id }) => id === "food");
    expect(food !== undefined && isOpenOn(food, "/meal/mine")).toBe(true);
    expect(food !== undefined && isActive(food, "/meal/mine")).toBe(false);
    expect(food !== undefined && isOpenOn(food, "/food/calorie-chart-nutrition-facts/banana-sr28-09040")).toBe(true);
    for (const item of primaryMenu(member, "en", SITES).filter(({ id }) => id === "blog"))
      expect(isActive(item, "/")).toBe(false);
  });

  it("NA7 the community is active on our own forum for everyone, and on no other host's", () => {
    for (const viewer of [member, admin, visitor]) {
      const ids = (path: string, sites?: typeof SITES) =>
        flattenMenu(primaryMenu(viewer, "de", sites))
          .filter((item) => isActive(item, path))
          .map(({ id }) => id);
      expect(ids("/community")).toEqual(["community", "forum-categories"]);
      expect(ids("/de/community/categories/help?page=2")).toEqual(["community"]);
      expect(ids("/community/categories/funktionsvorschlaege")).toEqual(["community", "feature-suggestions"]);
      expect(ids("/communities")).toEqual([]);
      expect(ids("/community", SITES)).toEqual([]);
    }
  });

  it("NA7 apps are active on each of their pages, the calculator among them, for members and visitors", () => {
    const pages = ["/apps", "/apps/logged_in_index", "/mobile/iphone", "/mobile/android", "/tools/bmr-calculator"];
    for (const viewer of [member, visitor])
      for (const path of [...pages, "/de/apps/step-trackers"])
        expect([path, activePrimary(primaryMenu(viewer, "en"), path)?.id]).toEqual([path, "apps"]);
    expect(activePrimary(primaryMenu(visitor, "en"), "/tools/other")).toBeUndefined();
  });

  it("NA8 at most one primary item is marked, and the right one", () => {
    const menu = primaryMenu(member, "en", SITES);
    for (const [path, id] of [
      ["/", "home"],
      ["/account/my-goals", "home"],
      ["/premium/account", "home"],
      ["/premium", "premium"],
      ["/food/new", "food"],
      ["/exercise/lookup", "exercise"],
      ["/reports/export", "reports"],
      ["/apps/step-trackers", "apps"],
      ["/logged-in-homepage-v2", "home"],
    ] as const)
      expect(activePrimary(menu, path)?.id).toBe(id);
    expect(activePrimary(menu, "/terms-of-service")).toBeUndefined();
  });
});

describe("the forum", () => {
  it("NA9 members go through single sign-on with client id and target, visitors straight", () => {
    expect(forumLink("help", false, SITES.forum)).toBe("https://community.example/categories/help");
    const sso = new URL(forumLink("help", true, SITES.forum), "https://morsel.example");
    expect(sso.pathname).toBe("/community/sso_login");
    expect(Object.fromEntries(sso.searchParams)).toEqual({
      client_id: "web",
      target: "https://community.example/categories/help",
    });
  });

  it("NA10 the languages of the selector have their own suggestions, the others share English's", () => {
    expect(suggestionsCategory("en")).toBe("feature-suggestions");
    for (const locale of ["pl", "tr", "id", "ms", "tl"] as const)
      expect(suggestionsCategory(locale)).toBe("feature-suggestions");
    const own = LOCALES.map(suggestionsCategory).filter((slug) => slug !== "feature-suggestions");
    expect(new Set(own).size).toBe(14);
    for (const locale of LOCALES)
      expect(linksOf(primaryMenu(visitor, locale, SITES))).toContain(
        `https://community.example/categories/${suggestionsCategory(locale)}`,
      );
  });
});
