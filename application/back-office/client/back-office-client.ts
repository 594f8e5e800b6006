import type { Announcement, CodeWish } from "@morsel/domain/back-office";
import type { CatalogueSource } from "@morsel/domain/foods";
import type { PremiumCode } from "@morsel/domain/membership";
import type { Effect } from "effect";
import type { Listed } from "../../admin/client/admin-client.ts";
import type { AdminEntryNeeded, MemberNotFound } from "../../admin/refusals.ts";
import type { CatalogueImport } from "../../catalogues/catalogue-store.ts";
import type { PremiumSource } from "../../membership/membership-store.ts";
import type { FieldRefused, RetryableRefusal } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { Health } from "../health.ts";
import type { StoredEvent } from "../payment-events.ts";
import type { Statistics } from "../statistics.ts";
import type {
  CodeNotFound,
  CodeTaken,
  EventNotFound,
  FoodImportNotFound,
  FoodImportRunning,
  NoGift,
} from "../refusals.ts";

type Closed = AdminEntryNeeded | RetryableRefusal;
/** `id` makes a repeat harmless. */
type Act = { readonly id: string; readonly reason: string };

/** One reason for which a member has premium; `phase` is absent for what is given. */
export type ShownSource = {
  readonly id: string;
  readonly source: PremiumSource;
  readonly phase?: string;
  readonly until: number;
  readonly createdAt: number;
};

export type ShownEvent = Omit<StoredEvent, "member"> & { readonly member?: string };

export type ShownImport = Pick<CatalogueImport, "name" | "state" | "startedAt" | "finishedAt" | "counts"> & {
  readonly file: string;
};
export type ShownSources = readonly {
  readonly source: CatalogueSource;
  readonly isOn: boolean;
  readonly imports: readonly ShownImport[];
}[];

export type ShownPremium = {
  readonly username: string;
  readonly until: number;
  readonly hasGift: boolean;
  readonly items: readonly ShownSource[];
};

/** Acts of admins beside members and jobs, as their pages ask for it. */
export interface BackOfficeClient {
  readonly premium: (member: string) => Effect.Effect<ShownPremium, MemberNotFound | Closed>;
  readonly givePremium: (
    act: Act & { readonly member: string; readonly until: number },
  ) => Effect.Effect<void, FieldRefused | MemberNotFound | Closed>;
  readonly takePremiumBack: (
    act: Act & { readonly member: string },
  ) => Effect.Effect<void, FieldRefused | MemberNotFound | NoGift | Closed>;
  readonly codes: (cursor?: string) => Effect.Effect<Listed<PremiumCode>, FieldRefused | Closed>;
  readonly makeCode: (
    act: Act & { readonly wish: CodeWish },
  ) => Effect.Effect<PremiumCode, CodeTaken | FieldRefused | Closed>;
  readonly endCode: (act: Act & { readonly code: string }) => Effect.Effect<void, CodeNotFound | FieldRefused | Closed>;
  readonly announcement: Effect.Effect<Announcement | undefined, Closed>;
  readonly saveAnnouncement: (
    act: Act & { readonly wish: Omit<Announcement, "id"> },
  ) => Effect.Effect<void, FieldRefused | Closed>;
  readonly endAnnouncement: (act: Act) => Effect.Effect<void, FieldRefused | Closed>;
  readonly statistics: Effect.Effect<Statistics, Closed>;
  readonly health: Effect.Effect<Health, Closed>;
  readonly events: (cursor?: string) => Effect.Effect<Listed<ShownEvent>, FieldRefused | Closed>;
  readonly applyEventAgain: (
    act: Act & { readonly event: Pick<ShownEvent, "provider" | "id"> },
  ) => Effect.Effect<void, EventNotFound | FieldRefused | Closed>;
  readonly sources: Effect.Effect<ShownSources, Closed>;
  readonly switchSource: (
    act: Act & { readonly source: CatalogueSource; readonly isOn: boolean },
  ) => Effect.Effect<void, FieldRefused | Closed>;
  readonly undoImport: (
    act: Act & { readonly name: string },
  ) => Effect.Effect<void, FieldRefused | FoodImportNotFound | FoodImportRunning | Closed>;
}

export const BackOfficeClient = token<BackOfficeClient>("BackOfficeClient");
