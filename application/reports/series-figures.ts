import { daysBetween, type CalendarDate } from "@morsel/domain/calendar";
import type { Completeness } from "@morsel/domain/diary";
import type { Goals } from "@morsel/domain/goals";
import { totalWater } from "@morsel/domain/hydration";
import type { Member } from "@morsel/domain/identity";
import { isMeasuredType, trendLeadStart, type MeasuredType, type TrendPoint } from "@morsel/domain/measurements";
import { isNutrientId, type NutrientId } from "@morsel/domain/nutrition";
import {
  type ReportDays,
  type NutrientOfDay,
  exerciseFigure,
  measuredFigure,
  netEnergyFigure,
  nutrientFigure,
  unknownFigure,
  type DayFigure,
  type ReportSeriesId,
  countedExercise,
  stepsOfDay,
} from "@morsel/domain/reports";
import * as Effect from "effect/Effect";
import type { MemberToday } from "../diary-settings/member-today.ts";
import type { GoalStore } from "../goals/goal-store.ts";
import type { WaterStore } from "../hydration/water-store.ts";
import type { MeasurementStore } from "../measurements/measurement-store.ts";
import { readInBatches } from "./days-at-once.ts";
import { minutesByDay } from "@morsel/domain/exercise";
import { measuredDays } from "./measured-days.ts";
import type { ReportStore } from "./report-store.ts";

export type SeriesPorts = {
  readonly reports: ReportStore;
  readonly goals: GoalStore;
  readonly water: WaterStore;
  readonly measurements: MeasurementStore;
  readonly today: MemberToday;
};

/** One series on each day of a range. */
export type SeriesFigures = {
  readonly id: ReportSeriesId;
  readonly isMeasured: boolean;
  readonly on: (date: CalendarDate) => DayFigure;
  readonly trend?: ReadonlyMap<CalendarDate, number>;
};

export type ReadFigures = {
  readonly history: readonly Goals[];
  /** kcal beyond rest, of the days that have any. */
  readonly exercise: ReadonlyMap<CalendarDate, number>;
  readonly completeness: Readonly<Record<Completeness, number>>;
  readonly figures: readonly SeriesFigures[];
};

type Days = ReadonlyMap<CalendarDate, NutrientOfDay>;

/** Nutrient whose column a series is read from; every other measure goes by the days of energy. */
const nutrientOf = (id: ReportSeriesId): NutrientId => (isNutrientId(id) ? id : "energy");

/** Steps stand in the days, where those of devices are; they are measured all the same. */
const STEPS = "Fitbit steps";
const isOfDays = (id: ReportSeriesId): boolean => !isMeasuredType(id) || id === STEPS;

/** W143: what some series are made of, each thing read once. */
export const seriesOf = (ports: SeriesPorts, { id: member }: Member, wanted: readonly ReportSeriesId[]) => {
  const measuring = wanted.filter(isMeasuredType);
  const measuredFrom = (type: MeasuredType, from: CalendarDate): Effect.Effect<readonly TrendPoint[]> =>
    measuredDays(ports.measurements, member, type, from);

  const firstKnown: Effect.Effect<CalendarDate | undefined> = Effect.gen(function* () {
    const first = wanted.some(isOfDays) ? yield* ports.reports.firstDay(member) : undefined;
    const measured = yield* Effect.forEach(measuring, (type) => measuredFrom(type, "1900-01-01" as CalendarDate));
    return [first, ...measured.map(([oldest]) => oldest?.date)].filter((date) => date !== undefined).toSorted()[0];
  });

  const read = ({ from, to }: ReportDays): Effect.Effect<ReadFigures> =>
    Effect.gen(function* () {
      const history = yield* ports.goals.during(member, from, to);
      const days = new Map<NutrientId, Days>();
      for (const nutrient of new Set(wanted.map(nutrientOf))) {
        const read = yield* readInBatches(from, to, (first, last) =>
          ports.reports.nutrientDays(member, nutrient, first, last),
        );
        days.set(nutrient, new Map(read.map((day) => [day.date, day])));
      }
      // Marks, exercise and steps stand beside every nutrient of a day: whichever was read has them.
      const [kept = new Map() as Days] = days.values();
      const exercise = new Map([...kept].map(([date, day]) => [date, day.exercise]));
      const minutes = wanted.includes("exercise_minutes") ? yield* minutesOf(from, to) : new Map();
      const drunk = wanted.includes("drinks") ? yield* drinksOf(from, to) : new Map();
      const measured = new Map<ReportSeriesId, ReadonlyMap<CalendarDate, TrendPoint>>();
      for (const type of measuring) {
        const points = yield* measuredFrom(type, trendLeadStart(from));
        measured.set(type, new Map(points.map((point) => [point.date, point])));
      }

      const nutrientOn = (nutrient: NutrientId, date: CalendarDate): DayFigure =>
        nutrientFigure(days.get(nutrient)?.get(date) ?? unknownFigure(date));
      const exerciseOn = (date: CalendarDate): number => exercise.get(date) ?? 0;
      const figureOf = (id: ReportSeriesId, date: CalendarDate): DayFigure => {
        if (isNutrientId(id)) return nutrientOn(id, date);
        const ofEnergy = nutrientOn("energy", date);
        if (id === "drinks") return measuredFigure(date, drunk.get(date), ofEnergy.completeness);
        if (id === "exercise_energy") return exerciseFigure(ofEnergy, exerciseOn(date));
        if (id === "exercise_minutes") return exerciseFigure(ofEnergy, minutes.get(date) ?? 0);
        if (id === "net_energy") return netEnergyFigure(ofEnergy, countedExercise(history, date, exerciseOn(date)));
        const written = measured.get(id)?.get(date)?.value;
        return measuredFigure(date, id === STEPS ? stepsOfDay(kept.get(date), written) : written);
      };
      const completeness = { untracked: daysBetween(from, to) + 1, partial: 0, complete: 0, fasted: 0 };
      for (const { completeness: mark } of kept.values()) {
        completeness.untracked -= 1;
        completeness[mark] += 1;
      }
      return {
        history,
        exercise,
        completeness,
        figures: wanted.map((id) => ({
          id,
          isMeasured: isMeasuredType(id),
          on: (date) => figureOf(id, date),
          ...(id === "Weight"
            ? { trend: new Map([...(measured.get(id) ?? [])].map(([date, { trend }]) => [date, trend])) }
            : {}),
        })),
      };
    });

  const minutesOf = (from: CalendarDate, to: CalendarDate): Effect.Effect<ReadonlyMap<CalendarDate, number>> =>
    Effect.map(
      readInBatches(from, to, (first, last) => ports.reports.exercises(member, first, last)),
      minutesByDay,
    );

  const drinksOf = (from: CalendarDate, to: CalendarDate): Effect.Effect<ReadonlyMap<CalendarDate, number>> =>
    Effect.map(
      readInBatches(from, to, (first, last) => Effect.map(ports.water.days(member, first, last), (days) => [...days])),
      (days) => new Map(days.flatMap(([date, entries]) => (entries.length === 0 ? [] : [[date, totalWater(entries)]]))),
    );

  return { firstKnown, read };
};
