import type { Flag } from "@morsel/domain/eligibility";
import type { SettingValue } from "@morsel/domain/site-settings";
import type { Effect } from "effect";
import type { AdminEntryNeeded } from "../../admin/refusals.ts";
import type { FieldRefused, RetryableRefusal } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { ListedFlag } from "../change-flags.ts";
import type { ListedSetting } from "../change-settings.ts";

type Closed = AdminEntryNeeded | RetryableRefusal;
/** `id` makes a repeat harmless. */
type Act = { readonly id: string; readonly reason: string };

export type ShownSettings = {
  readonly items: readonly ListedSetting[];
  /** True where prices are Stripe's, and where a network's advertisements may be chosen. */
  readonly isStripe: boolean;
  readonly hasAdScript: boolean;
};

/** Settings that admins change while the server runs, as their pages ask for them. */
export interface SiteSettingsClient {
  readonly settings: Effect.Effect<ShownSettings, Closed>;
  readonly set: (
    act: Act & { readonly name: string; readonly value: SettingValue },
  ) => Effect.Effect<void, FieldRefused | Closed>;
  readonly reset: (act: Act & { readonly name: string }) => Effect.Effect<void, FieldRefused | Closed>;
  readonly flags: Effect.Effect<readonly ListedFlag[], Closed>;
  readonly setFlag: (act: Act & { readonly flag: Omit<Flag, "config"> }) => Effect.Effect<void, FieldRefused | Closed>;
  readonly resetFlag: (act: Act & { readonly name: string }) => Effect.Effect<void, FieldRefused | Closed>;
}

export const SiteSettingsClient = token<SiteSettingsClient>("SiteSettingsClient");
