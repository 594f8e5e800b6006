import { siteSettingsClient } from "@morsel/adapters/http-contract/site-settings/site-settings-client";
import { SiteSettingsClient } from "@morsel/application/site-settings/client/site-settings-client";
import { clientModule } from "../client-module.ts";

export default clientModule(SiteSettingsClient, siteSettingsClient);
