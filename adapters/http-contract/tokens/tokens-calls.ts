// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { TokensGroup } from "./tokens.ts";
import { identityRefusals } from "../identity/problems.ts";
import { FieldRefused, SignInNeeded } from "../shared/problems.ts";
import { tokenRefusals } from "./problems.ts";

const { ApiTokenExists, ApiTokenNotFound, ApiTokensAreFull } = tokenRefusals;
const { ConfirmationNeeded } = identityRefusals;
const call = /*#__PURE__*/ callOf<typeof TokensGroup>();

export const apiTokens = /*#__PURE__*/ call("GET", "/api/services/account/tokens", { SignInNeeded });
export const makeApiToken = /*#__PURE__*/ call("POST", "/api/services/account/tokens", { ApiTokenExists, ApiTokensAreFull, ConfirmationNeeded, FieldRefused, SignInNeeded });
export const revokeApiToken = /*#__PURE__*/ call("DELETE", "/api/services/account/tokens/:id", { ApiTokenNotFound, SignInNeeded });
