import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { Access, PlainRefusals, Scope, ScopeArea, SignedIn } from "../shared/access.ts";
import { PageLimit, textUpTo, Uuid } from "../shared/primitives.ts";
import { FieldRefused, problemSchemas, TooManyTries } from "../shared/problem-schemas.ts";
import { membershipProblems } from "./problems.ts";
import {
  ActPayload,
  CardPayload,
  ChangePayload,
  CodePayload,
  CodeValue,
  Done,
  GymLink,
  GymPayload,
  Offer,
  Order,
  OrderPayload,
  PaidSubscriptions,
  Payments,
  PayPayload,
  Portal,
  Product,
  Quote,
  Redeemed,
  Subscriptions,
} from "./schemas.ts";

const {
  ActRefused,
  AlreadySubscribed,
  AuthenticationNeeded,
  CardRefused,
  CodeRefused,
  GymLinkNotFound,
  GymMembershipTaken,
  GymMembershipUnknown,
  GymOff,
  GymUnavailable,
  OrderClosed,
  OrderNotFound,
  PaymentNotFound,
  PaymentsUnavailable,
  PlanUnavailable,
  QuoteChanged,
  SandboxOff,
  SubscriptionNotFound,
  TrialUsed,
  WebhookRefused,
} = problemSchemas(membershipProblems);

const cursor = Schema.optionalKey(textUpTo(250));

export class MembershipGroup extends HttpApiGroup.make("membership")
  .add(
    HttpApiEndpoint.get("subscriptions", "/subscriptions", { success: Subscriptions })
      .annotate(Access, "member")
      .annotate(Scope, "account:read"),
    HttpApiEndpoint.get("paidSubscriptions", "/paid-subscriptions", { success: PaidSubscriptions })
      .annotate(Access, "member")
      .annotate(Scope, "account:read"),
    HttpApiEndpoint.get("activeSubscriptions", "/paid-subscriptions/active", { success: PaidSubscriptions })
      .annotate(Access, "member")
      .annotate(Scope, "account:read"),
    HttpApiEndpoint.get("premiumOffer", "/premium/offer", { success: Offer, error: PaymentsUnavailable }).annotate(
      Access,
      "member",
    ),
    HttpApiEndpoint.post("orderPremium", "/premium/orders", {
      payload: OrderPayload,
      success: Order.pipe(HttpApiSchema.status(201)),
      error: [AlreadySubscribed, CodeRefused, PaymentsUnavailable, PlanUnavailable, TooManyTries, TrialUsed],
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("premiumOrder", "/premium/orders/:id", {
      params: { id: Uuid },
      success: Order,
      error: OrderNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("cancelPremium", "/premium/cancel", {
      success: Done,
      error: [ActRefused, PaymentsUnavailable],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("resumePremium", "/premium/resume", {
      success: Done,
      error: [ActRefused, PaymentsUnavailable],
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("quotePlanChange", "/premium/change", {
      query: { product: Product },
      success: Quote,
      error: [ActRefused, PaymentsUnavailable],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("changePlan", "/premium/change", {
      payload: ChangePayload,
      success: Done,
      error: [ActRefused, PaymentsUnavailable, QuoteChanged, TooManyTries],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("premiumPortal", "/premium/portal", {
      success: Portal,
      error: [ActRefused, PaymentsUnavailable],
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("premiumPayments", "/premium/payments", {
      query: { limit: Schema.optionalKey(PageLimit), cursor },
      success: Payments,
      error: FieldRefused,
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("premiumInvoice", "/premium/payments/:id/invoice", {
      params: { id: textUpTo(200) },
      success: Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType: "application/pdf" })),
      error: PaymentNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("previewPremiumCode", "/premium/codes/preview", {
      payload: CodePayload,
      success: CodeValue,
      error: [CodeRefused, TooManyTries],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("redeemPremiumCode", "/premium/codes/redeem", {
      payload: CodePayload,
      success: Redeemed,
      error: [CodeRefused, TooManyTries],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("linkGym", "/gympass-subscription", {
      payload: GymPayload,
      success: GymLink,
      error: [GymMembershipTaken, GymMembershipUnknown, GymOff, GymUnavailable, TooManyTries],
    }).annotate(Access, "member"),
    HttpApiEndpoint.delete("unlinkGym", "/gympass-subscription/:id", {
      params: { id: textUpTo(200) },
      success: Done,
      error: GymLinkNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("paySandbox", "/premium/sandbox/pay", {
      payload: PayPayload,
      success: Done,
      error: [
        AlreadySubscribed,
        AuthenticationNeeded,
        CardRefused,
        OrderClosed,
        OrderNotFound,
        PaymentsUnavailable,
        SandboxOff,
        TooManyTries,
      ],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("changeSandboxCard", "/premium/sandbox/card", {
      payload: CardPayload,
      success: Done,
      error: [AuthenticationNeeded, CardRefused, PaymentsUnavailable, SandboxOff, SubscriptionNotFound, TooManyTries],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("actInSandbox", "/premium/sandbox/act", {
      payload: ActPayload,
      success: Done,
      error: [PaymentNotFound, PaymentsUnavailable, SandboxOff, TooManyTries],
    }).annotate(Access, "member"),
  )
  // A token buys nothing.
  .annotateEndpoints(ScopeArea, "session")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services") {}

/** Webhooks of the payment provider: signed, and asked by nobody who is signed in. */
export class PaymentsGroup extends HttpApiGroup.make("payments")
  .add(
    HttpApiEndpoint.post("stripeWebhook", "/stripe", {
      payload: Schema.Unknown,
      success: Done,
      error: WebhookRefused,
    }).annotate(Access, "visitor"),
  )
  .middleware(PlainRefusals)
  .prefix("/api/services/payments") {}

export { membershipProblems } from "./problems.ts";
