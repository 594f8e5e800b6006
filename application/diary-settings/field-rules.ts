import type { DiarySettingsRefused } from "@morsel/domain/diary";
import type { FieldRules } from "../platform/field-rule.ts";

export const diarySettingsFieldRules: FieldRules<DiarySettingsRefused> = {
  DashboardRefused: ({ field }) => [
    `dashboard.${field}`,
    field === "summary" ? "three different nutrients" : "names that are known, each once",
  ],
  ColumnsRefused: ({ max }) => ["nutrient_columns", `nutrients other than energy, each once, at most ${max}`],
  DayBeginningRefused: ({ max }) => ["day_begins_at", `a whole hour from 0 to ${max}`],
  WeekStartRefused: ({ accepted }) => ["week_starts_on", accepted.join(", ")],
  SlotUnknown: ({ accepted }) => ["meals", accepted.join(", ")],
  SlotMissing: ({ id }) => ["meals", `meals with ${id} among them`],
  SlotTwice: ({ id }) => ["meals", `meals with ${id} once`],
  SlotNameRefused: ({ id, min, max }) => [`meals.${id}.name`, `${min} to ${max} characters`],
};
