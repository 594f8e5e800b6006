import type { Field } from "./field.ts";
import type { ImportSource, Layout } from "./layout.ts";
import type { BurnedEnergy } from "./record.ts";

/** A table of a known format: the columns by which it is known, and what they mean. */
export type KnownTable = {
  readonly source: ImportSource;
  /** Columns by which the table is known. */
  readonly has: readonly string[];
  /** The file's name, where columns do not tell. */
  readonly named?: RegExp;
  readonly columns?: Readonly<Record<string, Field>>;
  readonly isNutrition?: true;
} & Pick<Layout, "order" | "likelyOrder" | "leftOut" | "isMealTotals"> & { readonly burned?: BurnedEnergy["of"] };

const MONTH_FIRST = { order: "monthFirst" } as const;
const FOOD = { Calories: "energyKcal", Quantity: "amount", Units: "units" } as const;

/** I1: in this order; the first whose columns are all there. */
export const KNOWN_TABLES: readonly KnownTable[] = [
  {
    source: "myfitnesspal",
    has: ["Date", "Meal", "Calories", "Carbohydrates (g)", "Vitamin A"],
    columns: { Date: "date", Meal: "meal", Time: "time", Calories: "energyKcal" },
    isNutrition: true,
    isMealTotals: true,
    likelyOrder: "monthFirst",
  },
  {
    source: "myfitnesspal",
    has: ["Date", "Exercise", "Type", "Exercise Calories", "Exercise Minutes"],
    columns: {
      Date: "date",
      Exercise: "exercise",
      "Exercise Calories": "burnedKcal",
      "Exercise Minutes": "minutes",
      Sets: "sets",
      "Reps Per Set": "reps",
      Kilograms: "liftedKg",
      Pounds: "liftedLb",
      Steps: "steps",
      Note: "note",
    },
    likelyOrder: "monthFirst",
  },
  {
    source: "myfitnesspal",
    has: ["MyFitnessPal diary", "Date", "Meal", "Food", "Calories"],
    columns: { Date: "date", Meal: "meal", Food: "food", Calories: "energyKcal" },
    isNutrition: true,
    likelyOrder: "monthFirst",
  },
  {
    source: "loseit",
    has: ["Date", "Name", "Icon", "Meal", "Quantity", "Calories"],
    columns: { Date: "date", Name: "food", Meal: "meal", Deleted: "deleted", ...FOOD },
    isNutrition: true,
    ...MONTH_FIRST,
  },
  {
    source: "loseit",
    has: ["Date", "Name", "Icon", "Type", "Quantity", "Calories"],
    columns: { Date: "date", Name: "exercise", Quantity: "minutes", Calories: "burnedKcal", Deleted: "deleted" },
    ...MONTH_FIRST,
  },
  {
    source: "loseit",
    has: ["Date", "Weight", "Last Updated"],
    columns: { Date: "date", Weight: "weight", Deleted: "deleted" },
    ...MONTH_FIRST,
  },
  {
    source: "loseit",
    has: ["Date", "Value", "Secondary Value"],
    named: /steps/i,
    columns: { Date: "date", Value: "steps" },
    ...MONTH_FIRST,
  },
  {
    source: "loseit",
    has: ["Date", "Value", "Secondary Value"],
    named: /water/i,
    columns: { Date: "date", Value: "waterFlOz" },
    ...MONTH_FIRST,
  },
  { source: "loseit", has: ["Date", "Value", "Secondary Value"], leftOut: "notKept" },
  { source: "loseit", has: ["Date", "Food cals", "Exercise cals"], leftOut: "repeatsOther" },
  { source: "loseit", has: ["Name", "UniqueId", "Quantity", "Measure"], leftOut: "notKept" },
  { source: "loseit", has: ["Name", "Value"], named: /profile/i, leftOut: "notKept" },
  {
    source: "cronometer",
    has: ["Day", "Group", "Food Name", "Amount"],
    columns: {
      Day: "date",
      Time: "time",
      Group: "meal",
      "Food Name": "food",
      Amount: "amount",
      "Energy (kcal)": "energyKcal",
      "Energy (kJ)": "energyKj",
    },
    isNutrition: true,
  },
  {
    source: "cronometer",
    has: ["Day", "Exercise", "Minutes", "Calories Burned"],
    columns: { Day: "date", Time: "time", Exercise: "exercise", Minutes: "minutes", "Calories Burned": "burnedKcal" },
  },
  {
    source: "cronometer",
    has: ["Day", "Metric", "Unit", "Amount"],
    columns: { Day: "date", Time: "time", Metric: "metric", Unit: "metricUnit", Amount: "metricValue" },
  },
  { source: "cronometer", has: ["Day", "Group", "Note"], leftOut: "notKept" },
  { source: "cronometer", has: ["Date", "Energy (kcal)", "Completed"], leftOut: "repeatsOther" },
  {
    source: "garmin",
    has: ["Activity Type", "Date", "Title", "Calories", "Time"],
    columns: { "Activity Type": "exercise", Date: "date", Calories: "burnedKcal", Time: "duration" },
  },
  {
    source: "garmin",
    has: ["Date", "Time", "Weight", "Change", "BMI"],
    columns: { Date: "date", Time: "time", Weight: "weight" },
  },
  {
    source: "applehealth",
    has: ["Apple metric", "Unit", "Value", "Start", "Device"],
    columns: { "Apple metric": "metric", Unit: "metricUnit", Value: "metricValue", Start: "date", Device: "device" },
    order: "monthFirst",
  },
  {
    source: "applehealth",
    has: ["Apple workout", "Minutes", "Energy kcal", "Start"],
    columns: { "Apple workout": "exercise", Minutes: "minutes", "Energy kcal": "burnedKcal", Start: "date" },
    burned: "net",
    order: "monthFirst",
  },
  {
    source: "fitbit",
    has: ["Fitbit body", "Date", "Weight"],
    columns: { Date: "date", Weight: "weight" },
    likelyOrder: "monthFirst",
  },
  {
    source: "fitbit",
    has: ["Fitbit activities", "Date", "Steps"],
    columns: { Date: "date", Steps: "steps" },
    likelyOrder: "monthFirst",
  },
  {
    source: "fitbit",
    has: ["Fitbit food log", "Date", "Meal", "Food", "Calories"],
    columns: { Date: "date", Meal: "meal", Food: "food", Calories: "energyKcal" },
  },
  {
    source: "fitbit",
    has: ["Fitbit foods", "Date", "Calories In"],
    columns: { Date: "date", "Calories In": "energyKcal" },
    isMealTotals: true,
    likelyOrder: "monthFirst",
  },
  { source: "fitbit", has: ["Fitbit sleep"], leftOut: "notKept" },
  {
    source: "fitbit",
    has: ["Fitbit exercise", "Start", "Minutes", "Calories"],
    columns: { "Fitbit exercise": "exercise", Start: "date", Minutes: "minutes", Calories: "burnedKcal" },
    ...MONTH_FIRST,
  },
  {
    source: "macrofactor",
    has: ["Date", "Expenditure", "Calories (kcal)"],
    columns: {
      Date: "date",
      "Weight (kg)": "weightKg",
      "Weight (lbs)": "weightLb",
      Steps: "steps",
      "Calories (kcal)": "energyKcal",
    },
    isNutrition: true,
    isMealTotals: true,
  },
  {
    source: "macrofactor",
    has: ["Date", "Weight (kg)", "Fat Percent"],
    columns: { Date: "date", "Weight (kg)": "weightKg" },
  },
];
