import type { AuditEntry } from "@morsel/domain/admin";
import type { MemberId } from "@morsel/domain/identity";
import type { Announcement } from "@morsel/domain/back-office";
import type { CatalogueSource } from "@morsel/domain/foods";
import type { PremiumCode } from "@morsel/domain/membership";
import type { Effect } from "effect";
import type { NewJob } from "../platform/job.ts";
import { token } from "../platform/token.ts";
import type { EventPlace, StoredEvent } from "./payment-events.ts";

export type Gift = { readonly id: string; readonly until: number; readonly at: number };

/** W530, W640: each act lands with its line of the log; one whose id is in the log already changes nothing. */
export interface BackOfficeStore {
  /** BO1: what the member has of premium is brought up to date in the same transaction. */
  readonly givePremium: (member: MemberId, gift: Gift, entry: AuditEntry) => Effect.Effect<void>;
  readonly saveCode: (code: PremiumCode, entry: AuditEntry) => Effect.Effect<void>;
  /** In the order of their texts. */
  readonly codes: (query: { readonly limit: number; readonly after?: string }) => Effect.Effect<readonly PremiumCode[]>;
  readonly announcement: Effect.Effect<Announcement | undefined>;
  readonly saveAnnouncement: (announcement: Announcement, entry: AuditEntry) => Effect.Effect<void>;
  readonly endAnnouncement: (entry: AuditEntry) => Effect.Effect<void>;
  /** W646: the newest first. */
  readonly events: (query: {
    readonly limit: number;
    readonly after?: EventPlace;
  }) => Effect.Effect<readonly StoredEvent[]>;
  /** W646: it waits to be applied again; false where there is none. */
  readonly applyEventAgain: (event: Pick<StoredEvent, "provider" | "id">, entry: AuditEntry) => Effect.Effect<boolean>;
  /** W697 */
  readonly switchSource: (source: CatalogueSource, isOn: boolean, entry: AuditEntry) => Effect.Effect<void>;
  /** W698: hides all of it at once and keeps the job that removes it. */
  readonly undoImport: (name: string, job: NewJob, entry: AuditEntry) => Effect.Effect<void>;
}

export const BackOfficeStore = token<BackOfficeStore>("BackOfficeStore");
