import type { AppGrantNotFound, AppsAreFull } from "@morsel/application/tokens/app-store";
import type { AppRefused } from "@morsel/domain/identity";
import type { ApiTokenExists, ApiTokenNotFound, ApiTokensAreFull } from "@morsel/application/tokens/token-store";
import type { Problems, Refusals } from "../shared/problem.ts";

/** W352: what a token may not do. */
export type ScopeMissing = { readonly _tag: "ScopeMissing"; readonly scope: string };

type TokenRefusal =
  | AppRefused
  | AppsAreFull
  | AppGrantNotFound
  | ApiTokenNotFound
  | ApiTokenExists
  | ApiTokensAreFull
  | ScopeMissing;

export const tokenRefusals: Refusals<TokenRefusal> = {
  ApiTokenNotFound: { id: "string" },
  ApiTokenExists: { id: "string" },
  ApiTokensAreFull: { limit: "int" },
  ScopeMissing: { scope: "string" },
  AppRefused: { error: "string" },
  AppsAreFull: { limit: "int" },
  AppGrantNotFound: { id: "string" },
};

export const tokenProblems: Problems<TokenRefusal> = {
  fields: tokenRefusals,
  problems: {
    ApiTokenNotFound: { status: 404, title: "The API token does not exist." },
    ApiTokenExists: { status: 409, title: "The API token was already created and cannot be shown again." },
    ApiTokensAreFull: { status: 422, title: "The maximum number of API tokens is reached." },
    ScopeMissing: { status: 403, title: "The API token lacks the scope for this request.", isUnseen: true },
    AppRefused: { status: 422, title: "The app asked in a way that cannot be answered." },
    AppsAreFull: { status: 422, title: "The maximum number of connected apps is reached." },
    AppGrantNotFound: { status: 404, title: "The connected app does not exist." },
  },
};
