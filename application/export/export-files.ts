import * as Effect from "effect/Effect";
import type { CalendarDate } from "@morsel/domain/calendar";
import { totalWater } from "@morsel/domain/hydration";
import type { Member } from "@morsel/domain/identity";
import {
  MEASUREMENT_TYPES,
  type MeasuredType,
  type MeasurementPlace,
  type MeasurementType,
} from "@morsel/domain/measurements";
import { NUTRIENT_IDS } from "@morsel/domain/nutrition";
import type { DiaryStore } from "../diary/diary-store.ts";
import type { GoalStore } from "../goals/goal-store.ts";
import type { WaterStore } from "../hydration/water-store.ts";
import type { MealPlace, MealStore } from "../meals/meal-store.ts";
import type { MeasurementStore } from "../measurements/measurement-store.ts";
import type { MemberFoods } from "../foods/member-foods.ts";
import {
  EXPORTED_ENTRY_COLUMNS,
  EXERCISE_COLUMNS,
  GOALS_COLUMNS,
  LIMIT_COLUMNS,
  nextDays,
  SAVED_MEAL_COLUMNS,
} from "@morsel/domain/export";
import type { ReportStore } from "../reports/report-store.ts";
import { chosenFiles, type ChosenPorts } from "./chosen-files.ts";
import { foodOrigins } from "./food-origins.ts";
import { recordFiles, type RecordFilePorts } from "./record-files.ts";
import { type ExportFile, type ExportFiles, type ExportPage, paginate } from "../platform/export-file.ts";

export type ExportPorts = RecordFilePorts &
  ChosenPorts & {
    /** Files of the concepts that say their own. */
    readonly contributed: readonly ExportFiles[];
    readonly reports: ReportStore;
    readonly diary: DiaryStore;
    readonly water: WaterStore;
    readonly measurements: MeasurementStore;
    readonly goals: GoalStore;
    readonly meals: MealStore;
    readonly foods: MemberFoods;
  };

type Rows = ExportPage["rows"];

const LAST_DAY = "2199-12-31" as CalendarDate;
const FIRST_DAY = "1800-01-01" as CalendarDate;
const MEALS_AT_ONCE = 20;
const MEASUREMENTS_AT_ONCE = 500;

type ExportedType = { readonly id: MeasuredType; readonly name: string; readonly unit: string };

