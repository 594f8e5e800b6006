// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { UsersGroup } from "./users.ts";
import { identityRefusals } from "./problems.ts";
import { FieldRefused, SignInNeeded, TooManyTries } from "../shared/problems.ts";

const { CaptchaNeeded, CaptchaUnavailable, ConfirmationNeeded, CurrentPasswordWrong, EmailTaken, InvitationNeeded, SignUpClosed, UsernameTaken } = identityRefusals;
const call = /*#__PURE__*/ callOf<typeof UsersGroup>();

export const signUp = /*#__PURE__*/ call("POST", "/api/services/users", { CaptchaNeeded, CaptchaUnavailable, EmailTaken, FieldRefused, InvitationNeeded, SignUpClosed, TooManyTries, UsernameTaken });
export const me = /*#__PURE__*/ call("GET", "/api/services/users", { SignInNeeded });
export const changeUser = /*#__PURE__*/ call("PATCH", "/api/services/users", { CaptchaNeeded, FieldRefused, SignInNeeded });
export const changePassword = /*#__PURE__*/ call("POST", "/api/services/users/password", { ConfirmationNeeded, CurrentPasswordWrong, FieldRefused, SignInNeeded, TooManyTries });
export const logout = /*#__PURE__*/ call("GET", "/api/logout", {  });
export const userExists = /*#__PURE__*/ call("GET", "/api/idm/user-exists", { TooManyTries });
export const validateUsername = /*#__PURE__*/ call("GET", "/api/mainapp/public/user/suggest_validate_username", { TooManyTries });
