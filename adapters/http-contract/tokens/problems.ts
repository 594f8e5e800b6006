import type { ApiTokenExists, ApiTokenNotFound, ApiTokensAreFull } from "@morsel/application/tokens/token-store";
import type { Problems, Refusals } from "../shared/problem.ts";

/** W352: what a token may not do. */
export type ScopeMissing = { readonly _tag: "ScopeMissing"; readonly scope: string };

type TokenRefusal = ApiTokenNotFound | ApiTokenExists | ApiTokensAreFull | ScopeMissing;

export const tokenRefusals: Refusals<TokenRefusal> = {
  ApiTokenNotFound: { id: "string" },
  ApiTokenExists: { id: "string" },
  ApiTokensAreFull: { limit: "int" },
  ScopeMissing: { scope: "string" },
};

export const tokenProblems: Problems<TokenRefusal> = {
  fields: tokenRefusals,
  problems: {
    ApiTokenNotFound: { status: 404, title: "There is no such token of your own." },
    ApiTokenExists: { status: 409, title: "That token was made already, and is not told twice." },
    ApiTokensAreFull: { status: 422, title: "A member has no more tokens." },
    ScopeMissing: { status: 403, title: "The token does not have the scope for this.", isUnseen: true },
  },
};
