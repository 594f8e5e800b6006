import { type MenuItem, menuItem } from "./menu-item.ts";
import type { Viewer } from "./menus.ts";

export const LOG_IN_PATH = "/account/login";
export const SIGN_UP_PATH = "/account/create/welcome";

/** A way in that leads back to `callback` afterwards: a path of this product with its query. */
export const withCallback = (path: string, callback: string | undefined): string =>
  callback === undefined ? path : `${path}?callbackUrl=${encodeURIComponent(callback.toWellFormed())}`;

/**
 * NA5: the header's links. Visitors: log in (with the current page as callback) and sign up. Members: help (full page load),
 * settings, log out. Admins: the admin link besides, and no follow links.
 */
export const headerLinks = (viewer: Viewer, currentUrl: string, signUpCallback?: string): readonly MenuItem[] =>
  viewer.isSignedIn
    ? [
        ...(viewer.isAdmin ? [menuItem("admin", "/admin")] : []),
        menuItem("help", "/zendesk/sso_login", { fullRefresh: true }),
        menuItem("settings", "/account/settings"),
        menuItem("log-out", "/account/logout"),
      ]
    : [
        menuItem("log-in", withCallback(LOG_IN_PATH, currentUrl)),
        menuItem("sign-up", withCallback(SIGN_UP_PATH, signUpCallback)),
      ];

/** NA5: social follow links are for members who are no admins. */
export const showsFollowLinks = (viewer: Viewer): boolean => viewer.isSignedIn && !viewer.isAdmin;
