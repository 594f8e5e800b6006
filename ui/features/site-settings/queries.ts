import type { SiteSettingsClient } from "@morsel/application/site-settings/client/site-settings-client";
import { queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";
import { adminKey, ALWAYS } from "../admin/queries.ts";

export const settingsQuery = (site: SiteSettingsClient) =>
  queryOptions({ queryKey: [...adminKey, "settings"], queryFn: ({ signal }) => run(site.settings, signal), ...ALWAYS });

export const flagsQuery = (site: SiteSettingsClient) =>
  queryOptions({ queryKey: [...adminKey, "flags"], queryFn: ({ signal }) => run(site.flags, signal), ...ALWAYS });
