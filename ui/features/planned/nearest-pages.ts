import { barePath } from "@morsel/domain/locales";
import { isSignedInOnly } from "@morsel/domain/navigation";

/** For whom, and what has a screen: follows from the registered routes. */
export type Reachable = { readonly isSignedIn: boolean; readonly isOpen: (path: string) => boolean };

/**
 * Existing pages that serve a coming page's purpose, best first; the longest matching address counts. A page is never its own stand-in, and
 * Home is open for everyone.
 */
const NEAREST: Readonly<Record<string, readonly string[]>> = {
  "/account": ["/account/settings", "/account/login"],
  "/account/email-settings": ["/account/settings"],
  "/account/forgot-password": ["/contact-us"],
  "/account/login-counter-reset-request": ["/contact-us"],
  "/account/confirm-delete": ["/contact-us"],
  "/account/change-goals-guided": ["/account/my-goals"],
  "/account/consents-existing": ["/account/ad-consent-settings", "/privacy-policy"],
  "/account/ad-consent-settings": ["/privacy-policy"],
  "/account/sharing": ["/account/diary-settings"],
  "/account/help": ["/contact-us"],
  "/premium": ["/premium/features", "/premium", "/food/diary"],
  "/messages": ["/messages", "/contact-us"],
  "/friends": ["/friends", "/contact-us"],
  "/invitations": ["/friends"],
  "/blocked-users": ["/account/settings"],
  "/profile": ["/account/settings"],
  "/community": ["/community", "/contact-us"],
  "/forum": ["/community", "/contact-us"],
  "/food": ["/food/calorie-chart-nutrition-facts", "/food/diary"],
  "/food/mine": ["/meal/mine", "/food/calorie-chart-nutrition-facts"],
  "/food/new": ["/food/quick-add"],
  "/recipe_parser": ["/meal/mine", "/nutrition-facts-calories"],
  "/meal": ["/food/diary"],
  "/exercise": ["/exercise/diary"],
  "/reports": ["/reports", "/food/diary"],
  "/apps": ["/apps"],
  "/apps/step-trackers": ["/exercise/diary", "/apps"],
  "/mobile": ["/apps"],
  "/zendesk": ["/account/help", "/contact-us"],
  "/admin": ["/account/settings"],
  "/terms-of-service": ["/privacy-policy"],
};

const isBelow = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

/** NA20: the nearest open page to one that is not open. */
export const nearestPage = (address: string, { isSignedIn, isOpen }: Reachable): string => {
  const path = barePath(address);
  const candidates = Object.keys(NEAREST)
    .filter((prefix) => isBelow(path, prefix))
    .toSorted((a, b) => b.length - a.length)
    .flatMap((prefix) => NEAREST[prefix] ?? []);
  return candidates.find((one) => one !== path && isOpen(one) && (isSignedIn || !isSignedInOnly(one))) ?? "/";
};
