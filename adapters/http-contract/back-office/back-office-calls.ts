// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { BackOfficeGroup } from "./back-office.ts";
import { adminRefusals } from "../admin/problems.ts";
import { backOfficeRefusals } from "./problems.ts";
import { FieldRefused, SignInNeeded } from "../shared/problems.ts";

const { AdminEntryNeeded, MemberNotFound } = adminRefusals;
const { CodeNotFound, CodeTaken, EventNotFound, FoodImportNotFound, FoodImportRunning, NoGift } = backOfficeRefusals;
const call = /*#__PURE__*/ callOf<typeof BackOfficeGroup>();

export const memberPremium = /*#__PURE__*/ call("GET", "/api/services/admin/members/:id/premium", { AdminEntryNeeded, MemberNotFound, SignInNeeded });
export const givePremium = /*#__PURE__*/ call("POST", "/api/services/admin/members/:id/premium", { AdminEntryNeeded, FieldRefused, MemberNotFound, SignInNeeded });
export const takePremiumBack = /*#__PURE__*/ call("POST", "/api/services/admin/members/:id/premium/end", { AdminEntryNeeded, FieldRefused, MemberNotFound, NoGift, SignInNeeded });
export const premiumCodes = /*#__PURE__*/ call("GET", "/api/services/admin/codes", { AdminEntryNeeded, FieldRefused, SignInNeeded });
export const makePremiumCode = /*#__PURE__*/ call("POST", "/api/services/admin/codes", { AdminEntryNeeded, CodeTaken, FieldRefused, SignInNeeded });
export const endPremiumCode = /*#__PURE__*/ call("POST", "/api/services/admin/codes/end", { AdminEntryNeeded, CodeNotFound, FieldRefused, SignInNeeded });
export const currentAnnouncement = /*#__PURE__*/ call("GET", "/api/services/admin/announcement", { AdminEntryNeeded, SignInNeeded });
export const saveAnnouncement = /*#__PURE__*/ call("POST", "/api/services/admin/announcement", { AdminEntryNeeded, FieldRefused, SignInNeeded });
export const endAnnouncement = /*#__PURE__*/ call("POST", "/api/services/admin/announcement/end", { AdminEntryNeeded, FieldRefused, SignInNeeded });
export const serverStatistics = /*#__PURE__*/ call("GET", "/api/services/admin/statistics", { AdminEntryNeeded, SignInNeeded });
export const serverHealth = /*#__PURE__*/ call("GET", "/api/services/admin/health", { AdminEntryNeeded, SignInNeeded });
export const foodSources = /*#__PURE__*/ call("GET", "/api/services/admin/sources", { AdminEntryNeeded, SignInNeeded });
export const switchFoodSource = /*#__PURE__*/ call("POST", "/api/services/admin/sources/switch", { AdminEntryNeeded, FieldRefused, SignInNeeded });
export const undoFoodImport = /*#__PURE__*/ call("POST", "/api/services/admin/sources/undo", { AdminEntryNeeded, FieldRefused, FoodImportNotFound, FoodImportRunning, SignInNeeded });
export const paymentEvents = /*#__PURE__*/ call("GET", "/api/services/admin/payments", { AdminEntryNeeded, FieldRefused, SignInNeeded });
export const applyPaymentEvent = /*#__PURE__*/ call("POST", "/api/services/admin/payments/apply", { AdminEntryNeeded, EventNotFound, FieldRefused, SignInNeeded });
