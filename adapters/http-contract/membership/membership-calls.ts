// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { MembershipGroup, PaymentsGroup } from "./membership.ts";
import { membershipRefusals } from "./problems.ts";
import { FieldRefused, SignInNeeded, TooManyTries } from "../shared/problems.ts";

const { ActRefused, AlreadySubscribed, AuthenticationNeeded, CardRefused, CodeRefused, GymLinkNotFound, GymMembershipTaken, GymMembershipUnknown, GymOff, GymUnavailable, OrderClosed, OrderNotFound, PaymentNotFound, PaymentsUnavailable, PlanUnavailable, QuoteChanged, SandboxOff, SubscriptionNotFound, TrialUsed, WebhookRefused } = membershipRefusals;
const call = /*#__PURE__*/ callOf<typeof MembershipGroup | typeof PaymentsGroup>();

export const subscriptions = /*#__PURE__*/ call("GET", "/api/services/subscriptions", { SignInNeeded });
export const paidSubscriptions = /*#__PURE__*/ call("GET", "/api/services/paid-subscriptions", { SignInNeeded });
export const activeSubscriptions = /*#__PURE__*/ call("GET", "/api/services/paid-subscriptions/active", { SignInNeeded });
export const premiumOffer = /*#__PURE__*/ call("GET", "/api/services/premium/offer", { PaymentsUnavailable, SignInNeeded });
export const orderPremium = /*#__PURE__*/ call("POST", "/api/services/premium/orders", { AlreadySubscribed, CodeRefused, PaymentsUnavailable, PlanUnavailable, SignInNeeded, TooManyTries, TrialUsed });
export const premiumOrder = /*#__PURE__*/ call("GET", "/api/services/premium/orders/:id", { OrderNotFound, SignInNeeded });
export const cancelPremium = /*#__PURE__*/ call("POST", "/api/services/premium/cancel", { ActRefused, PaymentsUnavailable, SignInNeeded });
export const resumePremium = /*#__PURE__*/ call("POST", "/api/services/premium/resume", { ActRefused, PaymentsUnavailable, SignInNeeded });
export const quotePlanChange = /*#__PURE__*/ call("GET", "/api/services/premium/change", { ActRefused, PaymentsUnavailable, SignInNeeded });
export const changePlan = /*#__PURE__*/ call("POST", "/api/services/premium/change", { ActRefused, PaymentsUnavailable, QuoteChanged, SignInNeeded, TooManyTries });
export const premiumPortal = /*#__PURE__*/ call("POST", "/api/services/premium/portal", { ActRefused, PaymentsUnavailable, SignInNeeded });
export const premiumPayments = /*#__PURE__*/ call("GET", "/api/services/premium/payments", { FieldRefused, SignInNeeded });
export const premiumInvoice = /*#__PURE__*/ call("GET", "/api/services/premium/payments/:id/invoice", { PaymentNotFound, SignInNeeded });
export const previewPremiumCode = /*#__PURE__*/ call("POST", "/api/services/premium/codes/preview", { CodeRefused, SignInNeeded, TooManyTries });
export const redeemPremiumCode = /*#__PURE__*/ call("POST", "/api/services/premium/codes/redeem", { CodeRefused, SignInNeeded, TooManyTries });
export const linkGym = /*#__PURE__*/ call("POST", "/api/services/gympass-subscription", { GymMembershipTaken, GymMembershipUnknown, GymOff, GymUnavailable, SignInNeeded, TooManyTries });
export const unlinkGym = /*#__PURE__*/ call("DELETE", "/api/services/gympass-subscription/:id", { GymLinkNotFound, SignInNeeded });
export const paySandbox = /*#__PURE__*/ call("POST", "/api/services/premium/sandbox/pay", { AlreadySubscribed, AuthenticationNeeded, CardRefused, OrderClosed, OrderNotFound, PaymentsUnavailable, SandboxOff, SignInNeeded, TooManyTries });
export const changeSandboxCard = /*#__PURE__*/ call("POST", "/api/services/premium/sandbox/card", { AuthenticationNeeded, CardRefused, PaymentsUnavailable, SandboxOff, SignInNeeded, SubscriptionNotFound, TooManyTries });
export const actInSandbox = /*#__PURE__*/ call("POST", "/api/services/premium/sandbox/act", { PaymentNotFound, PaymentsUnavailable, SandboxOff, SignInNeeded, TooManyTries });
export const stripeWebhook = /*#__PURE__*/ call("POST", "/api/services/payments/stripe", { WebhookRefused });
