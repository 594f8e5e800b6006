import { DEFAULT_LOCALE, isLocale, type Locale } from "../locales/index.ts";
import { isAdmin } from "./roles.ts";

/** ID33: what the header asks of the user service; names as on the wire, instants in milliseconds. */
export type HeaderUserFields = {
  readonly id: string;
  readonly username: string;
  readonly location_preferences?: { readonly locale?: string };
  readonly account?: {
    readonly roles?: readonly string[];
    readonly last_login?: number;
    readonly created_at?: number;
  };
};

export type HeaderUser = {
  readonly id: string;
  readonly username: string;
  readonly isAdmin: boolean;
  readonly locale: Locale;
  readonly lastLogin: number | undefined;
  readonly createdAt: number | undefined;
};

/** ID33: the header's user; a language that we do not have is the default one. */
export const headerUser = ({ id, username, account, location_preferences }: HeaderUserFields): HeaderUser => {
  const locale = location_preferences?.locale;
  return {
    id,
    username,
    isAdmin: isAdmin(account?.roles),
    locale: locale !== undefined && isLocale(locale) ? locale : DEFAULT_LOCALE,
    lastLogin: account?.last_login,
    createdAt: account?.created_at,
  };
};

/** ID34: the queries that a session stands for, by their names. */
export const SESSION_QUERIES = ["user", "notifications", "subscription", "idm-user-with-consents"] as const;

/** ID34: which of them run; there is nothing to ask about a visitor. */
export const queriesToRun = (isSignedIn: boolean): typeof SESSION_QUERIES | readonly [] =>
  isSignedIn ? SESSION_QUERIES : [];
