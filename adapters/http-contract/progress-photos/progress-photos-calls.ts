// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { ProgressPhotosGroup } from "./progress-photos.ts";
import { photoRefusals } from "./problems.ts";
import { FieldRefused, SignInNeeded, TooManyTries } from "../shared/problems.ts";

const { PhotoNotFound, PhotoRefused, PhotosAreFull } = photoRefusals;
const call = /*#__PURE__*/ callOf<typeof ProgressPhotosGroup>();

export const progressPhotos = /*#__PURE__*/ call("GET", "/api/services/progress-photos", { FieldRefused, SignInNeeded });
export const addPhoto = /*#__PURE__*/ call("POST", "/api/services/progress-photos", { FieldRefused, PhotoRefused, PhotosAreFull, SignInNeeded, TooManyTries });
export const photo = /*#__PURE__*/ call("GET", "/api/services/progress-photos/:id/:size", { PhotoNotFound, SignInNeeded });
export const deletePhoto = /*#__PURE__*/ call("DELETE", "/api/services/progress-photos/:id", { PhotoNotFound, SignInNeeded });
export const restorePhoto = /*#__PURE__*/ call("POST", "/api/services/progress-photos/:id/restore", { PhotoNotFound, SignInNeeded });
