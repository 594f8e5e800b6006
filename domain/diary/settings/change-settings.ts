import { isNutrientId, type NutrientId } from "../../nutrition/index.ts";
import { isWeekStart, WEEK_STARTS, type WeekStart } from "../../calendar/index.ts";
import { checkDashboard, type DashboardRefused } from "../../dashboard/index.ts";
import { err, ok, type Result } from "../../result/index.ts";
import { DAY_BEGINS_MAX, isDayBeginning } from "../days/day-boundary.ts";
import { COLUMNS_MAX, type DiarySettings, type DiarySettingsChange } from "./settings.ts";
import { checkSlots, type SlotsRefused } from "./check-slots.ts";

export type ColumnsRefused = { readonly _tag: "ColumnsRefused"; readonly max: number };

/** D50: energy always stands first; beside it up to five other nutrients, each once, or none. */
export const checkColumns = (columns: readonly string[]): Result<readonly NutrientId[], ColumnsRefused> => {
  const known = columns.filter((id): id is NutrientId => isNutrientId(id) && id !== "energy");
  const isFine = known.length === columns.length && new Set(known).size === known.length && known.length <= COLUMNS_MAX;
  return isFine ? ok(known) : err({ _tag: "ColumnsRefused", max: COLUMNS_MAX });
};

/** D15 */
export type DayBeginningRefused = { readonly _tag: "DayBeginningRefused"; readonly max: number };

/** C7 */
export type WeekStartRefused = { readonly _tag: "WeekStartRefused"; readonly accepted: readonly WeekStart[] };

export type DiarySettingsRefused =
  | ColumnsRefused
  | SlotsRefused
  | DayBeginningRefused
  | WeekStartRefused
  | DashboardRefused;

const said = ({ columns, slots, dayBeginsAt, weekStartsOn, dashboard }: DiarySettings): string => {
  const { widgets, summary, hidden } = dashboard;
  const named = slots.map((slot) => [slot.id, slot.name]);
  return JSON.stringify([columns, named, dayBeginsAt, weekStartsOn, widgets, summary, hidden]);
};

/** D51: the next version of the settings; the very same ones when all that is wanted stands already, so that a repeat changes nothing. */
export const changeDiarySettings = (
  current: DiarySettings,
  change: DiarySettingsChange,
): Result<DiarySettings, DiarySettingsRefused> => {
  const columns = checkColumns(change.columns ?? current.columns);
  if (!columns.ok) return columns;
  const slots = checkSlots(change.slots ?? current.slots);
  if (!slots.ok) return slots;
  const { dayBeginsAt = current.dayBeginsAt, weekStartsOn = current.weekStartsOn } = change;
  if (!isDayBeginning(dayBeginsAt)) return err({ _tag: "DayBeginningRefused", max: DAY_BEGINS_MAX });
  if (!isWeekStart(weekStartsOn)) return err({ _tag: "WeekStartRefused", accepted: WEEK_STARTS });
  const dashboard = checkDashboard(change.dashboard ?? current.dashboard);
  if (!dashboard.ok) return dashboard;
  const next = {
    columns: columns.value,
    slots: slots.value,
    dayBeginsAt,
    weekStartsOn,
    dashboard: dashboard.value,
    version: current.version + 1,
  };
  return ok(said(next) === said(current) ? current : next);
};
