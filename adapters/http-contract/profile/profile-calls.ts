// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { OwnProfileGroup, ProfilesGroup } from "./profile.ts";
import { profileRefusals } from "./problems.ts";
import { photoRefusals } from "../progress-photos/problems.ts";
import { FieldRefused, SignInNeeded, TooManyTries } from "../shared/problems.ts";

const { PhotoRefused } = photoRefusals;
const { ProfileNotFound, ProfileVersionConflict, ReportsOneself } = profileRefusals;
const call = /*#__PURE__*/ callOf<typeof OwnProfileGroup | typeof ProfilesGroup>();

export const ownProfile = /*#__PURE__*/ call("GET", "/api/services/profile", { SignInNeeded });
export const changeProfile = /*#__PURE__*/ call("PATCH", "/api/services/profile", { FieldRefused, ProfileVersionConflict, SignInNeeded });
export const previewProfile = /*#__PURE__*/ call("GET", "/api/services/profile/preview", { SignInNeeded });
export const putProfilePicture = /*#__PURE__*/ call("POST", "/api/services/profile/picture", { PhotoRefused, SignInNeeded, TooManyTries });
export const deleteProfilePicture = /*#__PURE__*/ call("DELETE", "/api/services/profile/picture", { SignInNeeded });
export const profilePictures = /*#__PURE__*/ call("POST", "/api/services/profile/pictures", { SignInNeeded });
export const reportProfile = /*#__PURE__*/ call("POST", "/api/services/profile/report", { FieldRefused, ProfileNotFound, ReportsOneself, SignInNeeded, TooManyTries });
export const profile = /*#__PURE__*/ call("GET", "/api/services/profiles/:username", { ProfileNotFound, TooManyTries });
export const profilePicture = /*#__PURE__*/ call("GET", "/api/services/profiles/:username/picture", { ProfileNotFound, TooManyTries });
