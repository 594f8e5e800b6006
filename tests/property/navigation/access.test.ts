import { LOCALES, pathIn } from "@morsel/domain/locales";
import {
  hasFooterPadding,
  headerPosition,
  isPersonalPage,
  isSignedInOnly,
  layoutOf,
  MENU_ITEM_HEIGHT,
  type MobileMenu,
  nextMobileMenu,
  primaryMenu,
  SIGNED_IN_PREFIXES,
  signInRedirect,
  VISITOR_PREFIXES,
  errorPage,
  type Viewer,
} from "@morsel/domain/navigation";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const member: Viewer = { isSignedIn: true, username: "ada", isAdmin: false };

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
        expect(isSignedInOnly(`/x/..${pathIn(locale, prefix + end)}`)).toBe(true);
        const encoded = path.replaceAll(/[a-z-]/gu, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
        expect(isSignedInOnly(encoded.replace("?%61=1", ""))).toBe(true);
        expect(isSignedInOnly(`${prefix.replace("o", "%6f")}/%ff`)).toBe(true);
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
    for (const path of ["/food/diary/ada", "/de/food/diary/ada", "/Food/Diary/Ada/"])
      expect(isSignedInOnly(path)).toBe(false);
    for (const path of ["/food/diary", "/food/diary/", "/food/diary/ada/x", "/food/diary/ada/../..", "/food/mine/x"])
      expect(isSignedInOnly(path)).toBe(true);
    for (const path of ["/account/login/../settings", "/account/created", "/account/help"])
      expect(isSignedInOnly(path)).toBe(true);
  });

  it("NA23 pages of one person are personal in every language, all others are not", () => {
    for (const locale of LOCALES) {
      for (const path of ["/food/diary/ada", "/reports/printable-diary/ada"])
        expect(isPersonalPage(pathIn(locale, path))).toBe(true);
      for (const path of ["/", "/food/diary", "/reports", "/community/topics/ada", "/food/diary/ada/x"])
        expect(isPersonalPage(pathIn(locale, path))).toBe(false);
    }
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
    expect(layoutOf(1920, true, true)).toBe("none");
    expect([layoutOf(320, false, true), layoutOf(1920, false, true)]).toEqual(["own", "own"]);
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
      fc
        .constantFrom("/", "/food/diary", "/de/apps", "/terms-of-service")
        .map((currentPath) => ({ _tag: "HamburgerTapped", items, currentPath }) as const),
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
              active: event.item.id,
              isExpanded: before.active !== event.item.id || !before.isExpanded,
            });
          if (menu.isOpen) expect(items.map(({ id }) => id)).toContain(menu.active);
        }
      }),
    );
  });

  it("NA17 an open mobile menu has an active item: the page's, or the first where the page has none", () => {
    const items = primaryMenu(member, "en");
    const opened = (currentPath: string) =>
      nextMobileMenu({ isOpen: false }, { _tag: "HamburgerTapped", items, currentPath });
    expect(opened("/de/exercise/mine?x=1")).toEqual({ isOpen: true, active: "exercise", isExpanded: true });
    expect(opened("/terms-of-service")).toEqual({ isOpen: true, active: "home", isExpanded: true });
    expect(opened("/premium")).toEqual({ isOpen: true, active: "premium", isExpanded: false });
    const none = { _tag: "HamburgerTapped", items: [], currentPath: "/" } as const;
    expect(nextMobileMenu({ isOpen: false }, none)).toEqual({ isOpen: false });
  });

  it("NA18 the error page says what it was given, or request problem", () => {
    expect(errorPage()).toEqual({ message: "request problem", link: "/" });
    expect(errorPage(" ")).toEqual({ message: "request problem", link: "/" });
    expect(errorPage("Gone").message).toBe("Gone");
  });
});
