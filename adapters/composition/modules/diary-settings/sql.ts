import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { DiarySettingsStore } from "@morsel/application/diary-settings/diary-settings-store";
import { makeSqlDiarySettingsStore } from "../../../sql/diary-settings/diary-settings-store.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { moduleOf } from "../../container.ts";
import { diarySettingsUseCases } from "./use-cases.ts";

export const diarySettings = moduleOf((bindings) => {
  diarySettingsUseCases(bindings);
  bindings.provide(DiarySettingsStore, { sql: Sql }, ({ sql }) => makeSqlDiarySettingsStore(sql));
  bindings.contribute(MemberTables, ["diary_settings"]);
});
