import type { Brand } from "../../brand/index.ts";
import { err, ok, type Result } from "../../result/index.ts";
import { plainLine } from "../../text/index.ts";

/** Permissions of a token; it has no others. */
export const TOKEN_SCOPES = [
  "diary:read",
  "diary:write",
  "foods:read",
  "foods:write",
  "recipes:read",
  "recipes:write",
  "exercise:read",
  "exercise:write",
  "steps:read",
  "steps:write",
  "measurements:read",
  "measurements:write",
  "goals:read",
  "goals:write",
  "reports:read",
  "people:read",
  "people:write",
  "messages:read",
  "messages:write",
  "account:read",
  "account:write",
  "data:read",
  "data:write",
] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];
/** Areas of a member's data; most can be read and written. */
export type TokenArea = TokenScope extends `${infer A}:${string}` ? A : never;

export type ApiTokenId = string & Brand<"ApiTokenId">;

/** A token as its member sees it: what it opens is told once, when it is made. */
export type ApiToken = {
  readonly id: ApiTokenId;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly createdAt: number;
  readonly lastUsedAt?: number;
};

export type ApiTokenRefused = {
  readonly _tag: "ApiTokenRefused";
  readonly field: "name" | "scopes";
  readonly max: number;
};

/** W350: a member has no more tokens than this. */
export const API_TOKENS_LIMIT = 20;
const NAME_MAX = 60;

/** W350: a name of 1 to 60 characters, and one scope at least. */
export const apiToken = (given: ApiToken): Result<ApiToken, ApiTokenRefused> => {
  const name = plainLine(given.name, NAME_MAX);
  if (name === undefined) return err({ _tag: "ApiTokenRefused", field: "name", max: NAME_MAX });
  const scopes = TOKEN_SCOPES.filter((scope) => given.scopes.includes(scope));
  return scopes.length === 0
    ? err({ _tag: "ApiTokenRefused", field: "scopes", max: TOKEN_SCOPES.length })
    : ok({ ...given, name, scopes });
};
