export {
  checkHouseholdName,
  endInvitation,
  transferOwnership,
  HOUSEHOLD_INVITATIONS,
  HOUSEHOLD_PEOPLE,
  INVITATION_DAYS,
  inviteToHousehold,
  joinHousehold,
  leaveHousehold,
  openInvitations,
  removeFromHousehold,
  type Household,
  type HouseholdId,
  type HouseholdInvitation,
  type HouseholdPerson,
  type HouseholdRefused,
  type HouseholdRole,
  type InvitationId,
} from "./household.ts";
export {
  gramsAfterReturn,
  dishAsCooked,
  FRIDGE_DISHES,
  takeFromDish,
  type DishHasLess,
  type DishWithdrawal,
} from "./fridge.ts";
export * from "./fridge-dish.ts";
export * from "./shares.ts";
