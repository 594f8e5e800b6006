import { LOCALES, pathIn } from "@morsel/domain/locales";
import {
  activePrimary,
  errorPage,
  footerLinks,
  forumLink,
  hasFooterPadding,
  headerLinks,
  headerPosition,
  isActive,
  isOpenOn,
  isSignedInOnly,
  layoutOf,
  MENU_ITEM_HEIGHT,
  type MenuItem,
  type MobileMenu,
  nextMobileMenu,
  primaryMenu,
  showsFollowLinks,
  SIGNED_IN_PREFIXES,
  signInRedirect,
  suggestionsCategory,
  VISITOR_PREFIXES,
  type Viewer,
} from "@morsel/domain/navigation";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const member: Viewer = { isSignedIn: true, username: "ada", isAdmin: false };
const admin: Viewer = { ...member, isAdmin: true };
const visitor: Viewer = { isSignedIn: false };
const SITES = {
  forum: { base: "https://community.example", singleSignOn: "/forum/sso_login", clientId: "web" },
  blog: "https://blog.example",
};

const all = (items: readonly MenuItem[]): readonly MenuItem[] => items.flatMap((item) => [item, ...item.secondaryMenu]);
const linksOf = (items: readonly MenuItem[]) => all(items).map(({ link }) => link);

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
      for (const item of all([
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
    const ids = all(primaryMenu(member, "en", SITES)).map(({ id }) => id);
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
    for (const { link } of all(menu)) expect(isSignedInOnly(link)).toBe(false);
    for (const hidden of ["home", "reports", "settings", "premium", "goals"])
      expect(menu.map(({ id }) => id)).not.toContain(hidden);
  });

  it("NA4 forum and blog for everyone, no blog where there is none", () => {
    for (const viewer of [member, visitor]) {
      const ids = all(primaryMenu(viewer, "de", SITES)).map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(["community", "feature-suggestions", "blog"]));
      expect(all(primaryMenu(viewer, "de")).map(({ id }) => id)).not.toContain("blog");
    }
    expect(primaryMenu(member, "en", SITES).find(({ id }) => id === "blog")).toMatchObject({
      link: "https://blog.example",
      fullRefresh: true,
    });
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
      expect(item, path).toBeDefined();
      if (item === undefined) continue;
      for (const current of everyPath)
        for (const locale of ["en", "de", "zh-TW"] as const)
          for (const shape of [current, `${current.split("?")[0]}/`, `${current.split("?")[0]}?x=1#y`])
            expect(isActive(item, pathIn(locale, shape)), `${path} on ${shape}`).toBe(
              [path, ...activeFor].includes(current),
            );
    }
  });

  it("NA7 a primary item is open where a secondary is active; other hosts never are", () => {
    const food = primaryMenu(member, "en", SITES).find(({ id }) => id === "food");
    expect(food !== undefined && isOpenOn(food, "/meal/mine")).toBe(true);
    expect(food !== undefined && isActive(food, "/meal/mine")).toBe(false);
    for (const item of primaryMenu(member, "en", SITES).filter(({ id }) => id === "blog"))
      expect(isActive(item, "/")).toBe(false);
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
    expect(sso.pathname).toBe("/forum/sso_login");
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

describe("access", () => {
  it("NA11 everything below a prefix is for the signed in, in every language and spelling", () => {
    const tail = fc.constantFrom("", "/", "/x", "?a=1", "#b", "/new/y");
    fc.assert(
      fc.property(fc.constantFrom(...SIGNED_IN_PREFIXES), tail, fc.constantFrom(...LOCALES), (prefix, end, locale) => {
        const path = pathIn(locale, prefix + end);
        expect(isSignedInOnly(path)).toBe(true);
        expect(isSignedInOnly(pathIn(locale, (prefix + end).toUpperCase()))).toBe(true);
        expect(isSignedInOnly(pathIn(locale, `/%${prefix.charCodeAt(1).toString(16)}${prefix.slice(2)}${end}`))).toBe(
          true,
        );
        expect(isSignedInOnly(pathIn(locale, `/x/..${prefix}${end}`))).toBe(true);
      }),
    );
    for (const path of [
      "/foods",
      "/accounts",
      "/foodie/x",
      "/",
      "/nutrition-facts-calories/milk",
      "/apps",
      "/privacy-policy",
      "/%",
      "/api/docs",
    ])
      expect(isSignedInOnly(path)).toBe(false);
  });

  it("NA11 /reports and /reports/ count exactly", () => {
    for (const path of [
      "/reports",
      "/reports/",
      "/reports?days=7",
      "/de/reports",
      "/reports/export",
      "/reports/weekly-digest/2026-01",
    ])
      expect(isSignedInOnly(path)).toBe(true);
    for (const path of ["/reports/printable-diary/ada", "/reports/other", "/reportsx"])
      expect(isSignedInOnly(path)).toBe(false);
  });

  it("NA12 nobody has to sign in to sign in", () => {
    for (const path of VISITOR_PREFIXES)
      for (const locale of LOCALES) expect(isSignedInOnly(pathIn(locale, path))).toBe(false);
    for (const path of ["/account/create/welcome", "/account/password-reset/0123456789"])
      expect(isSignedInOnly(path)).toBe(false);
    for (const path of ["/account/login/../settings", "/account/created", "/account/help"])
      expect(isSignedInOnly(path)).toBe(true);
  });

  it("NA13 sign-in is asked for with SessionRequired and the page as callback, in the page's language", () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), fc.webQueryParameters(), (locale, query) => {
        const page = pathIn(locale, `/food/diary?${query}`);
        const target = new URL(signInRedirect(page), "https://morsel.example");
        expect(target.pathname).toBe(pathIn(locale, "/account/login"));
        expect([target.searchParams.get("error"), target.searchParams.get("callbackUrl")]).toEqual([
          "SessionRequired",
          page,
        ]);
        expect(isSignedInOnly(target.pathname)).toBe(false);
      }),
    );
  });
});

