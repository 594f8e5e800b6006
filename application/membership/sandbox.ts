import type { MemberId } from "@morsel/domain/identity";
import type { SandboxAct } from "@morsel/domain/membership";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { PremiumOrder, ReceivedEvent } from "./membership-store.ts";
import type { ProviderReport } from "./payment-provider.ts";

/** The test card was refused; nothing was begun. */
export type CardRefused = {
  readonly _tag: "CardRefused";
  readonly reason: "unknown" | "declined" | "expired";
};
/** The bank asks the member to confirm the payment. */
export type AuthenticationNeeded = { readonly _tag: "AuthenticationNeeded" };

export type SandboxCard = { readonly number: string; readonly expires: string; readonly isConfirmed: boolean };

/** Payments on a server without a provider: test cards, and no money. */
export interface SandboxPayments {
  readonly pay: (
    member: MemberId,
    order: PremiumOrder,
    card: SandboxCard,
  ) => Effect.Effect<readonly ProviderReport[], CardRefused | AuthenticationNeeded>;
  readonly changeCard: (
    member: MemberId,
    subscription: string,
    card: SandboxCard,
  ) => Effect.Effect<readonly ProviderReport[], CardRefused | AuthenticationNeeded>;
  readonly act: (
    member: MemberId,
    subscription: string,
    payment: string,
    act: SandboxAct,
  ) => Effect.Effect<readonly ProviderReport[]>;
  /** Charges what is due by the clock; answers the reports with their members. */
  readonly renewDue: (
    now: number,
    limit: number,
  ) => Effect.Effect<readonly { readonly member: MemberId; readonly reports: readonly ProviderReport[] }[]>;
}

export const SandboxPayments = token<SandboxPayments>("SandboxPayments");

/** A sandbox subscription with the state that only the sandbox reads. */
export type SandboxRow = {
  readonly member: MemberId;
  readonly id: string;
  readonly state: string;
  /** Counts the changes: of two writers who read the same one, the first wins. */
  readonly version: number;
  readonly dueAt: number;
};

export interface SandboxStore {
  readonly find: (member: MemberId, id: string) => Effect.Effect<SandboxRow | undefined>;
  readonly due: (now: number, limit: number) => Effect.Effect<readonly SandboxRow[]>;
  /** False where `version` is not one more than the stored one. What it reports is kept with it, as a provider keeps what it will tell. */
  readonly save: (row: SandboxRow, reports: readonly ReceivedEvent[]) => Effect.Effect<boolean>;
}

export const SandboxStore = token<SandboxStore>("SandboxStore");
