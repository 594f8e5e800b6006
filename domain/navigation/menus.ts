import { isExternalUrl, type Locale } from "../locales/index.ts";
import { BUILT_IN_FORUM, forumLink, type ForumSite, suggestionsCategory } from "./forum-links.ts";
import { type MenuItem, menuItem } from "./menu-item.ts";

export type Viewer =
  | { readonly isSignedIn: false }
  | { readonly isSignedIn: true; readonly username: string; readonly isAdmin: boolean };

export type Sites = { readonly forum: ForumSite; readonly blog: string };

/** The blog is an external host; where the operator has none, the item is left out. */
export const DEFAULT_SITES: Sites = { forum: BUILT_IN_FORUM, blog: "" };

const homeMenu = (name: string): readonly MenuItem[] => [
  menuItem("home-overview", "/"),
  menuItem("goals", "/account/my-goals"),
  menuItem("check-in", "/measurements/check-in", { activePageRegex: "^/measurements(/|$)" }),
  menuItem("messages", "/messages", { activePageRegex: "^/blocked-users(/|$)" }),
  menuItem("profile", `/profile/${name}`),
  menuItem("friends", "/friends", { activePageRegex: "^/invitations(/|$)" }),
  menuItem("invitations", "/invitations"),
  menuItem("settings", "/account/settings"),
  menuItem("diary-settings", "/account/diary-settings"),
  menuItem("premium-account", "/premium/account"),
];

const FOOD_MENU: readonly MenuItem[] = [
  menuItem("food-diary", "/food/diary"),
  menuItem("quick-add", "/food/quick-add"),
  menuItem("food-database", "/food/calorie-chart-nutrition-facts", {
    activePageRegex: "^/(food/calorie-chart-nutrition-facts|nutrition-facts-calories)(/|$)",
  }),
  menuItem("my-foods", "/food/mine", { activePageRegex: "^/food/(edit|new|submit|duplicate)(/|$)" }),
  menuItem("my-meals", "/meal/mine"),
  menuItem("recipes", "/recipe_parser"),
];

const EXERCISE_LOOKUP = "^/exercise/(list-by-name|calories-burned)(/|$)";

const EXERCISE_MENU: readonly MenuItem[] = [
  menuItem("exercise-diary", "/exercise/diary"),
  menuItem("exercise-database", "/exercise/lookup", { activePageRegex: EXERCISE_LOOKUP }),
  menuItem("my-exercises", "/exercise/mine"),
];

const reportsMenu = (name: string): readonly MenuItem[] => [
  menuItem("charts", "/reports"),
  menuItem("export", "/reports/export"),
  menuItem("weekly-digest", "/reports/weekly-digest"),
  menuItem("printable-diary", `/reports/printable-diary/${name}`),
];

const APPS_MENU: readonly MenuItem[] = [
  menuItem("apps-overview", "/apps"),
  menuItem("my-apps", "/apps/logged_in_index"),
  menuItem("iphone", "/mobile/iphone"),
  menuItem("android", "/mobile/android"),
  menuItem("bmr-calculator", "/tools/bmr-calculator"),
  menuItem("step-trackers", "/apps/step-trackers"),
];

/** NA7: members reach our own forum by single sign-on, and are then where visitors go straight; an outside forum is never active. */
const activeOn = (path: string, end: "$" | "(/|$)"): { readonly activePageRegex?: string } =>
  isExternalUrl(path) ? {} : { activePageRegex: `^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}${end}` };

/** NA4: the forum and the blog, the same for everyone but for the way into the forum. */
const elsewhere = (locale: Locale, isSignedIn: boolean, { forum, blog }: Sites): readonly MenuItem[] => [
  menuItem("community", forumLink("", isSignedIn, forum), {
    ...activeOn(forum.base, "(/|$)"),
    fullRefresh: true,
    secondaryMenu: [
      menuItem("forum-categories", forumLink("", isSignedIn, forum), {
        ...activeOn(forum.base, "$"),
        fullRefresh: true,
      }),
      menuItem("feature-suggestions", forumLink(suggestionsCategory(locale), isSignedIn, forum), {
        ...activeOn(forumLink(suggestionsCategory(locale), false, forum), "(/|$)"),
        fullRefresh: true,
      }),
    ],
  }),
  ...(blog === "" ? [] : [menuItem("blog", blog, { fullRefresh: true })]),
];

/** NA2: the primary bar of a member, an admin included. */
const memberMenu = (username: string): readonly MenuItem[] => {
  const name = encodeURIComponent(username.toWellFormed());
  return [
    menuItem("home", "/", { activePageRegex: "^/logged-in-homepage(-v2)?$", secondaryMenu: homeMenu(name) }),
    menuItem("food", "/food/diary", { secondaryMenu: FOOD_MENU }),
    menuItem("exercise", "/exercise/diary", { secondaryMenu: EXERCISE_MENU }),
    menuItem("reports", "/reports", { secondaryMenu: reportsMenu(name) }),
    menuItem("apps", "/apps", { secondaryMenu: APPS_MENU }),
  ];
};

/** NA3: the primary bar of a visitor: no home, no reports, no account items. */
const VISITOR_MENU: readonly MenuItem[] = [
  menuItem("food", "/nutrition-facts-calories", { activePageRegex: "^/nutrition-facts-calories(/|$)" }),
  menuItem("exercise", "/exercise/lookup", { activePageRegex: EXERCISE_LOOKUP }),
  menuItem("apps", "/apps", { activePageRegex: "^/(apps|mobile|tools/bmr-calculator)(/|$)" }),
];

/** NA2, NA3, NA4, NA20: the primary navigation, left to right. */
export const primaryMenu = (viewer: Viewer, locale: Locale, sites: Sites = DEFAULT_SITES): readonly MenuItem[] => [
  ...(viewer.isSignedIn ? memberMenu(viewer.username) : VISITOR_MENU),
  ...elsewhere(locale, viewer.isSignedIn, sites),
  ...(viewer.isSignedIn ? [menuItem("premium", "/premium?source=menu_bar")] : []),
];
