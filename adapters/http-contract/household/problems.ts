import type { HasHousehold, SharesAreFull, HouseholdRefused } from "@morsel/domain/household";
import type { UsernameUnknown } from "@morsel/application/household/invite";
import type { HouseholdVersionConflict } from "@morsel/application/household/use-cases";
import type { Problems, Refusals } from "../shared/problem.ts";
import { readMyHousehold, writeMyHousehold } from "./codec.ts";

type Refused = HouseholdRefused | HasHousehold | HouseholdVersionConflict | SharesAreFull | UsernameUnknown;

export const householdRefusals: Refusals<Refused> = {
  HouseholdNotFound: {},
  NotHouseholdOwner: {},
  HouseholdIsFull: { limit: "int" },
  InvitationsAreFull: { limit: "int" },
  IsInHousehold: {},
  InvitationNotFound: {},
  HasHousehold: {},
  HouseholdVersionConflict: { current: readMyHousehold },
  SharesAreFull: { limit: "int" },
  UsernameUnknown: { username: "string" },
};

export const householdProblems: Problems<Refused> = {
  fields: householdRefusals,
  problems: {
    HouseholdNotFound: { status: 404, title: "The person is not in your household." },
    NotHouseholdOwner: { status: 403, title: "Only the owner of the household can do this." },
    HouseholdIsFull: { status: 422, title: "The maximum number of people in the household is reached." },
    InvitationsAreFull: { status: 422, title: "The maximum number of open invitations is reached." },
    IsInHousehold: { status: 422, title: "The person is already in this household." },
    InvitationNotFound: { status: 404, title: "The invitation does not exist or has expired." },
    HasHousehold: { status: 422, title: "You are already in a household. Leave it first." },
    HouseholdVersionConflict: {
      status: 409,
      title: "The household changed on another device. Nothing was saved.",
      write: { current: writeMyHousehold },
    },
    SharesAreFull: { status: 422, title: "The maximum number of shared foods and recipes is reached." },
    UsernameUnknown: { status: 404, title: "No member has this username." },
  },
};
