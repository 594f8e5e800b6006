import type { DiarySettings } from "@morsel/domain/diary";
import type { NutrientId } from "@morsel/domain/nutrition";
import type { Dashboard } from "@morsel/domain/dashboard";
import type { WireDiarySettings } from "./diary-settings.ts";

export const writeDiarySettings = ({
  columns,
  slots,
  dayBeginsAt,
  weekStartsOn,
  dashboard,
  version,
}: DiarySettings): WireDiarySettings => ({
  nutrient_columns: columns,
  meals: slots,
  day_begins_at: dayBeginsAt,
  week_starts_on: weekStartsOn,
  dashboard,
  version,
});

export const readDiarySettings = (wire: WireDiarySettings): DiarySettings => ({
  columns: wire.nutrient_columns as readonly NutrientId[],
  slots: wire.meals,
  dayBeginsAt: wire.day_begins_at,
  weekStartsOn: wire.week_starts_on,
  dashboard: wire.dashboard as Dashboard,
  version: wire.version,
});
