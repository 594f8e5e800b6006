import type { PaymentsUnavailable, PlanUnavailable } from "@morsel/application/membership/payment-provider";
import type {
  ActRefused,
  AlreadySubscribed,
  OrderClosed,
  OrderNotFound,
  PaymentNotFound,
  QuoteChanged,
  SandboxOff,
  SubscriptionNotFound,
  TrialUsed,
} from "@morsel/application/membership/refusals";
import type {
  GymLinkNotFound,
  GymMembershipTaken,
  GymMembershipUnknown,
  GymOff,
  GymUnavailable,
} from "@morsel/application/membership/gym/partner-gym";
import type { AuthenticationNeeded, CardRefused } from "@morsel/application/membership/sandbox";
import type { WebhookRefused } from "@morsel/application/membership/payment-webhooks";
import type { CodeRefused } from "@morsel/domain/membership";
import type { Problems, Refusals } from "../shared/problem.ts";

type Refused =
  | ActRefused
  | AlreadySubscribed
  | AuthenticationNeeded
  | CardRefused
  | CodeRefused
  | GymLinkNotFound
  | GymMembershipTaken
  | GymMembershipUnknown
  | GymOff
  | GymUnavailable
  | OrderClosed
  | OrderNotFound
  | PaymentNotFound
  | PaymentsUnavailable
  | PlanUnavailable
  | QuoteChanged
  | SandboxOff
  | SubscriptionNotFound
  | TrialUsed
  | WebhookRefused;

export const membershipRefusals: Refusals<Refused> = {
  ActRefused: {},
  AlreadySubscribed: {},
  AuthenticationNeeded: {},
  CardRefused: { reason: "string" },
  CodeRefused: { reason: "string" },
  GymLinkNotFound: {},
  GymMembershipTaken: {},
  GymMembershipUnknown: {},
  GymOff: {},
  GymUnavailable: {},
  OrderClosed: { status: ["order_status", "string"] },
  OrderNotFound: {},
  PaymentNotFound: {},
  PaymentsUnavailable: {},
  PlanUnavailable: {},
  QuoteChanged: {},
  SandboxOff: {},
  SubscriptionNotFound: {},
  TrialUsed: {},
  WebhookRefused: {},
};

export const membershipProblems: Problems<Refused> = {
  fields: membershipRefusals,
  problems: {
    ActRefused: { status: 409, title: "The subscription does not allow this now. Nothing was changed." },
    AlreadySubscribed: { status: 409, title: "You already have a subscription. Nothing was charged." },
    AuthenticationNeeded: { status: 402, title: "Your bank asks you to confirm the payment." },
    CardRefused: { status: 402, title: "The card was refused. Nothing was charged." },
    CodeRefused: { status: 422, title: "The code cannot be used." },
    GymLinkNotFound: { status: 404, title: "You have no such link with a gym." },
    GymMembershipTaken: { status: 409, title: "Another member linked this membership." },
    GymMembershipUnknown: {
      status: 422,
      title: "The gym does not know this membership, or it has ended.",
      constants: { field: "membership" },
    },
    GymOff: { status: 404, title: "No gym gives premium on this server." },
    GymUnavailable: { status: 503, title: "The gym cannot be reached. Nothing was changed. Try again later." },
    OrderClosed: { status: 409, title: "Another order took its place. Nothing was charged." },
    OrderNotFound: { status: 404, title: "The order does not exist." },
    PaymentNotFound: { status: 404, title: "The payment does not exist." },
    PaymentsUnavailable: { status: 503, title: "The payment service cannot be reached. Try again later." },
    PlanUnavailable: { status: 422, title: "The plan is not on offer." },
    QuoteChanged: { status: 409, title: "The price of the change is a different one now. Nothing was charged." },
    SandboxOff: { status: 404, title: "Test payments are off on this server." },
    SubscriptionNotFound: { status: 404, title: "You have no subscription." },
    TrialUsed: { status: 409, title: "You already had a free trial." },
    WebhookRefused: { status: 400, title: "The signature is missing, wrong or too old.", isUnseen: true },
  },
};
