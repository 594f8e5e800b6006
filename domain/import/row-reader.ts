import type { StrengthSet } from "../exercise/index.ts";
import { STEPS_MAX } from "../exercise/index.ts";
import { QUICK_ADD_FIGURE_MAX } from "../diary/index.ts";
import { WATER_ML_MAX, WATER_ML_MIN } from "../hydration/index.ts";
import { checkMeasurement } from "../measurements/index.ts";
import type { NutrientId, NutritionFacts } from "../nutrition/index.ts";
import { KJ_PER_KCAL, LB_PER_KG } from "../units/index.ts";
import { nutrientOfField, type Field, type PlainField } from "./field.ts";
import { isUnknownFigure, readImportedFigure, withoutNoise, type DecimalMark } from "./figure.ts";
import { readClock, readMoment, type DateOrder, type ImportedMoment } from "./imported-date.ts";
import type { Layout } from "./tables/layout.ts";
import { makeMetricReader, type MetricReader } from "./metric-reader.ts";
import { leftOut, type ImportedMeasure, type ImportedRecord, type LeftOutReason, type RowOutcome } from "./record.ts";

export type WeightUnit = "kg" | "lb";

/** How the cells of one table are written. */
export type Writing = {
  readonly order: DateOrder;
  readonly mark: DecimalMark;
  readonly weightUnit: WeightUnit;
  /** Days whose foods another table of the file names. */
  readonly loggedDays: ReadonlySet<string>;
};

export type RowReader = {
  readonly read: (cells: readonly string[]) => RowOutcome;
  /** Records that rows make together, after the last of them. */
  readonly end: () => { readonly records: readonly ImportedRecord[]; readonly leftOut: number };
};

const CM_PER_INCH = 2.54;
const ML_PER_FL_OZ = 29.5735295625;
/** Sodium is 39.34 % of salt (EU Regulation 1169/2011: salt = sodium × 2.5). */
const SODIUM_MG_PER_SALT_G = 400;
const MAX_SETS = 50;

const MEASURES: readonly (readonly [PlainField, ImportedMeasure, number | "chosen"])[] = [
  ["weight", "Weight", "chosen"],
  ["weightKg", "Weight", 1],
  ["weightLb", "Weight", 1 / LB_PER_KG],
  ["neckCm", "Neck", 1],
  ["neckIn", "Neck", CM_PER_INCH],
  ["waistCm", "Waist", 1],
  ["waistIn", "Waist", CM_PER_INCH],
  ["hipsCm", "Hips", 1],
  ["hipsIn", "Hips", CM_PER_INCH],
];

const isTrue = (text: string): boolean => /^(?:1|true|yes)$/i.test(text.trim());

/** Names of exercises come in quotes of their own. */
const withoutQuotes = (text: string): string =>
  text
    .trim()
    .replace(/^"(.*)"$/s, "$1")
    .trim();

/** "45.00 g" and "45.0", "Grams" as "45 g" and "45 Grams". */
const amountText = (amount: string, units: string): string =>
  `${amount
    .trim()
    .replace(/^(\d+)\.0+(?=\s|$)/, "$1")
    .replace(/^(\d+\.\d*?[1-9])0+(?=\s|$)/, "$1")} ${units.trim()}`.trim();

/** Minutes of "01:02:10" and "28:10.5"; plain numbers are minutes already. */
export const durationMinutes = (text: string): number | undefined => {
  const [, hours = "0", minutes, seconds] = /^(?:(\d+):)?(\d+):(\d+(?:\.\d+)?)$/.exec(text.trim()) ?? [];
  return minutes === undefined || seconds === undefined
    ? undefined
    : Number(hours) * 60 + Number(minutes) + Math.round((Number(seconds) / 60) * 100) / 100;
};

