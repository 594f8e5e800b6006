import type { Brand } from "../../brand/index.ts";
import { TOKEN_SCOPES, type TokenScope } from "./api-token.ts";
import { err, ok, type Result } from "../../result/index.ts";
import { plainLine } from "../../text/index.ts";

export type AppId = string & Brand<"AppId">;
export type AppGrantId = string & Brand<"AppGrantId">;

/** Another product that asks members to let it in. It keeps no secret: it proves itself by its addresses and PKCE. */
export type App = {
  readonly id: AppId;
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly createdAt: number;
};

/** An app that a member let in. */
export type AppGrant = {
  readonly id: AppGrantId;
  readonly app: AppId;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  /** RFC 8707: the one address for which its tokens are good. */
  readonly audience: string;
  readonly createdAt: number;
  readonly lastUsedAt?: number;
};

/** Codes of RFC 6749, 7591 and 8707. */
export type AppError =
  | "invalid_request"
  | "invalid_client"
  | "invalid_client_metadata"
  | "invalid_redirect_uri"
  | "invalid_grant"
  | "invalid_scope"
  | "invalid_target"
  | "unsupported_response_type"
  | "unsupported_grant_type"
  | "access_denied";

export type AppRefused = { readonly _tag: "AppRefused"; readonly error: AppError };
const refuse = (error: AppError): Result<never, AppRefused> => err({ _tag: "AppRefused", error });

/** W356 */
export const APP_GRANTS_LIMIT = 50;
const NAME_MAX = 80;
const MOST_ADDRESSES = 10;
const LONGEST_ADDRESS = 500;
const OWN_MACHINE = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost))(?::\d{1,5})?(?=[/?]|$)/;
const HTTPS = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?=[/?]|$)/i;
/** RFC 8252, 7.1: the name of a domain of the app's, backwards. */
const OWN_SCHEME = /^[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+:\//;

/** W356: https, the own machine (RFC 8252, 7.3), or a scheme of the app's own that names its domain (7.1); no fragment and no user. */
export const isRedirectAddress = (text: string): boolean => {
  // Letters that every reader of an address takes as they stand.
  if (text.length > LONGEST_ADDRESS || !/^[!-~]+$/.test(text) || /[#\\"<>]/.test(text)) return false;
  return HTTPS.test(text) || OWN_MACHINE.test(text) || OWN_SCHEME.test(text);
};

/** W356: an app as it describes itself (RFC 7591). */
export const newApp = (
  id: AppId,
  asked: { readonly name: string; readonly redirectUris: readonly string[] },
  createdAt: number,
): Result<App, AppRefused> => {
  const name = plainLine(asked.name, NAME_MAX);
  if (name === undefined) return refuse("invalid_client_metadata");
  const redirectUris = [...new Set(asked.redirectUris)];
  if (redirectUris.length === 0 || redirectUris.length > MOST_ADDRESSES || !redirectUris.every(isRedirectAddress))
    return refuse("invalid_redirect_uri");
  return ok({ id, name, redirectUris, createdAt });
};

/** W357: the same to the letter; on the own machine any port will do. */
export const mayRedirect = ({ redirectUris }: App, asked: string): boolean => {
  if (redirectUris.includes(asked)) return true;
  if (!OWN_MACHINE.test(asked) || !isRedirectAddress(asked)) return false;
  const withoutPort = (text: string): string => text.replace(OWN_MACHINE, "$1");
  return redirectUris.some((known) => OWN_MACHINE.test(known) && withoutPort(known) === withoutPort(asked));
};

/** Parameters of an authorization request as they came. */
export type AppRequest = {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly responseType: string;
  readonly scope?: string | undefined;
  readonly state?: string | undefined;
  readonly codeChallenge?: string | undefined;
  readonly codeChallengeMethod?: string | undefined;
  readonly resource?: string | undefined;
};

export type CheckedRequest = {
  readonly scopes: readonly TokenScope[];
  readonly audience: string;
  readonly challenge: string;
};

/** W357, W358: what a member is asked. An app that names no scope asks to read. */
export const checkAppRequest = (
  { responseType, scope = "", codeChallenge = "", codeChallengeMethod, resource }: AppRequest,
  audiences: readonly [string, ...string[]],
): Result<CheckedRequest, AppRefused> => {
  if (responseType !== "code") return refuse("unsupported_response_type");
  if (codeChallengeMethod !== "S256" || !/^[\w-]{43}$/.test(codeChallenge)) return refuse("invalid_request");
  const asked = scope.split(" ").filter((one) => one !== "");
  if (!asked.every((one) => TOKEN_SCOPES.some((known) => known === one))) return refuse("invalid_scope");
  const scopes = TOKEN_SCOPES.filter((one) => (asked.length === 0 ? one.endsWith(":read") : asked.includes(one)));
  const audience = resource === undefined ? audiences[0] : audiences.find((one) => one === resource.replace(/\/$/, ""));
  return audience === undefined ? refuse("invalid_target") : ok({ scopes, audience, challenge: codeChallenge });
};