describe("layout", () => {
  it("NA14 desktop above the tablet breakpoint, mobile up to it, nothing in an app", () => {
    expect([0, 767, 768, 769, 1920, Number.NaN].map((width) => layoutOf(width, false))).toEqual([
      "mobile",
      "mobile",
      "mobile",
      "desktop",
      "desktop",
      "mobile",
    ]);
    expect(layoutOf(1920, true)).toBe("none");
    expect([headerPosition("desktop"), headerPosition("mobile")]).toEqual(["static", "sticky"]);
  });

  it("NA15 extra padding in exactly one of all cases", () => {
    const cases = (["desktop", "mobile", "none"] as const).flatMap((layout) =>
      ["/premium", "/de/premium", "/premium/account", "/"].flatMap((path) =>
        [true, false].map((has) => [layout, path, has] as const),
      ),
    );
    expect(cases.filter((one) => hasFooterPadding(...one))).toEqual([
      ["mobile", "/premium", false],
      ["mobile", "/de/premium", false],
    ]);
  });

  it("NA16 a menu item is 45 px high", () => expect(MENU_ITEM_HEIGHT).toBe(45));

  it("NA17 the mobile menu opens, expands and closes", () => {
    const items = primaryMenu(member, "en");
    const events = fc.oneof(
      fc.constant({ _tag: "HamburgerTapped" } as const),
      fc.constantFrom(...items).map((item) => ({ _tag: "PrimaryTapped", item }) as const),
      fc.constant({ _tag: "SecondaryTapped" } as const),
    );
    fc.assert(
      fc.property(fc.array(events), (all) => {
        let menu: MobileMenu = { isOpen: false };
        for (const event of all) {
          const before = menu;
          menu = nextMobileMenu(menu, event);
          if (event._tag === "SecondaryTapped") expect(menu.isOpen).toBe(false);
          if (event._tag === "HamburgerTapped") expect(menu.isOpen).toBe(!before.isOpen);
          if (event._tag === "PrimaryTapped" && before.isOpen && event.item.secondaryMenu.length > 0)
            expect(menu).toEqual({
              isOpen: true,
              expanded: before.expanded === event.item.id ? undefined : event.item.id,
            });
        }
      }),
    );
  });

  it("NA18 the error page says what it was given, or request problem", () => {
    expect(errorPage()).toEqual({ message: "request problem", link: "/" });
    expect(errorPage(" ")).toEqual({ message: "request problem", link: "/" });
    expect(errorPage("Gone").message).toBe("Gone");
  });
});
