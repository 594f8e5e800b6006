import type { NutrientId } from "../../nutrition/index.ts";
import { DEFAULT_DASHBOARD, type Dashboard } from "../../dashboard/index.ts";
import type { WeekStart } from "../../calendar/index.ts";
import { DEFAULT_SLOTS, type Slot } from "./slots.ts";

/** How a member wants to see the diary and the home page. */
export type DiarySettings = {
  /** The nutrients beside energy, in their order. */
  readonly columns: readonly NutrientId[];
  readonly slots: readonly Slot[];
  /** The hour at which a day begins, 0 is midnight. */
  readonly dayBeginsAt: number;
  /** C7: the weekday on which a week begins, or that of the country. */
  readonly weekStartsOn: WeekStart;
  readonly dashboard: Dashboard;
  /** 0 while nobody chose; one more with each change. */
  readonly version: number;
};

export type DiarySettingsChange = Partial<Omit<DiarySettings, "version">>;

/** As many as fit beside a food's name. */
export const COLUMNS_MAX = 5;

export const DEFAULT_DIARY_SETTINGS: DiarySettings = {
  columns: ["carbohydrates", "fat", "protein"],
  slots: DEFAULT_SLOTS,
  dayBeginsAt: 0,
  weekStartsOn: "country",
  dashboard: DEFAULT_DASHBOARD,
  version: 0,
};
