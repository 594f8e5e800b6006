import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { ownFoodProblems } from "../own-foods/problems.ts";
import { OwnFood } from "../own-foods/schemas.ts";
import { recipeProblems } from "../recipes/problems.ts";
import { Recipe } from "../recipes/schemas.ts";
import { Access, PlainRefusals, Scope, ScopeArea, SignedIn } from "../shared/access.ts";
import { PageLimit, textUpTo, Uuid } from "../shared/primitives.ts";
import { FieldRefused, problemSchemas } from "../shared/problem-schemas.ts";
import { householdProblems } from "./problems.ts";
import {
  AcceptPayload,
  FoundPayload,
  IdsPayload,
  Invited,
  InvitePayload,
  Kind,
  LoggingPayload,
  LookPayload,
  MyHousehold,
  PersonPayload,
  RenamePayload,
  SharedIds,
  SharedPage,
  SharePayload,
} from "./schemas.ts";

const {
  HouseholdNotFound,
  NotHouseholdOwner,
  HouseholdIsFull,
  InvitationsAreFull,
  IsInHousehold,
  InvitationNotFound,
  HasHousehold,
  HouseholdVersionConflict,
  SharesAreFull,
  UsernameUnknown,
} = problemSchemas(householdProblems, { HouseholdVersionConflict: { current: MyHousehold } });
const { OwnFoodNotFound } = problemSchemas(ownFoodProblems, { OwnFoodVersionConflict: { current: OwnFood } });
const { RecipeNotFound } = problemSchemas(recipeProblems, { RecipeVersionConflict: { current: Recipe } });

const success = MyHousehold;

export class HouseholdGroup extends HttpApiGroup.make("household")
  .add(
    HttpApiEndpoint.get("household", "/", { success }).annotate(Access, "member"),
    HttpApiEndpoint.post("foundHousehold", "/", {
      payload: FoundPayload,
      success,
      error: [FieldRefused, HasHousehold],
    }).annotate(Access, "member"),
    HttpApiEndpoint.patch("renameHousehold", "/", {
      payload: RenamePayload,
      success,
      error: [FieldRefused, HouseholdNotFound, NotHouseholdOwner, HouseholdVersionConflict],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("inviteToHousehold", "/invitations", {
      payload: InvitePayload,
      success,
      error: [
        HouseholdNotFound,
        NotHouseholdOwner,
        HouseholdIsFull,
        InvitationsAreFull,
        IsInHousehold,
        InvitationNotFound,
        UsernameUnknown,
      ],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("lookAtInvitation", "/invitations/look", {
      payload: LookPayload,
      success: Invited,
      error: InvitationNotFound,
    })
      .annotate(Access, "member")
      .annotate(Scope, "people:read"),
    HttpApiEndpoint.post("acceptInvitation", "/invitations/accept", {
      payload: AcceptPayload,
      success,
      error: [
        HouseholdNotFound,
        NotHouseholdOwner,
        HouseholdIsFull,
        InvitationsAreFull,
        IsInHousehold,
        InvitationNotFound,
        HasHousehold,
      ],
    }).annotate(Access, "member"),
    HttpApiEndpoint.delete("endInvitation", "/invitations/:id", {
      params: { id: Uuid },
      success,
      error: InvitationNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("removeFromHousehold", "/removals", {
      payload: PersonPayload,
      success,
      error: [NotHouseholdOwner, HouseholdNotFound],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("handOverHousehold", "/owner", {
      payload: PersonPayload,
      success,
      error: [NotHouseholdOwner, HouseholdNotFound],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("allowLogging", "/logging", {
      payload: LoggingPayload,
      success,
      error: HouseholdNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("ownShares", "/shares/look", { payload: IdsPayload, success: SharedIds })
      .annotate(Access, "member")
      .annotate(Scope, "people:read"),
    HttpApiEndpoint.post("shareThing", "/shares", {
      payload: SharePayload,
      success: SharePayload,
      error: [HouseholdNotFound, OwnFoodNotFound, RecipeNotFound, SharesAreFull],
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("sharedThings", "/shared", {
      query: {
        kind: Kind,
        query: Schema.optionalKey(textUpTo(200)),
        limit: Schema.optionalKey(PageLimit),
        cursor: Schema.optionalKey(textUpTo(1000)),
      },
      success: SharedPage,
      error: FieldRefused,
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "people")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/household") {}

export { householdProblems } from "./problems.ts";