/** I2 to I6: reads rows of one table. */
export const makeRowReader = (layout: Layout, writing: Writing): RowReader => {
  const places = new Map<Field, number>();
  layout.fields.forEach((field, column) => {
    if (field !== undefined && !places.has(field)) places.set(field, column);
  });
  const nutrients = [...places].flatMap(([field, column]) => {
    const nutrient = nutrientOfField(field);
    return nutrient === undefined ? [] : [{ ...nutrient, column }];
  });
  const has = (field: PlainField): boolean => places.has(field);
  const textIn = (cells: readonly string[], field: PlainField): string => cells[places.get(field) ?? -1]?.trim() ?? "";
  const figureIn = (cells: readonly string[], field: PlainField): number | undefined =>
    readImportedFigure(textIn(cells, field), writing.mark);
  const metrics: MetricReader | undefined = has("metric") ? makeMetricReader(writing) : undefined;

  const momentIn = (cells: readonly string[]): ImportedMoment | undefined => {
    const moment = readMoment(textIn(cells, "date"), writing.order);
    if (moment === undefined || moment.time !== undefined || !has("time")) return moment;
    const time = readClock(textIn(cells, "time"));
    return time === undefined ? moment : { ...moment, time };
  };

  const energyIn = (cells: readonly string[]): number | undefined => {
    const kcal = figureIn(cells, "energyKcal");
    if (kcal !== undefined) return kcal;
    const kj = figureIn(cells, "energyKj");
    return kj === undefined ? undefined : withoutNoise(kj / KJ_PER_KCAL);
  };

  const factsIn = (cells: readonly string[], energy: number): NutritionFacts | "unreadable" | "outOfRange" => {
    const facts: { [Id in NutrientId]?: number } = { energy };
    for (const { id, factor, column } of nutrients) {
      const amount = readImportedFigure(cells[column] ?? "", writing.mark);
      if (amount === undefined) continue;
      if (Number.isNaN(amount)) return "unreadable";
      facts[id] = withoutNoise(amount * factor);
    }
    const salt = figureIn(cells, "saltG");
    if (salt !== undefined && facts.sodium === undefined) facts.sodium = salt * SODIUM_MG_PER_SALT_G;
    const isInRange = Object.values(facts).every((amount) => amount >= 0 && amount <= QUICK_ADD_FIGURE_MAX);
    return isInRange ? facts : "outOfRange";
  };

  const foodIn = (cells: readonly string[], moment: ImportedMoment): ImportedRecord | LeftOutReason | undefined => {
    if (!has("energyKcal") && !has("energyKj")) return undefined;
    const food = textIn(cells, "food");
    const meal = textIn(cells, "meal");
    const energy = energyIn(cells);
    if (energy === undefined) return "noCalories";
    if (Number.isNaN(energy)) return "unreadable";
    if (layout.isMealTotals && energy === 0) return "empty";
    if (layout.isMealTotals && !has("meal") && writing.loggedDays.has(moment.date)) return "repeatsOther";
    if (/^totals?$/i.test(meal) || /^totals?$/i.test(food)) return "repeatsOther";
    if (/^water$|^tap water|^water, tap|^water, bottled/i.test(food) && energy === 0) return waterIn(cells, moment);
    const facts = factsIn(cells, energy);
    if (typeof facts === "string") return facts;
    const amount = amountText(textIn(cells, "amount"), textIn(cells, "units"));
    const name = layout.isMealTotals || food === "" ? meal : amount === "" ? food : `${food}, ${amount}`;
    return { kind: "food", ...moment, meal, name, facts };
  };

  /** Cronometer logs water as a food: by weight, a gram is a millilitre. */
  const waterIn = (cells: readonly string[], moment: ImportedMoment): ImportedRecord | LeftOutReason => {
    const [, amount = "", unit = ""] = /^([\d.,]+)\s*(g|ml|fl oz|l)\b/i.exec(textIn(cells, "amount")) ?? [];
    const figure = readImportedFigure(amount, writing.mark);
    const factor = { g: 1, ml: 1, "fl oz": ML_PER_FL_OZ, l: 1000 }[unit.toLowerCase()];
    const ml = figure === undefined || factor === undefined ? Number.NaN : figure * factor;
    return ml >= WATER_ML_MIN && ml <= WATER_ML_MAX ? { kind: "water", ...moment, ml } : "unreadable";
  };

  const measuresIn = (cells: readonly string[], moment: ImportedMoment): readonly (ImportedRecord | LeftOutReason)[] =>
    MEASURES.flatMap(([field, type, factor]): readonly (ImportedRecord | LeftOutReason)[] => {
      if (!has(field)) return [];
      const text = textIn(cells, field);
      if (isUnknownFigure(text)) return [];
      const unit = /(?:kgs?|lbs?)$/i.exec(text)?.[0];
      const value = readImportedFigure(text.slice(0, text.length - (unit?.length ?? 0)).trimEnd(), writing.mark);
      if (value === undefined || Number.isNaN(value)) return ["unreadable"];
      const isPounds = unit === undefined ? writing.weightUnit === "lb" : /^lb/i.test(unit);
      const times = factor === "chosen" ? (isPounds ? 1 / LB_PER_KG : 1) : factor;
      const checked = checkMeasurement(type, value * times);
      return [checked.ok ? { kind: "measurement", ...moment, type, value: checked.value } : "outOfRange"];
    });

  const stepsIn = (cells: readonly string[], moment: ImportedMoment): ImportedRecord | LeftOutReason | undefined => {
    const steps = has("steps") ? figureIn(cells, "steps") : undefined;
    if (steps === undefined) return undefined;
    if (Number.isNaN(steps)) return "unreadable";
    return steps >= 0 && steps <= STEPS_MAX
      ? { kind: "steps", date: moment.date, steps: Math.round(steps) }
      : "outOfRange";
  };

  const plainWaterIn = (
    cells: readonly string[],
    moment: ImportedMoment,
  ): ImportedRecord | LeftOutReason | undefined => {
    const ounces = figureIn(cells, "waterFlOz");
    const ml = figureIn(cells, "waterMl") ?? (ounces === undefined ? undefined : ounces * ML_PER_FL_OZ);
    if (ml === undefined || ml === 0) return undefined;
    if (Number.isNaN(ml)) return "unreadable";
    return ml >= WATER_ML_MIN && ml <= WATER_ML_MAX ? { kind: "water", ...moment, ml } : "outOfRange";
  };

  const setsIn = (cells: readonly string[]): readonly StrengthSet[] | undefined => {
    const [sets, reps] = [figureIn(cells, "sets"), figureIn(cells, "reps")];
    if (!sets || !reps) return undefined;
    const pounds = figureIn(cells, "liftedLb");
    const weightKg = figureIn(cells, "liftedKg") ?? (pounds === undefined ? undefined : pounds / LB_PER_KG);
    const one = { reps: Math.round(reps), ...(weightKg ? { weightKg: Math.round(weightKg * 100) / 100 } : {}) };
    return Array.from({ length: Math.min(MAX_SETS, Math.round(sets)) }, () => one);
  };

  const exerciseIn = (cells: readonly string[], moment: ImportedMoment): ImportedRecord | LeftOutReason | undefined => {
    const name = withoutQuotes(textIn(cells, "exercise"));
    if (name === "") return undefined;
    // The tracker's correction of the day's energy; its steps are read by themselves.
    if (/calorie adjustment|garmin adjustment|fitbit adjustment/i.test(name))
      return figureIn(cells, "steps") === undefined ? "repeatsOther" : undefined;
    const sets = setsIn(cells);
    if (sets !== undefined) return { kind: "exercise", ...moment, name, sets };
    const minutes = durationMinutes(textIn(cells, "duration")) ?? figureIn(cells, "minutes");
    const burned = figureIn(cells, "burnedKcal");
    if (minutes === undefined || Number.isNaN(minutes) || Number.isNaN(burned ?? 0)) return "unreadable";
    if (minutes < 0.1 || minutes > 1440) return "outOfRange";
    // Cronometer writes what is burned with a minus.
    const energy = burned === undefined ? {} : { energy: { kcal: Math.abs(burned), of: layout.burned } };
    return { kind: "exercise", ...moment, name, minutes, ...energy };
  };

  return {
    read: (cells) => {
      if (layout.leftOut !== undefined) return leftOut(layout.leftOut);
      if (cells.every((cell) => cell.trim() === "")) return leftOut("empty");
      if (isTrue(textIn(cells, "deleted"))) return leftOut("deleted");
      const moment = momentIn(cells);
      if (moment === undefined) return leftOut("notADate");
      if (metrics !== undefined)
        return metrics.read(
          moment,
          textIn(cells, "metric"),
          textIn(cells, "metricUnit"),
          textIn(cells, "metricValue"),
          textIn(cells, "device"),
        );
      const read = [
        foodIn(cells, moment),
        ...measuresIn(cells, moment),
        exerciseIn(cells, moment),
        stepsIn(cells, moment),
        plainWaterIn(cells, moment),
      ];
      const records = read.filter((one) => typeof one === "object");
      if (records.length > 0) return { _tag: "Records", records };
      return leftOut(read.find((one) => typeof one === "string") ?? "empty");
    },
    end: () => metrics?.end() ?? { records: [], leftOut: 0 },
  };
};
