import type { Field } from "../field.ts";
import type { DateOrder } from "../imported-date.ts";
import { KNOWN_TABLES, type OwnTable } from "./known-tables.ts";
import { nutrientFieldOf, splitHeading } from "../nutrient-heading.ts";
import type { BurnedEnergy, LeftOutReason } from "../record.ts";

export const IMPORT_SOURCES = [
  "morsel",
  "myfitnesspal",
  "cronometer",
  "loseit",
  "macrofactor",
  "fitbit",
  "garmin",
  "applehealth",
  "table",
] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

/** How the rows of a table are read. */
export type Layout = {
  readonly source: ImportSource;
  /** Meaning of each column; undefined for those that are not read. */
  readonly fields: readonly (Field | undefined)[];
  /** Order of day and month where the format fixes it. */
  readonly order?: DateOrder;
  /** Preferred where the file does not tell; the member is asked. */
  readonly likelyOrder?: DateOrder;
  readonly burned: BurnedEnergy["of"];
  /** All rows are left out: they repeat another table, or there is no place for them. */
  readonly leftOut?: LeftOutReason;
  /** Foods have no names, only figures of a meal. */
  readonly isMealTotals?: true;
  /** I14: the table of Morsel's own export that it is. */
  readonly own?: OwnTable;
};

const trimmed = (header: readonly string[]): readonly string[] => header.map((heading) => heading.trim());

/** I1: how a table of a known format is read; undefined for any other table. */
export const knownLayoutOf = (fileName: string, header: readonly string[]): Layout | undefined => {
  const headings = trimmed(header);
  const known = KNOWN_TABLES.find(
    ({ has, named }) => has.every((one) => headings.includes(one)) && (named?.test(fileName) ?? true),
  );
  if (known === undefined) return measurementsOf(headings);
  const { source, columns = {}, isNutrition, order, likelyOrder, leftOut, isMealTotals, own, burned = "gross" } = known;
  return {
    source,
    fields: headings.map((heading) => columns[heading] ?? (isNutrition ? knownNutrient(source, heading) : undefined)),
    ...(order === undefined ? {} : { order }),
    ...(likelyOrder === undefined ? {} : { likelyOrder }),
    ...(leftOut === undefined ? {} : { leftOut }),
    ...(isMealTotals === undefined ? {} : { isMealTotals }),
    ...(own === undefined ? {} : { own }),
    burned,
  };
};

/** I3: MyFitnessPal has these in percent of a daily value, and no file says of which. */
const PERCENTAGES = ["Vitamin A", "Vitamin C", "Calcium", "Iron"];

const knownNutrient = (source: ImportSource, heading: string): Field | undefined =>
  source === "myfitnesspal" && PERCENTAGES.includes(heading)
    ? undefined
    : nutrientFieldOf(heading, source === "myfitnesspal");

/** MyFitnessPal's measurements: a date, a weight, perhaps more; the unit is said nowhere. Girths have none either, and are left out. */
const measurementsOf = (headings: readonly string[]): Layout | undefined =>
  headings.includes("Date") &&
  headings.includes("Weight") &&
  headings.every((heading) => ["Date", "Weight", "Neck", "Waist", "Hips", "Body Fat %"].includes(heading))
    ? {
        source: "myfitnesspal",
        fields: headings.map((heading) => (heading === "Date" ? "date" : heading === "Weight" ? "weight" : undefined)),
        likelyOrder: "monthFirst",
        burned: "gross",
      }
    : undefined;

const GUESSES: Readonly<Record<string, Field>> = {
  date: "date",
  day: "date",
  datetime: "date",
  time: "time",
  meal: "meal",
  mealtype: "meal",
  mealname: "meal",
  food: "food",
  foodname: "food",
  name: "food",
  description: "food",
  item: "food",
  calories: "energyKcal",
  kcal: "energyKcal",
  energykcal: "energyKcal",
  energykj: "energyKj",
  kilojoules: "energyKj",
  kj: "energyKj",
  amount: "amount",
  quantity: "amount",
  unit: "units",
  units: "units",
  weight: "weight",
  weightkg: "weightKg",
  weightlb: "weightLb",
  weightlbs: "weightLb",
  steps: "steps",
  stepcount: "steps",
  waterml: "waterMl",
  exercise: "exercise",
  activity: "exercise",
  minutes: "minutes",
  duration: "duration",
  caloriesburned: "burnedKcal",
  note: "note",
  notes: "note",
  saltg: "saltG",
};

/** I7: what the headings of any table probably mean; the member changes it. */
export const guessLayout = (header: readonly string[]): Layout => {
  const taken = new Set<Field>();
  const fields = trimmed(header).map((heading) => {
    const [name, unit = ""] = splitHeading(heading);
    const plain = `${name}${unit}`.toLowerCase().replaceAll(/[^a-z]/g, "");
    const field = GUESSES[plain] ?? nutrientFieldOf(heading);
    if (field === undefined || taken.has(field)) return undefined;
    taken.add(field);
    return field;
  });
  return { source: "table", fields, burned: "gross" };
};
