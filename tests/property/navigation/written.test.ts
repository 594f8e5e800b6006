import {
  activePrimary,
  BUILT_IN_FORUM,
  footerLinks,
  forumLink,
  forumTarget,
  type MenuItem,
  menuItem,
  nextMobileMenu,
  primaryMenu,
  callbackAfterSignIn,
} from "@morsel/domain/navigation";
import { describe, expect, it } from "vitest";

const ids = (items: readonly MenuItem[]) => items.map(({ id }) => id).join(" ");

/** Ids name messages and are what tests of pages look for: they change with both or not at all. */
describe("menus in words", () => {
  const menu = primaryMenu({ isSignedIn: true, username: "ada", isAdmin: false }, "en");

  it("NA1 NA2 the ids of a member's items, primary and secondary", () => {
    expect(ids(menu)).toBe("home food exercise reports apps community premium");
    expect(menu.map(({ secondaryMenu }) => ids(secondaryMenu))).toEqual([
      "home-overview goals check-in messages profile friends invitations settings diary-settings premium-account",
      "food-diary quick-add food-database my-foods my-meals recipes",
      "exercise-diary exercise-database my-exercises",
      "charts export weekly-digest printable-diary",
      "apps-overview my-apps iphone android bmr-calculator step-trackers",
      "forum-categories feature-suggestions",
      "",
    ]);
  });

  it("NA6 the ids of the footer's links", () => {
    expect(ids(footerLinks("en"))).toBe(
      "calorie-counter terms-of-service privacy-policy interest-based-advertising contact-us api jobs community-guidelines data-usage",
    );
  });

  it("NA7 a forum whose path has signs that patterns use is active on itself only", () => {
    const forum = { ...BUILT_IN_FORUM, base: "/a.b+(c)" };
    const items = primaryMenu({ isSignedIn: false }, "en", { forum, blog: "" });
    expect([activePrimary(items, "/a.b+(c)/x")?.id, activePrimary(items, "/aXbb(c)")?.id]).toEqual([
      "community",
      undefined,
    ]);
  });

  it("NA8 of two items that are both active the first is marked", () => {
    const [one, two] = [menuItem("one", "/x"), menuItem("two", "/x")];
    const deep = (id: string) => menuItem(id, `/${id}`, { secondaryMenu: [menuItem("in", "/x/y")] });
    expect(activePrimary([one, two], "/x")?.id).toBe("one");
    expect(activePrimary([deep("first"), deep("second")], "/x/y")?.id).toBe("first");
  });

  it("NA9 the entry leads to the forum's own addresses alone", () => {
    const base = "https://community.example";
    for (const own of [base, `${base}/categories/help`, `${base}/c/x?page=2`])
      expect(forumTarget(own, { base })).toBe(own);
    for (const other of [
      "",
      "https://evil.example",
      `${base}.evil.example/`,
      `${base}@evil.example`,
      "//evil.example",
      "javascript:alert(1)",
      `${base}/a\\b`,
    ])
      expect(forumTarget(other, { base })).toBe(base);
    const targets = ["/community/topics/1", "/community/../account", "/communityx", "/food"];
    expect(targets.map((to) => forumTarget(to, BUILT_IN_FORUM))).toEqual([
      "/community/topics/1",
      "/community",
      "/community",
      "/community",
    ]);
  });

  it("NA9 our own forum's entry, client and address", () => {
    expect(BUILT_IN_FORUM).toEqual({
      base: "/community",
      singleSignOn: "/community/sso_login",
      clientId: "morsel-web",
    });
    expect([forumLink("", false), forumLink("help", false)]).toEqual(["/community", "/community/categories/help"]);
  });

  it("NA17 one that has a single secondary item expands; one that has none closes the menu", () => {
    const item = (id: string, count: number) =>
      menuItem(id, `/${id}`, { secondaryMenu: Array.from({ length: count }, (_, i) => menuItem(`${id}${i}`, "/z")) });
    const open = { isOpen: true, active: "none", isExpanded: false } as const;
    expect(nextMobileMenu(open, { _tag: "PrimaryTapped", item: item("one", 1) })).toMatchObject({ isExpanded: true });
    expect(nextMobileMenu(open, { _tag: "PrimaryTapped", item: item("bare", 0) })).toEqual({ isOpen: false });
    const opened = nextMobileMenu(
      { isOpen: false },
      { _tag: "HamburgerTapped", items: [item("one", 1)], currentPath: "/one" },
    );
    expect(opened).toMatchObject({ isExpanded: true });
  });

  it("NA19 the exercise look-up is no way in: whoever comes from it comes back to it", () => {
    expect(callbackAfterSignIn("/exercise/lookup?callbackUrl=%2Ffood")).toBe("/exercise/lookup?callbackUrl=%2Ffood");
    expect(callbackAfterSignIn("/account/login?callbackUrl=%2Ffood%2Fdiary")).toBe("/food/diary");
  });
});
