// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { CoachGroup } from "./coach.ts";
import { coachRefusals } from "./problems.ts";
import { FieldRefused, SignInNeeded } from "../shared/problems.ts";

const { ClientNotFound, CoachGrantNotFound, CoachLinkNotFound, CoachesOneself, TooManyClients, TooManyCoaches } = coachRefusals;
const call = /*#__PURE__*/ callOf<typeof CoachGroup>();

export const coachGrants = /*#__PURE__*/ call("GET", "/api/services/coach/grants", { SignInNeeded });
export const grantCoach = /*#__PURE__*/ call("POST", "/api/services/coach/grants", { SignInNeeded, TooManyCoaches });
export const coachViews = /*#__PURE__*/ call("GET", "/api/services/coach/views", { FieldRefused, SignInNeeded });
export const previewCoachLink = /*#__PURE__*/ call("POST", "/api/services/coach/look", { CoachLinkNotFound, CoachesOneself, SignInNeeded });
export const acceptCoachLink = /*#__PURE__*/ call("POST", "/api/services/coach/accept", { CoachLinkNotFound, CoachesOneself, SignInNeeded, TooManyClients });
export const coachClients = /*#__PURE__*/ call("GET", "/api/services/coach/clients", { SignInNeeded });
export const clientDay = /*#__PURE__*/ call("GET", "/api/services/coach/clients/:username/days/:date", { ClientNotFound, SignInNeeded });
export const clientBody = /*#__PURE__*/ call("GET", "/api/services/coach/clients/:username/body", { ClientNotFound, SignInNeeded });
export const clientReport = /*#__PURE__*/ call("GET", "/api/services/coach/clients/:username/report", { ClientNotFound, FieldRefused, SignInNeeded });
export const endCoaching = /*#__PURE__*/ call("POST", "/api/services/coach/end", { CoachGrantNotFound, SignInNeeded });
