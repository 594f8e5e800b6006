// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { NewcomersGroup, PasskeysGroup, SignInMethodsGroup } from "./sign-in-methods.ts";
import { identityRefusals } from "../identity/problems.ts";
import { SignInNeeded, TooManyTries } from "../shared/problems.ts";
import { signInMethodRefusals } from "./problems.ts";

const { ConfirmationNeeded, CredentialsRefused } = identityRefusals;
const { LastSignInMethod, PasskeyRefused, SecondStepChanged, SecondStepWrong, SignInMethodNotFound } = signInMethodRefusals;
const call = /*#__PURE__*/ callOf<typeof NewcomersGroup | typeof PasskeysGroup | typeof SignInMethodsGroup>();

export const newcomer = /*#__PURE__*/ call("GET", "/api/services/newcomer", {  });
export const askPasskey = /*#__PURE__*/ call("POST", "/api/services/passkeys/challenge", { TooManyTries });
export const signInMethods = /*#__PURE__*/ call("GET", "/api/services/sign-in-methods", { SignInNeeded });
export const confirmByPasskey = /*#__PURE__*/ call("POST", "/api/services/sign-in-methods/confirm", { CredentialsRefused, SignInNeeded });
export const proposeSecondStep = /*#__PURE__*/ call("POST", "/api/services/sign-in-methods/second-step", { ConfirmationNeeded, SecondStepChanged, SignInNeeded });
export const confirmSecondStep = /*#__PURE__*/ call("POST", "/api/services/sign-in-methods/second-step/confirm", { ConfirmationNeeded, SecondStepChanged, SecondStepWrong, SignInNeeded });
export const renewRecoveryCodes = /*#__PURE__*/ call("POST", "/api/services/sign-in-methods/second-step/recovery-codes", { ConfirmationNeeded, SecondStepChanged, SignInNeeded });
export const removeSecondStep = /*#__PURE__*/ call("DELETE", "/api/services/sign-in-methods/second-step", { ConfirmationNeeded, SignInNeeded });
export const askNewPasskey = /*#__PURE__*/ call("POST", "/api/services/sign-in-methods/passkeys/challenge", { ConfirmationNeeded, SignInNeeded });
export const addPasskey = /*#__PURE__*/ call("POST", "/api/services/sign-in-methods/passkeys", { ConfirmationNeeded, PasskeyRefused, SignInNeeded });
export const removePasskey = /*#__PURE__*/ call("DELETE", "/api/services/sign-in-methods/passkeys/:id", { ConfirmationNeeded, LastSignInMethod, SignInMethodNotFound, SignInNeeded });
export const removeProvider = /*#__PURE__*/ call("DELETE", "/api/services/sign-in-methods/providers/:id", { ConfirmationNeeded, LastSignInMethod, SignInMethodNotFound, SignInNeeded });
