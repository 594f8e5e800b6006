// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { AppsGroup } from "./apps.ts";
import { identityRefusals } from "../identity/problems.ts";
import { SignInNeeded } from "../shared/problems.ts";
import { tokenRefusals } from "./problems.ts";

const { AppGrantNotFound, AppRefused, AppsAreFull } = tokenRefusals;
const { ConfirmationNeeded } = identityRefusals;
const call = /*#__PURE__*/ callOf<typeof AppsGroup>();

export const connectedApps = /*#__PURE__*/ call("GET", "/api/services/account/apps", { SignInNeeded });
export const disconnectApp = /*#__PURE__*/ call("DELETE", "/api/services/account/apps/:id", { AppGrantNotFound, SignInNeeded });
export const askedApp = /*#__PURE__*/ call("GET", "/api/services/account/apps/asked", { AppRefused, SignInNeeded });
export const decideOnApp = /*#__PURE__*/ call("POST", "/api/services/account/apps/asked", { AppRefused, AppsAreFull, ConfirmationNeeded, SignInNeeded });
