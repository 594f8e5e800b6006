import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { adminProblems } from "../admin/problems.ts";
import { ActDone, MemberIdText } from "../admin/schemas.ts";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { FieldRefused, problemSchemas } from "../shared/problem-schemas.ts";
import { backOfficeProblems } from "./problems.ts";
import {
  ActPayload,
  ApplyEventPayload,
  CodesQuery,
  CurrentAnnouncement,
  EndCodePayload,
  GivePremiumPayload,
  Health,
  MakeCodePayload,
  MemberPremium,
  PaymentEvents,
  PremiumCode,
  PremiumCodes,
  SaveAnnouncementPayload,
  Statistics,
} from "./schemas.ts";

import { Sources, SwitchSourcePayload, UndoImportPayload } from "./source-schemas.ts";

const { AdminEntryNeeded, MemberNotFound } = problemSchemas(adminProblems);
const { CodeNotFound, CodeTaken, EventNotFound, FoodImportNotFound, FoodImportRunning, NoGift } =
  problemSchemas(backOfficeProblems);

const params = { id: MemberIdText };

export class BackOfficeGroup extends HttpApiGroup.make("backOffice")
  .add(
    HttpApiEndpoint.get("memberPremium", "/members/:id/premium", {
      params,
      success: MemberPremium,
      error: [AdminEntryNeeded, MemberNotFound],
    }).annotate(Access, "admin"),
    HttpApiEndpoint.post("givePremium", "/members/:id/premium", {
      params,
      payload: GivePremiumPayload,
      success: ActDone,
      error: [AdminEntryNeeded, FieldRefused, MemberNotFound],
    }).annotate(Access, "admin"),
    HttpApiEndpoint.post("takePremiumBack", "/members/:id/premium/end", {
      params,
      payload: ActPayload,
      success: ActDone,
      error: [AdminEntryNeeded, FieldRefused, MemberNotFound, NoGift],
    }).annotate(Access, "admin"),
    HttpApiEndpoint.get("premiumCodes", "/codes", {
      query: CodesQuery,
      success: PremiumCodes,
      error: [AdminEntryNeeded, FieldRefused],
    }).annotate(Access, "admin"),
    HttpApiEndpoint.post("makePremiumCode", "/codes", {
      payload: MakeCodePayload,
      success: PremiumCode,
      error: [AdminEntryNeeded, CodeTaken, FieldRefused],
    }).annotate(Access, "admin"),
    HttpApiEndpoint.post("endPremiumCode", "/codes/end", {
      payload: EndCodePayload,
      success: ActDone,
      error: [AdminEntryNeeded, CodeNotFound, FieldRefused],
    }).annotate(Access, "admin"),
    HttpApiEndpoint.get("currentAnnouncement", "/announcement", {
      success: CurrentAnnouncement,
      error: [AdminEntryNeeded],
    }).annotate(Access, "admin"),
    HttpApiEndpoint.post("saveAnnouncement", "/announcement", {
      payload: SaveAnnouncementPayload,
      success: ActDone,
      error: [AdminEntryNeeded, FieldRefused],
    }).annotate(Access, "admin"),
    HttpApiEndpoint.post("endAnnouncement", "/announcement/end", {
      payload: ActPayload,
      success: ActDone,
      error: [AdminEntryNeeded, FieldRefused],
    }).annotate(Access, "admin"),
    HttpApiEndpoint.get("serverStatistics", "/statistics", {
      success: Statistics,
      error: [AdminEntryNeeded],
    }).annotate(Access, "admin"),
    HttpApiEndpoint.get("serverHealth", "/health", {
      success: Health,
      error: [AdminEntryNeeded],
    }).annotate(Access, "admin"),
    HttpApiEndpoint.get("foodSources", "/sources", { success: Sources, error: [AdminEntryNeeded] }).annotate(
      Access,
      "admin",
    ),
    HttpApiEndpoint.post("switchFoodSource", "/sources/switch", {
      payload: SwitchSourcePayload,
      success: ActDone,
      error: [AdminEntryNeeded, FieldRefused],
    }).annotate(Access, "admin"),
    HttpApiEndpoint.post("undoFoodImport", "/sources/undo", {
      payload: UndoImportPayload,
      success: ActDone,
      error: [AdminEntryNeeded, FieldRefused, FoodImportNotFound, FoodImportRunning],
    }).annotate(Access, "admin"),
    HttpApiEndpoint.get("paymentEvents", "/payments", {
      query: CodesQuery,
      success: PaymentEvents,
      error: [AdminEntryNeeded, FieldRefused],
    }).annotate(Access, "admin"),
    HttpApiEndpoint.post("applyPaymentEvent", "/payments/apply", {
      payload: ApplyEventPayload,
      success: ActDone,
      error: [AdminEntryNeeded, EventNotFound, FieldRefused],
    }).annotate(Access, "admin"),
  )
  .annotateEndpoints(ScopeArea, "session")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/admin") {}

export { backOfficeProblems } from "./problems.ts";
