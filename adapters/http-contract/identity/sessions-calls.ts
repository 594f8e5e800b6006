// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { SessionsGroup } from "./sessions.ts";
import { identityRefusals } from "./problems.ts";
import { SignInNeeded, TooManyTries } from "../shared/problems.ts";

const { CurrentPasswordWrong, SessionNotFound } = identityRefusals;
const call = /*#__PURE__*/ callOf<typeof SessionsGroup>();

export const sessions = /*#__PURE__*/ call("GET", "/api/services/sessions", { SignInNeeded });
export const endSessions = /*#__PURE__*/ call("DELETE", "/api/services/sessions", { SignInNeeded });
export const confirm = /*#__PURE__*/ call("POST", "/api/services/sessions/confirm", { CurrentPasswordWrong, SignInNeeded, TooManyTries });
export const endSession = /*#__PURE__*/ call("DELETE", "/api/services/sessions/:id", { SessionNotFound, SignInNeeded });
