import { ContactAddress, ReadContactAddress } from "@morsel/application/contact/contact-mail-job";
import { FlagStore } from "@morsel/application/eligibility/flag-store";
import { ReadSignUpPolicy } from "@morsel/application/identity/read-sign-up-policy";
import { ReadPremiumSettings } from "@morsel/application/membership/settings";
import { Clock } from "@morsel/application/platform/clock";
import { MonotonicClock } from "@morsel/application/platform/monotonic-clock";
import { ConfiguredSettings } from "@morsel/application/site-settings/configured";
import { makeReadSettings, ReadSettings } from "@morsel/application/site-settings/read-settings";
import { ReadSiteNames } from "@morsel/application/site-settings/read-site-names";
import { SettingStore } from "@morsel/application/site-settings/setting-store";
import { makeSiteSettingsUseCases, SiteSettingsUseCases } from "@morsel/application/site-settings/use-cases";
import * as Effect from "effect/Effect";
import type { Bindings } from "../../container.ts";

const stored = { store: SettingStore, configured: ConfiguredSettings };

export const siteSettingsUseCases = ({ provide }: Bindings): void => {
  provide(ReadSettings, { ...stored, clock: MonotonicClock }, makeReadSettings);
  provide(ReadPremiumSettings, { settings: ReadSettings }, ({ settings }) =>
    Effect.map(settings, ({ premium }) => premium),
  );
  provide(ReadSignUpPolicy, { settings: ReadSettings }, ({ settings }) => Effect.map(settings, ({ signUp }) => signUp));
  provide(ReadSiteNames, { settings: ReadSettings }, ({ settings }) => Effect.map(settings, ({ names }) => names));
  provide(ReadContactAddress, { settings: ReadSettings, configured: ContactAddress }, ({ settings, configured }) =>
    Effect.map(settings, ({ contact }) => (contact === "" ? configured : contact)),
  );
  provide(SiteSettingsUseCases, { ...stored, flags: FlagStore, clock: Clock }, makeSiteSettingsUseCases);
};
