import { SettingStore } from "@morsel/application/site-settings/setting-store";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlSettingStore } from "../../../sql/site-settings/setting-store.ts";
import { moduleOf } from "../../container.ts";
import { siteSettingsUseCases } from "./use-cases.ts";

export const siteSettings = moduleOf((bindings) => {
  siteSettingsUseCases(bindings);
  bindings.provide(SettingStore, { sql: Sql }, ({ sql }) => makeSqlSettingStore(sql));
});
