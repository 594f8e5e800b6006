import { CLIENT_ERROR, CLIENT_FETCH_ERROR } from "./client-errors.ts";

/** ID18: the codes of authentication; the code is what goes into logs and `?error=`. What each means is said beside the rule. */
export const AUTH_ERRORS = [
  "MISSING_AUTH_API_ROUTE_ERROR",
  "NO_SECRET",
  "CALLBACK_CREDENTIALS_HANDLER_ERROR",
  "EMAIL_REQUIRES_ADAPTER_ERROR",
  "MISSING_ADAPTER_METHODS_ERROR",
  "CALLBACK_CREDENTIALS_JWT_ERROR",
  "INVALID_CALLBACK_URL_ERROR",
  "OAuthCallbackError",
  "AccountNotLinkedError",
  "UnknownError",
  "SessionRequired",
] as const;

export type AuthErrorCode = (typeof AUTH_ERRORS)[number];

/** ID18 */
export const isAuthErrorCode = (code: unknown): code is AuthErrorCode => AUTH_ERRORS.some((known) => known === code);

/** ID18: a code that nobody knows is the unknown error. */
export const authErrorCode = (code: unknown): AuthErrorCode => (isAuthErrorCode(code) ? code : "UnknownError");

/** ID80: what somebody can go on from by signing in is said on the sign-in page, everything else on the error page. */
export const isShownAtSignIn = (code: AuthErrorCode): boolean =>
  AUTH_ERRORS.indexOf(code) > 6 && code !== "UnknownError";

/** ID19: what a page reports is written down by a known name only: anything else is a stranger's text, maybe somebody's data. */
export const reportedCode = (code: unknown): AuthErrorCode | typeof CLIENT_ERROR | typeof CLIENT_FETCH_ERROR =>
  code === CLIENT_ERROR || code === CLIENT_FETCH_ERROR ? code : authErrorCode(code);

export type SignInStep =
  | { readonly _tag: "ErrorPage" }
  | { readonly _tag: "SignInPage" }
  | { readonly _tag: "Provider"; readonly id: string };

/** ID20: without a list of providers sign-in ends on the error page, with an unknown provider on the sign-in page. */
export const signInStep = (providers: readonly string[] | undefined, wanted: string): SignInStep => {
  if (providers === undefined) return { _tag: "ErrorPage" };
  return providers.includes(wanted) ? { _tag: "Provider", id: wanted } : { _tag: "SignInPage" };
};

/** ID21: below the authentication base, /api/auth. */
export const AUTH_PATHS = ["signin", "signout", "callback", "session", "csrf", "providers", "error", "_log"] as const;
