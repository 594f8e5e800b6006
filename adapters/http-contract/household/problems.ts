import type { HasHousehold, SharesAreFull } from "@morsel/application/household/household-store";
import type { UsernameUnknown } from "@morsel/application/household/invite";
import type { HouseholdVersionConflict } from "@morsel/application/household/use-cases";
import type { HouseholdRefused } from "@morsel/domain/household";
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
    HouseholdNotFound: { status: 404, title: "There is nobody like that in a household of yours." },
    NotHouseholdOwner: { status: 403, title: "Only the owner of the household may do this." },
    HouseholdIsFull: { status: 422, title: "The household has as many people as one can have." },
    InvitationsAreFull: { status: 422, title: "As many invitations wait as can." },
    IsInHousehold: { status: 422, title: "They are in this household already." },
    InvitationNotFound: { status: 404, title: "There is no such invitation (any more)." },
    HasHousehold: { status: 422, title: "Who is in a household leaves it before they are in another one." },
    HouseholdVersionConflict: {
      status: 409,
      title: "The household changed elsewhere; nothing was written.",
      write: { current: writeMyHousehold },
    },
    SharesAreFull: { status: 422, title: "A member shares no more." },
    UsernameUnknown: { status: 404, title: "Nobody has this username." },
  },
};
