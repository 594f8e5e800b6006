import { token } from "../platform/token.ts";
import { type FlagPorts, makeChangeFlags } from "./change-flags.ts";
import { makeChangeSettings } from "./change-settings.ts";

export const makeSiteSettingsUseCases = (ports: FlagPorts) => ({
  settings: makeChangeSettings(ports),
  flags: makeChangeFlags(ports),
});

export type SiteSettingsUseCases = ReturnType<typeof makeSiteSettingsUseCases>;
export const SiteSettingsUseCases = token<SiteSettingsUseCases>("SiteSettingsUseCases");
