import type { Field } from "../field.ts";
import type { ImportSource, Layout } from "./layout.ts";
import type { BurnedEnergy } from "../record.ts";

/** Tables of Morsel's own export that are imported. */
export type OwnTable = "entry" | "planned" | "water" | "exercise" | "measurement" | "steps";

/** A table of a known format: the columns by which it is known, and what they mean. */
export type KnownTable = {
  /** A table of Morsel's own export. */
  readonly own?: OwnTable;
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

const own = (table: OwnTable, has: readonly string[], named?: RegExp): KnownTable => ({
  source: "morsel",
  own: table,
  has,
  ...(named === undefined ? {} : { named }),
});

/** Headings of the other tables of Morsel's own export, which are not imported. */
const OTHER_OWN: readonly (readonly string[])[] = [
  ["date", "completeness", "note"],
  ["id", "description", "label_basis", "servings"],
  ["id", "title", "servings", "created_at_utc"],
  ["id", "kind", "name", "met"],
  ["id", "name", "place", "exercise_id"],
  ["effective_from"],
  ["meal_id", "name", "meal"],
  ["kind", "id", "name", "value"],
  ["week", "answer", "answered_at_utc"],
  ["food_id", "starred_at_utc"],
  ["word", "food_id"],
  ["id", "name", "weight_g"],
  ["name", "food_id"],
  ["id", "name", "unit"],
  ["id", "at_utc", "event"],
  ["document", "version", "agreed_at_utc"],
  ["domain", "region", "matrix_version"],
  ["id", "received_at_utc", "topic"],
  ["id", "name", "scopes"],
  ["kind", "provider", "browser"],
  ["browser", "system", "network"],
];

const ENTRY = ["id", "date", "logged_at_utc", "meal", "food_id", "description", "energy_kcal"];

/** I1: in this order; the first whose columns are all there. */
export const KNOWN_TABLES: readonly KnownTable[] = [
  own("planned", ENTRY, /^planned_/),
  own("entry", ENTRY),
  own("water", ["date", "id", "water_ml"]),
  own("exercise", ["id", "date", "logged_at_utc", "exercise_id"]),
  own("measurement", ["id", "date", "type", "value", "unit"]),
  own("steps", ["date", "source", "from", "to", "steps"]),
  ...OTHER_OWN.map((has): KnownTable => ({ source: "morsel", has, leftOut: "notImported" })),
  { source: "morsel", has: ["name", "value"], named: /^settings\.csv$/, leftOut: "notImported" },
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
