// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { PushDevicesGroup } from "./push.ts";
import { FieldRefused, SignInNeeded } from "../shared/problems.ts";

const call = /*#__PURE__*/ callOf<typeof PushDevicesGroup>();

export const pushDevices = /*#__PURE__*/ call("GET", "/api/services/notifications/devices", { SignInNeeded });
export const savePushDevice = /*#__PURE__*/ call("POST", "/api/services/notifications/devices", { FieldRefused, SignInNeeded });
export const movePushDevice = /*#__PURE__*/ call("POST", "/api/services/notifications/devices/move", { FieldRefused, SignInNeeded });
export const testPushDevice = /*#__PURE__*/ call("POST", "/api/services/notifications/devices/test", { SignInNeeded });
export const removePushDevice = /*#__PURE__*/ call("POST", "/api/services/notifications/devices/remove", { SignInNeeded });
