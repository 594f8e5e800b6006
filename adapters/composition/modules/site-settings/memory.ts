import { SiteSettingsClient } from "@morsel/application/site-settings/client/site-settings-client";
import { SettingStore } from "@morsel/application/site-settings/setting-store";
import { siteSettingsClient } from "../../../http-contract/site-settings/site-settings-client.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { makeMemorySettingStore } from "../../../memory/site-settings/setting-store.ts";
import { moduleOf } from "../../container.ts";
import { provideClient } from "../../provide-client.ts";
import { siteSettingsUseCases } from "./use-cases.ts";

export const siteSettings = moduleOf((bindings) => {
  siteSettingsUseCases(bindings);
  bindings.provide(SettingStore, { state: MemoryState }, ({ state }) => makeMemorySettingStore(state));
  provideClient(bindings, SiteSettingsClient, siteSettingsClient);
});
