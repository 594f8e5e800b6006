import { DiarySettingsStore } from "@morsel/application/diary-settings/diary-settings-store";
import { makeSqlDiarySettingsStore } from "../../../sql/diary-settings/diary-settings-store.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { moduleOf } from "../../container.ts";
import { diarySettingsUseCases } from "./use-cases.ts";

export const diarySettings = moduleOf((bindings) => {
  diarySettingsUseCases(bindings);
  bindings.provide(DiarySettingsStore, { sql: Sql }, ({ sql }) => makeSqlDiarySettingsStore(sql));
});
