import type { SiteSettingsClient } from "@morsel/application/site-settings/client/site-settings-client";
import type { Toasts } from "../../hooks/toasts.ts";

/** All that an act on these pages needs. */
export type ActPorts = {
  readonly site: SiteSettingsClient;
  readonly toasts: Pick<Toasts, "show">;
  readonly newId: () => string;
};