/** W155 to W157: all that a member has, a file for each kind of thing. */
export const exportFiles = (ports: ExportPorts, member: Member): readonly ExportFile[] => {
  const { id } = member;

  /** W157: day by day, some days at a time. */
  const byDays = (read: (from: CalendarDate, to: CalendarDate) => Effect.Effect<Rows>): Effect.Effect<ExportPage> => {
    const from = (first: CalendarDate, end: CalendarDate): Effect.Effect<ExportPage> => {
      const { last, next } = nextDays(first, end);
      return Effect.map(read(first, last), (rows) => (next > end ? { rows } : { rows, next: from(next, end) }));
    };
    return Effect.flatMap(ports.reports.span(id), (span) =>
      span === undefined ? Effect.succeed({ rows: [] }) : from(span.first, span.last),
    );
  };

  const whole = (rows: Effect.Effect<Rows>): Effect.Effect<ExportPage> => Effect.map(rows, (all) => ({ rows: all }));

  const entries =
    (which: "entries" | "planned") =>
    (from: CalendarDate, to: CalendarDate): Effect.Effect<Rows> =>
      Effect.gen(function* () {
        const all = (yield* ports.diary.days(id, from, to)).flatMap((day) => day[which] ?? []);
        const origins = yield* foodOrigins(ports, id, all);
        return all.map((entry) =>
          EXPORTED_ENTRY_COLUMNS.cells({ entry, food: entry.foodId && origins.get(entry.foodId) }),
        );
      });

  const days = (from: CalendarDate, to: CalendarDate): Effect.Effect<Rows> =>
    Effect.map(ports.diary.days(id, from, to), (all) =>
      all
        .filter(({ note, completeness, entries }) => note !== "" || completeness !== "untracked" || entries.length > 0)
        .map(({ date, completeness, note }) => [date, completeness, note]),
    );

  const water = (from: CalendarDate, to: CalendarDate): Effect.Effect<Rows> =>
    Effect.map(ports.water.days(id, from, to), (all) =>
      [...all]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .flatMap(([date, drunk]) => drunk.map((one) => [date, one.id, one.ml, totalWater(drunk)])),
    );

  /** Each type after the other, its newest measurement first. */
  const measured = (types: readonly ExportedType[], after?: MeasurementPlace): Effect.Effect<ExportPage> => {
    const [type, ...others] = types;
    if (type === undefined) return Effect.succeed({ rows: [] });
    const asked = { limit: MEASUREMENTS_AT_ONCE, ...(after === undefined ? {} : { after }) };
    return Effect.map(ports.measurements.newest(id, type.id, asked), (page): ExportPage => {
      const rows = page.map((one) => [one.id, one.date, one.time, type.name, one.value, type.unit]);
      const last = page.length < MEASUREMENTS_AT_ONCE ? undefined : page.at(-1);
      if (last !== undefined) return { rows, next: measured(types, last) };
      return others.length === 0 ? { rows } : { rows, next: measured(others) };
    });
  };

  const measurements = Effect.flatMap(ports.types.all(id), (own) =>
    measured([
      ...Object.entries(MEASUREMENT_TYPES).map(([type, { unit }]) => ({
        id: type as MeasurementType,
        name: type,
        unit,
      })),
      ...own.map((type) => ({ id: type.id, name: type.name, unit: type.unit })),
    ]),
  );

  const meals = paginate(
    MEALS_AT_ONCE,
    (after: MealPlace | undefined, limit) =>
      ports.meals.meals(id, { sort: "newest", limit, ...(after === undefined ? {} : { after }) }),
    (last) => ({ key: String(last.createdAt), id: last.id }),
    (meal) => meal.items.map((_, nth) => SAVED_MEAL_COLUMNS.cells({ meal, nth })),
  );

  const history = ports.goals.during(id, FIRST_DAY, LAST_DAY);

  return [
    { name: "diary_entries.csv", columns: EXPORTED_ENTRY_COLUMNS.columns, first: byDays(entries("entries")) },
    // Separate files, so that a sum of eaten entries leaves out planned ones.
    { name: "planned_entries.csv", columns: EXPORTED_ENTRY_COLUMNS.columns, first: byDays(entries("planned")) },
    { name: "diary_days.csv", columns: ["date", "completeness", "note"], first: byDays(days) },
    { name: "drinks.csv", columns: ["date", "id", "water_ml", "whole_day_ml"], first: byDays(water) },
    {
      name: "exercise_entries.csv",
      columns: EXERCISE_COLUMNS.columns,
      first: byDays((from, to) =>
        Effect.map(ports.reports.exercises(id, from, to), (all) => all.map(EXERCISE_COLUMNS.cells)),
      ),
    },
    ...recordFiles(ports, id),
    { name: "measurements.csv", columns: ["id", "date", "time", "type", "value", "unit"], first: measurements },
    {
      name: "goals.csv",
      columns: GOALS_COLUMNS.columns,
      first: whole(
        Effect.map(history, (all) =>
          all.flatMap((goals) => goals.dailyGoals.map((_, weekday) => GOALS_COLUMNS.cells({ goals, weekday }))),
        ),
      ),
    },
    {
      name: "goal_limits.csv",
      columns: LIMIT_COLUMNS.columns,
      first: whole(
        Effect.map(history, (all) =>
          all.flatMap((goals) =>
            NUTRIENT_IDS.filter((nutrient) => goals.limits?.[nutrient] !== undefined).map((nutrient) =>
              LIMIT_COLUMNS.cells({ goals, nutrient }),
            ),
          ),
        ),
      ),
    },
    { name: "saved_meals.csv", columns: SAVED_MEAL_COLUMNS.columns, first: meals },
    ...chosenFiles(ports, member),
    ...ports.contributed.flatMap((filesOf) => filesOf(member)),
  ];
};
