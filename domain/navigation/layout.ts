import { barePath } from "../locales/index.ts";
import { activePrimary, type MenuItem } from "./menu-item.ts";

/** NA14: desktop above the tablet breakpoint, in px. */
export const TABLET_BREAKPOINT = 768;

export type Layout = "desktop" | "mobile" | "own" | "none";

/** NA14: no layout in the in-app view, the page's own where it brings one; an unknown width is a phone's, the smaller promise. */
export const layoutOf = (widthPx: number, isWebView: boolean, hasOwn = false): Layout =>
  isWebView ? "none" : hasOwn ? "own" : widthPx > TABLET_BREAKPOINT ? "desktop" : "mobile";

/** NA14: the header stays in place on desktop and sticks to the top on mobile. */
export const headerPosition = (layout: Layout): "static" | "sticky" => (layout === "mobile" ? "sticky" : "static");

/** NA15: the footer's extra bottom padding, which keeps it clear of the upsell's fixed button. */
export const hasFooterPadding = (layout: Layout, path: string, hasPremium: boolean): boolean =>
  layout === "mobile" && barePath(path) === "/premium" && !hasPremium;

/** NA16: height of a menu item on desktop, in px. */
export const MENU_ITEM_HEIGHT = 45;

/** NA17: the mobile menu: closed, or open with an active primary item, whose secondary items are shown or folded. */
export type MobileMenu =
  | { readonly isOpen: false }
  | { readonly isOpen: true; /** The id of a primary item. */ readonly active: string; readonly isExpanded: boolean };

export const CLOSED_MENU: MobileMenu = { isOpen: false };

export type MobileMenuEvent =
  | { readonly _tag: "HamburgerTapped"; readonly items: readonly MenuItem[]; readonly currentPath: string }
  | { readonly _tag: "PrimaryTapped"; readonly item: MenuItem }
  | { readonly _tag: "SecondaryTapped" };

/**
 * NA17: the menu opens on the page's primary item, or on the first where the page has none. A primary item with a secondary menu
 * opens or folds it; any other link closes the menu, because it leads away.
 */
export const nextMobileMenu = (menu: MobileMenu, event: MobileMenuEvent): MobileMenu => {
  if (event._tag === "HamburgerTapped") {
    const first = activePrimary(event.items, event.currentPath) ?? event.items[0];
    if (menu.isOpen || first === undefined) return CLOSED_MENU;
    return { isOpen: true, active: first.id, isExpanded: first.secondaryMenu.length > 0 };
  }
  if (!menu.isOpen || event._tag === "SecondaryTapped" || event.item.secondaryMenu.length === 0) return CLOSED_MENU;
  const { id } = event.item;
  return { isOpen: true, active: id, isExpanded: menu.active !== id || !menu.isExpanded };
};

/** NA18: what the error page says when nobody gave it a message. */
export const DEFAULT_ERROR_MESSAGE = "request problem";

/** NA18: the message and the way back home. */
export const errorPage = (message?: string): { readonly message: string; readonly link: string } => ({
  message: message === undefined || message.trim() === "" ? DEFAULT_ERROR_MESSAGE : message,
  link: "/",
});
