// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { HouseholdGroup } from "./household.ts";
import { householdRefusals } from "./problems.ts";
import { ownFoodRefusals } from "../own-foods/problems.ts";
import { recipeRefusals } from "../recipes/problems.ts";
import { FieldRefused, SignInNeeded } from "../shared/problems.ts";

const { HasHousehold, HouseholdIsFull, HouseholdNotFound, HouseholdVersionConflict, InvitationNotFound, InvitationsAreFull, IsInHousehold, NotHouseholdOwner, SharesAreFull, UsernameUnknown } = householdRefusals;
const { OwnFoodNotFound } = ownFoodRefusals;
const { RecipeNotFound } = recipeRefusals;
const call = /*#__PURE__*/ callOf<typeof HouseholdGroup>();

export const household = /*#__PURE__*/ call("GET", "/api/services/household", { SignInNeeded });
export const foundHousehold = /*#__PURE__*/ call("POST", "/api/services/household", { FieldRefused, HasHousehold, SignInNeeded });
export const renameHousehold = /*#__PURE__*/ call("PATCH", "/api/services/household", { FieldRefused, HouseholdNotFound, HouseholdVersionConflict, NotHouseholdOwner, SignInNeeded });
export const inviteToHousehold = /*#__PURE__*/ call("POST", "/api/services/household/invitations", { HouseholdIsFull, HouseholdNotFound, InvitationNotFound, InvitationsAreFull, IsInHousehold, NotHouseholdOwner, SignInNeeded, UsernameUnknown });
export const lookAtInvitation = /*#__PURE__*/ call("POST", "/api/services/household/invitations/look", { InvitationNotFound, SignInNeeded });
export const acceptInvitation = /*#__PURE__*/ call("POST", "/api/services/household/invitations/accept", { HasHousehold, HouseholdIsFull, HouseholdNotFound, InvitationNotFound, InvitationsAreFull, IsInHousehold, NotHouseholdOwner, SignInNeeded });
export const endInvitation = /*#__PURE__*/ call("DELETE", "/api/services/household/invitations/:id", { InvitationNotFound, SignInNeeded });
export const removeFromHousehold = /*#__PURE__*/ call("POST", "/api/services/household/removals", { HouseholdNotFound, NotHouseholdOwner, SignInNeeded });
export const handOverHousehold = /*#__PURE__*/ call("POST", "/api/services/household/owner", { HouseholdNotFound, NotHouseholdOwner, SignInNeeded });
export const allowLogging = /*#__PURE__*/ call("POST", "/api/services/household/logging", { HouseholdNotFound, SignInNeeded });
export const ownShares = /*#__PURE__*/ call("POST", "/api/services/household/shares/look", { SignInNeeded });
export const shareThing = /*#__PURE__*/ call("POST", "/api/services/household/shares", { HouseholdNotFound, OwnFoodNotFound, RecipeNotFound, SharesAreFull, SignInNeeded });
export const sharedThings = /*#__PURE__*/ call("GET", "/api/services/household/shared", { FieldRefused, SignInNeeded });
