import { barePath } from "../locales/index.ts";
import type { MenuItem } from "./menu-item.ts";

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

/** NA17: the mobile menu: closed, or open with perhaps one primary item expanded. */
export type MobileMenu = { readonly isOpen: false } | { readonly isOpen: true; readonly expanded: string | undefined };

export const CLOSED_MENU: MobileMenu = { isOpen: false };

export type MobileMenuEvent =
  | { readonly _tag: "HamburgerTapped" }
  | { readonly _tag: "PrimaryTapped"; readonly item: MenuItem }
  | { readonly _tag: "SecondaryTapped" };

/** NA17: a primary item with a secondary menu opens or folds it; any other link closes the menu, because it leads away. */
export const nextMobileMenu = (menu: MobileMenu, event: MobileMenuEvent): MobileMenu => {
  if (event._tag === "HamburgerTapped") return menu.isOpen ? CLOSED_MENU : { isOpen: true, expanded: undefined };
  if (!menu.isOpen || event._tag === "SecondaryTapped" || event.item.secondaryMenu.length === 0) return CLOSED_MENU;
  return { isOpen: true, expanded: menu.expanded === event.item.id ? undefined : event.item.id };
};

/** NA18: what the error page says when nobody gave it a message. */
export const DEFAULT_ERROR_MESSAGE = "request problem";

/** NA18: the message and the way back home. */
export const errorPage = (message?: string): { readonly message: string; readonly link: string } => ({
  message: message === undefined || message.trim() === "" ? DEFAULT_ERROR_MESSAGE : message,
  link: "/",
});
