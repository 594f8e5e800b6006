/** There is a subscription already that runs or renews. */
export type AlreadySubscribed = { readonly _tag: "AlreadySubscribed" };
/** The person had a trial, with this account or another. */
export type TrialUsed = { readonly _tag: "TrialUsed" };
export type OrderNotFound = { readonly _tag: "OrderNotFound" };
/** It was paid, or another order took its place. */
export type OrderClosed = { readonly _tag: "OrderClosed"; readonly status: string };
export type SubscriptionNotFound = { readonly _tag: "SubscriptionNotFound" };
/** The subscription is in no state for this. */
export type ActRefused = { readonly _tag: "ActRefused" };
/** The offer on the page has changed; nothing was charged. */
export type QuoteChanged = { readonly _tag: "QuoteChanged" };
export type PaymentNotFound = { readonly _tag: "PaymentNotFound" };
/** The sandbox is off where a payment provider is set up. */
export type SandboxOff = { readonly _tag: "SandboxOff" };
