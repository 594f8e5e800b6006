import { barePath } from "../locales/index.ts";

/** EL10 */
export const LEGAL_PATHS = ["/terms-of-service", "/privacy-policy", "/community-guidelines", "/data-usage"] as const;

/** EL10: the mobile-download prompt stays away from exactly these. */
export const SUPPRESSED_PATHS: readonly string[] = [
  "/premium",
  "/404",
  "/account/logout",
  "/premium/complete",
  "/account/forgot-password",
  "/account/create/username",
  "/account/create/consents",
  "/account/create/nutrition-goal",
  ...LEGAL_PATHS,
];

/** EL11: and from all that starts with one of these. */
export const SUPPRESSED_PREFIXES = ["/premium/redeem", "/premium/checkout"] as const;

const CHECKOUT = "/premium/checkout";

const callbackOf = (address: string): string => {
  const query = address.split("#", 1)[0]?.split("?").slice(1).join("?") ?? "";
  const given =
    query
      .split("&")
      .find((pair) => pair.startsWith("callbackUrl="))
      ?.slice("callbackUrl=".length) ?? "";
  try {
    return decodeURIComponent(given);
  } catch {
    // A broken encoding points nowhere.
    return "";
  }
};

/** A callback may be a path or an address with its origin; only its path tells where it leads. */
const pathOf = (address: string): string => barePath(address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, ""));

/** EL12: /account/login is suppressed for the signed in, and when its callback points at the premium checkout. */
const isSuppressedLogin = (address: string, isSignedIn: boolean): boolean =>
  isSignedIn || pathOf(callbackOf(address)).startsWith(CHECKOUT);

/** EL10, EL11, EL12: whether the prompt stays away from an address (path and query, locale prefix allowed). */
export const isDownloadSuppressed = (address: string, isSignedIn: boolean): boolean => {
  const path = barePath(address);
  return (
    SUPPRESSED_PATHS.includes(path) ||
    SUPPRESSED_PREFIXES.some((prefix) => path.startsWith(prefix)) ||
    (path === "/account/login" && isSuppressedLogin(address, isSignedIn))
  );
};
