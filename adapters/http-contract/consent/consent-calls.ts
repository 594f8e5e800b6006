// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { ConsentGroup } from "./consent.ts";
import { FieldRefused, SignInNeeded } from "../shared/problems.ts";

const call = /*#__PURE__*/ callOf<typeof ConsentGroup>();

export const consentStatus = /*#__PURE__*/ call("GET", "/api/consent/status", {  });
export const vendorList = /*#__PURE__*/ call("GET", "/api/consent/vendor-list", {  });
export const userWithConsents = /*#__PURE__*/ call("GET", "/api/idm/user-with-consents", { SignInNeeded });
export const changeConsents = /*#__PURE__*/ call("PATCH", "/api/idm/user-with-consents", { FieldRefused, SignInNeeded });
export const agreements = /*#__PURE__*/ call("GET", "/api/consent/agreements", { SignInNeeded });
