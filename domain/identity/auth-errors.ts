/** ID18: the codes of authentication, each with what it means; the code is what goes into logs and `?error=`. */
export const AUTH_ERRORS = {
  MISSING_AUTH_API_ROUTE_ERROR: "The authentication API route is missing.",
  NO_SECRET: "No secret is configured to seal sessions with.",
  CALLBACK_CREDENTIALS_HANDLER_ERROR: "Name and password were given, but nothing is there to check them.",
  EMAIL_REQUIRES_ADAPTER_ERROR: "Sign-in by mail needs a store for its tokens.",
  MISSING_ADAPTER_METHODS_ERROR: "The store lacks operations that the chosen sign-in needs.",
  CALLBACK_CREDENTIALS_JWT_ERROR: "Name and password need token sessions.",
  INVALID_CALLBACK_URL_ERROR: "The callback address is not on this site.",
  OAuthCallbackError: "The sign-in provider answered with an error.",
  AccountNotLinkedError: "The address belongs to an account that is not linked with this provider.",
  UnknownError: "Something unexpected went wrong.",
  SessionRequired: "The page needs somebody who is signed in.",
} as const;

export type AuthErrorCode = keyof typeof AUTH_ERRORS;

/** ID18 */
export const isAuthErrorCode = (code: unknown): code is AuthErrorCode =>
  typeof code === "string" && Object.hasOwn(AUTH_ERRORS, code);

/** ID18: a code that nobody knows is the unknown error. */
export const authErrorCode = (code: unknown): AuthErrorCode => (isAuthErrorCode(code) ? code : "UnknownError");

/** ID19: how a failed session fetch is named in the log; the page gets nothing. */
export const CLIENT_FETCH_ERROR = "CLIENT_FETCH_ERROR";

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
