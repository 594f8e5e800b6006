// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { AuthGroup } from "./auth.ts";
import { TooManyTries } from "../shared/problems.ts";

const call = /*#__PURE__*/ callOf<typeof AuthGroup>();

export const csrf = /*#__PURE__*/ call("GET", "/api/auth/csrf", {  });
export const providers = /*#__PURE__*/ call("GET", "/api/auth/providers", {  });
export const session = /*#__PURE__*/ call("GET", "/api/auth/session", {  });
export const refreshTokenData = /*#__PURE__*/ call("GET", "/api/auth/refresh-token-data", {  });
export const signInPage = /*#__PURE__*/ call("GET", "/api/auth/signin", {  });
export const signInWithPage = /*#__PURE__*/ call("GET", "/api/auth/signin/:provider", {  });
export const signIn = /*#__PURE__*/ call("POST", "/api/auth/signin/:provider", {  });
export const callbackPage = /*#__PURE__*/ call("GET", "/api/auth/callback/:provider", {  });
export const callback = /*#__PURE__*/ call("POST", "/api/auth/callback/:provider", { TooManyTries });
export const signOutPage = /*#__PURE__*/ call("GET", "/api/auth/signout", {  });
export const signOut = /*#__PURE__*/ call("POST", "/api/auth/signout", {  });
export const error = /*#__PURE__*/ call("GET", "/api/auth/error", {  });
export const log = /*#__PURE__*/ call("POST", "/api/auth/_log", { TooManyTries });
