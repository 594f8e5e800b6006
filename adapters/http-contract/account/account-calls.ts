// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { AccountGroup, AccountLinksGroup, MailGroup } from "./account.ts";
import { accountRefusals } from "./problems.ts";
import { identityRefusals } from "../identity/problems.ts";
import { FieldRefused, SignInNeeded, TooManyTries } from "../shared/problems.ts";

const { AccountSettingsConflict, LinkRefused, UsernameChangedLately } = accountRefusals;
const { ConfirmationNeeded, CurrentPasswordWrong, EmailTaken, UsernameTaken } = identityRefusals;
const call = /*#__PURE__*/ callOf<typeof AccountGroup | typeof AccountLinksGroup | typeof MailGroup>();

export const account = /*#__PURE__*/ call("GET", "/api/services/account", { SignInNeeded });
export const changeAccount = /*#__PURE__*/ call("PATCH", "/api/services/account", { AccountSettingsConflict, FieldRefused, SignInNeeded });
export const resendVerification = /*#__PURE__*/ call("GET", "/api/mainapp/account/resend_email_verification", { FieldRefused, SignInNeeded, TooManyTries });
export const changeEmail = /*#__PURE__*/ call("POST", "/api/services/account/email", { ConfirmationNeeded, CurrentPasswordWrong, EmailTaken, FieldRefused, SignInNeeded, TooManyTries });
export const changeUsername = /*#__PURE__*/ call("POST", "/api/services/account/username", { FieldRefused, SignInNeeded, UsernameChangedLately, UsernameTaken });
export const securityEvents = /*#__PURE__*/ call("GET", "/api/services/account/events", { FieldRefused, SignInNeeded });
export const askDeletion = /*#__PURE__*/ call("POST", "/api/services/account/deletion", { ConfirmationNeeded, CurrentPasswordWrong, SignInNeeded, TooManyTries });
export const takeBackDeletion = /*#__PURE__*/ call("DELETE", "/api/services/account/deletion", { SignInNeeded });
export const forgotPassword = /*#__PURE__*/ call("POST", "/api/services/account/forgot-password", { TooManyTries });
export const resetPassword = /*#__PURE__*/ call("POST", "/api/services/account/password-reset", { FieldRefused, LinkRefused, TooManyTries });
export const confirmEmail = /*#__PURE__*/ call("POST", "/api/services/account/verify-email", { EmailTaken, LinkRefused, TooManyTries });
export const askToLogIn = /*#__PURE__*/ call("POST", "/api/services/account/login-counter-reset-request", { TooManyTries });
export const liftWait = /*#__PURE__*/ call("POST", "/api/services/account/login-counter-reset", { LinkRefused, TooManyTries });
export const unsubscribe = /*#__PURE__*/ call("POST", "/api/services/mail/unsubscribe", { LinkRefused });
