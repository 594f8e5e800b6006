import type { MemberId, SessionId } from "@morsel/domain/identity";
import type { PushChoices } from "@morsel/domain/social";
import type { Effect } from "effect";
import type { NewJob } from "../platform/job.ts";
import { token } from "../platform/token.ts";

/** The address of a browser, as its own push service gave it: with the address, and keys that only that browser reads with. */
export type PushAddress = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** A device is a session that asked to be told: it ends with it. */
export type PushDevice = PushAddress & {
  readonly session: SessionId;
  readonly choices: PushChoices;
  readonly savedAt: number;
  /** When its session was used last. */
  readonly usedAt: number;
};

/** W744: up to when reminders were given, and when the next one is due. */
export type ReminderPlan = { readonly plannedTo: number; readonly dueAt: number | undefined };

export type DueDevice = {
  readonly member: MemberId;
  readonly session: SessionId;
  readonly choices: PushChoices;
  readonly savedAt: number;
  readonly plannedTo: number;
  readonly dueAt: number;
  /** False after a log-out. */
  readonly isAlive: boolean;
};

/** With which this server is known to push services (RFC 8292). */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

export interface PushStore {
  /** The server's keys: those that were kept first, for good. */
  readonly keys: (fresh: () => VapidKeys) => Effect.Effect<VapidKeys>;
  /** Devices whose sessions live, the last used first. */
  readonly all: (member: MemberId, now: number) => Effect.Effect<readonly PushDevice[]>;
  /** W741, SO74: in place of what that session and that address had before, and of what leaves no room. */
  readonly save: (
    member: MemberId,
    device: Omit<PushDevice, "usedAt">,
    plan: ReminderPlan,
    most: number,
  ) => Effect.Effect<void>;
  /** Another address of a device that is there; its choices stay. */
  readonly move: (member: MemberId, session: SessionId, address: PushAddress) => Effect.Effect<void>;
  readonly remove: (member: MemberId, session: SessionId) => Effect.Effect<void>;
  /** W744: devices of all members whose next reminder is due, the longest due first; by an index, not by looking at each. */
  readonly due: (now: number, limit: number) => Effect.Effect<readonly DueDevice[]>;
  /** W744: the next plan and the jobs of what is due, both or neither; false where another process was there before. */
  readonly plan: (device: DueDevice, next: ReminderPlan, jobs: readonly NewJob[]) => Effect.Effect<boolean>;
}

export const PushStore = token<PushStore>("PushStore");
