import type { Money } from "@morsel/domain/currency";
import type { MemberId } from "@morsel/domain/identity";
import type {
  CodeRefused,
  EntryPoint,
  LedgerEntry,
  PaymentState,
  PremiumCode,
  ProductCode,
  ProviderEvent,
  SubscriptionState,
} from "@morsel/domain/membership";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { PremiumNotice } from "./notices/notice-store.ts";

/** Source of premium. */
export type PremiumSource = "sandbox" | "stripe" | "code" | "partner_gym" | "operator";

export type StoredSubscription = {
  readonly id: string;
  readonly source: PremiumSource;
  /** The provider's id of the person who pays. */
  readonly customer?: string;
  /** Absent for what is given without payment. */
  readonly state?: SubscriptionState;
  /** Premium that was given without payment; 0 where it is paid. */
  readonly grantedUntil: number;
  readonly createdAt: number;
};

export type StoredPayment = {
  readonly id: string;
  readonly subscription: string;
  readonly state: PaymentState;
  readonly createdAt: number;
};
export type PaymentPlace = Pick<StoredPayment, "createdAt" | "id">;

export type OrderStatus = "open" | "replaced" | "done";
/** Order that a member is about to pay. Its price was set by the server. */
export type PremiumOrder = {
  readonly id: string;
  readonly product: ProductCode;
  readonly price: Money;
  readonly trialDays: number;
  readonly status: OrderStatus;
  readonly entryPoint: EntryPoint;
  /** The provider's id of the checkout, and its page; absent until the provider answered. */
  readonly reference?: string;
  readonly url?: string;
  readonly createdAt: number;
};

/** A report of a provider as it came, before it is applied. */
export type ReceivedEvent = {
  readonly provider: PremiumSource;
  readonly id: string;
  /** Absent where the report does not tell. */
  readonly member?: MemberId;
  readonly body: string;
  readonly receivedAt: number;
};

/** Change that a report makes for one member. */
export type MemberEvents = {
  readonly events: readonly ProviderEvent[];
  readonly customer?: string;
  /** The order that was paid. */
  readonly order?: string;
};

/** Every answered write is durable. What a member has of premium is brought up to date in the same transaction. */
export interface MembershipStore {
  /** The newest first. */
  readonly subscriptions: (member: MemberId) => Effect.Effect<readonly StoredSubscription[]>;
  /** The newest first. */
  readonly payments: (
    member: MemberId,
    query: { readonly limit: number; readonly after?: PaymentPlace },
  ) => Effect.Effect<readonly StoredPayment[]>;
  readonly payment: (member: MemberId, id: string) => Effect.Effect<StoredPayment | undefined>;
  readonly order: (member: MemberId, id: string) => Effect.Effect<PremiumOrder | undefined>;
  /** ME21: takes the place of those that are open, which it answers. The same id again changes nothing. */
  readonly openOrder: (member: MemberId, order: PremiumOrder) => Effect.Effect<readonly PremiumOrder[]>;
  readonly orderStarted: (
    member: MemberId,
    id: string,
    checkout: { readonly reference: string; readonly url: string },
  ) => Effect.Effect<void>;
  /** Kept once for each id, before anything is done about it. */
  readonly receive: (events: readonly ReceivedEvent[]) => Effect.Effect<void>;
  /** Reports that are not applied yet, the oldest first. */
  readonly waiting: (limit: number) => Effect.Effect<readonly ReceivedEvent[]>;
  readonly ownerOf: (subscription: string) => Effect.Effect<MemberId | undefined>;
  /** Applies what a report means, once. A member who is gone is passed over. */
  readonly apply: (
    member: MemberId,
    received: Pick<ReceivedEvent, "provider" | "id">,
    meaning: MemberEvents,
    now: number,
    /** ME26: mails that are kept with what caused them. */
    notices?: readonly PremiumNotice[],
  ) => Effect.Effect<void>;
  /** A report that means nothing here. */
  readonly pass: (received: Pick<ReceivedEvent, "provider" | "id">, now: number) => Effect.Effect<void>;
  /** Deletes reports that were applied, or received in vain, before; answers their number. */
  readonly forgetEvents: (before: number) => Effect.Effect<number>;
  /** ME6: one of the keys began a trial before, for whichever account. */
  readonly hadTrial: (persons: readonly string[]) => Effect.Effect<boolean>;
  readonly claimTrial: (persons: readonly string[], now: number) => Effect.Effect<void>;
  /** ME6: no trial is offered to the member any more. */
  readonly denyTrial: (member: MemberId) => Effect.Effect<void>;
  /** ME7: premium without payment, until an instant; the same id again sets it anew. */
  readonly grant: (
    member: MemberId,
    grant: { readonly id: string; readonly source: PremiumSource; readonly until: number; readonly at: number },
  ) => Effect.Effect<void>;
  readonly code: (code: string) => Effect.Effect<PremiumCode | undefined>;
  readonly saveCode: (code: PremiumCode) => Effect.Effect<void>;
  readonly wasRedeemed: (member: MemberId, code: string) => Effect.Effect<boolean>;
  /** ME22: counts a use; a code that gives months adds them to what the member has. Answers when premium ends. */
  readonly redeem: (member: MemberId, code: string, now: number) => Effect.Effect<number, CodeRefused>;
  /** ME19: the movements of money of a payment, or of all. */
  readonly ledger: (payment?: string) => Effect.Effect<readonly LedgerEntry[]>;
}

export const MembershipStore = token<MembershipStore>("MembershipStore");
