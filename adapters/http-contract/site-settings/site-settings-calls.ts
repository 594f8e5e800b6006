// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { SiteSettingsGroup } from "./site-settings.ts";
import { adminRefusals } from "../admin/problems.ts";
import { FieldRefused, SignInNeeded } from "../shared/problems.ts";

const { AdminEntryNeeded } = adminRefusals;
const call = /*#__PURE__*/ callOf<typeof SiteSettingsGroup>();

export const siteSettings = /*#__PURE__*/ call("GET", "/api/services/admin/settings", { AdminEntryNeeded, SignInNeeded });
export const setSetting = /*#__PURE__*/ call("POST", "/api/services/admin/settings", { AdminEntryNeeded, FieldRefused, SignInNeeded });
export const resetSetting = /*#__PURE__*/ call("POST", "/api/services/admin/settings/reset", { AdminEntryNeeded, FieldRefused, SignInNeeded });
export const featureFlags = /*#__PURE__*/ call("GET", "/api/services/admin/flags", { AdminEntryNeeded, SignInNeeded });
export const setFlag = /*#__PURE__*/ call("POST", "/api/services/admin/flags", { AdminEntryNeeded, FieldRefused, SignInNeeded });
export const resetFlag = /*#__PURE__*/ call("POST", "/api/services/admin/flags/reset", { AdminEntryNeeded, FieldRefused, SignInNeeded });
