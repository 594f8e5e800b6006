import type { CalendarDate } from "../calendar/index.ts";
import { STEPS_MAX } from "../exercise/index.ts";
import { WATER_ML_MAX, WATER_ML_MIN } from "../hydration/index.ts";
import { checkMeasurement } from "../measurements/index.ts";
import type { NutrientId } from "../nutrition/index.ts";
import { KJ_PER_KCAL, LB_PER_KG } from "../units/index.ts";
import { nutrientOfField } from "./field.ts";
import { readImportedFigure, withoutNoise, type DecimalMark } from "./figure.ts";
import type { ImportedMoment } from "./imported-date.ts";
import { leftOut, type ImportedMeasure, type ImportedRecord, type RowOutcome } from "./record.ts";

export type MetricReader = {
  readonly read: (moment: ImportedMoment, metric: string, unit: string, value: string, device: string) => RowOutcome;
  readonly end: () => { readonly records: readonly ImportedRecord[]; readonly leftOut: number };
};

const APPLE = "HKQuantityTypeIdentifier";
const DIETARY = `${APPLE}Dietary`;

const NUTRIENTS: Readonly<Record<string, NutrientId>> = {
  FatTotal: "fat",
  FatSaturated: "saturated_fat",
  FatMonounsaturated: "monounsaturated_fat",
  FatPolyunsaturated: "polyunsaturated_fat",
  Carbohydrates: "carbohydrates",
  Protein: "protein",
  Sodium: "sodium",
  Potassium: "potassium",
  Cholesterol: "cholesterol",
  Fiber: "fiber",
  Sugar: "sugar",
  Calcium: "calcium",
  Iron: "iron",
  VitaminC: "vitamin_c",
  VitaminA: "vitamin_a",
  VitaminD: "vitamin_d",
  Caffeine: "caffeine",
  Magnesium: "magnesium",
  Zinc: "zinc",
};

const KG: Readonly<Record<string, number>> = {
  kg: 1,
  g: 0.001,
  lb: 1 / LB_PER_KG,
  lbs: 1 / LB_PER_KG,
  st: 14 / LB_PER_KG,
};
const CM: Readonly<Record<string, number>> = { cm: 1, m: 100, in: 2.54, inches: 2.54 };
const ML: Readonly<Record<string, number>> = { ml: 1, l: 1000, fl_oz_us: 29.5735295625, "fl oz": 29.5735295625 };
const KCAL: Readonly<Record<string, number>> = { kcal: 1, cal: 1, kj: 1 / KJ_PER_KCAL };

const measureOf = (metric: string): ImportedMeasure | undefined => {
  if (metric === `${APPLE}BodyMass` || /^weight\b/i.test(metric)) return "Weight";
  if (metric === `${APPLE}WaistCircumference` || /^waist\b/i.test(metric)) return "Waist";
  if (/^hips?\b/i.test(metric)) return "Hips";
  return /^neck\b/i.test(metric) ? "Neck" : undefined;
};

type Eaten = { readonly moment: ImportedMoment; readonly facts: { [Id in NutrientId]?: number } };

/**
 * I5: rows of many kinds. Nutrients of one moment are one food. Steps add up for each device, and of several devices the one that
 * counted most counts: they count the same steps.
 */
export const makeMetricReader = ({ mark }: { readonly mark: DecimalMark }): MetricReader => {
  const eaten = new Map<string, Eaten>();
  const steps = new Map<CalendarDate, Map<string, number>>();
  const DONE: RowOutcome = { _tag: "Records", records: [] };

  const addNutrient = (moment: ImportedMoment, device: string, id: NutrientId, amount: number): void => {
    const key = `${moment.date} ${moment.time ?? ""} ${device}`;
    const meal = eaten.get(key) ?? { moment, facts: {} };
    eaten.set(key, meal);
    meal.facts[id] = withoutNoise((meal.facts[id] ?? 0) + amount);
  };

  const dietary = (moment: ImportedMoment, name: string, unit: string, amount: number, device: string): RowOutcome => {
    if (name === "Water") {
      const ml = amount * (ML[unit.toLowerCase()] ?? Number.NaN);
      if (Number.isNaN(ml)) return leftOut("unreadable");
      return ml >= WATER_ML_MIN && ml <= WATER_ML_MAX
        ? { _tag: "Records", records: [{ kind: "water", ...moment, ml }] }
        : leftOut("outOfRange");
    }
    if (name === "EnergyConsumed") {
      const kcal = amount * (KCAL[unit.toLowerCase()] ?? Number.NaN);
      if (Number.isNaN(kcal)) return leftOut("unreadable");
      addNutrient(moment, device, "energy", kcal);
      return DONE;
    }
    const id = NUTRIENTS[name];
    if (id === undefined) return leftOut("notKept");
    const factor = nutrientOfField(`${id}:${unit.replace("mcg", "µg")}`)?.factor;
    if (factor === undefined) return leftOut("unreadable");
    addNutrient(moment, device, id, amount * factor);
    return DONE;
  };

  return {
    read: (moment, metric, unit, text, device) => {
      const measure = measureOf(metric);
      const isDietary = metric.startsWith(DIETARY);
      if (measure === undefined && !isDietary && metric !== `${APPLE}StepCount`) return leftOut("notKept");
      const value = readImportedFigure(text, mark);
      if (value === undefined || Number.isNaN(value)) return leftOut("unreadable");
      if (measure !== undefined) {
        const factor = (measure === "Weight" ? KG : CM)[unit.toLowerCase()];
        if (factor === undefined) return leftOut("unreadable");
        const checked = checkMeasurement(measure, value * factor);
        return checked.ok
          ? { _tag: "Records", records: [{ kind: "measurement", ...moment, type: measure, value: checked.value }] }
          : leftOut("outOfRange");
      }
      if (isDietary) return dietary(moment, metric.slice(DIETARY.length), unit, value, device);
      const ofDay = steps.get(moment.date) ?? new Map<string, number>();
      steps.set(moment.date, ofDay);
      ofDay.set(device, (ofDay.get(device) ?? 0) + value);
      return DONE;
    },
    end: () => {
      const records: ImportedRecord[] = [];
      let without = 0;
      for (const [date, devices] of steps) {
        const most = Math.round(Math.max(...devices.values()));
        if (most <= STEPS_MAX) records.push({ kind: "steps", date, steps: most });
        else without += 1;
      }
      for (const { moment, facts } of eaten.values()) {
        if (facts.energy === undefined) without += 1;
        else records.push({ kind: "food", ...moment, meal: "", name: "Apple Health", facts });
      }
      return { records, leftOut: without };
    },
  };
};
