import { dayNumber, isCalendarDate, isTimeOfDay, type CalendarDate, type Instant } from "../../calendar/index.ts";
import {
  derivedId,
  isEntryId,
  isMeal,
  quickAddContents,
  type DiaryEntry,
  type EntryServing,
} from "../../diary/index.ts";
import {
  exerciseEntry,
  isExerciseEntryId,
  isExerciseId,
  CSV_SOURCE,
  STEPS_MAX,
  type StrengthSet,
} from "../../exercise/index.ts";
import { GRAM_SERVING, isFoodId, type ServingId } from "../../foods/index.ts";
import { isWaterEntryId, waterEntry } from "../../hydration/index.ts";
import { isMeasurementId, isMeasurementType, measurement } from "../../measurements/index.ts";
import { NUTRIENT_IDS, nutrientUnit, type NutrientId, type NutritionFacts } from "../../nutrition/index.ts";
import type { OwnTable } from "./known-tables.ts";
import type { PlacedRecord } from "../place-records.ts";
import { leftOut, type RowOutcome } from "../record.ts";

const UNITS = { kcal: "kcal", g: "g", mg: "mg", µg: "ug", IU: "iu" } as const;
const DAY_MS = 86_400_000;
/** Figures of foods have fewer digits than that; those behind them are of binary fractions. */
const EXACT_DIGITS = 12;

/** W150: takes the apostrophe away that keeps a spreadsheet from running a text. */
const plainCell = (cell: string): string => (/^'+[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell);

/** "2026-03-05T12:30:01.250Z" in milliseconds. */
const instantIn = (text: string): Instant | undefined => {
  const [, date, hours, minutes, seconds, part] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d):(\d\d)\.(\d{3})Z$/.exec(text) ?? [];
  if (!isCalendarDate(date)) return undefined;
  const milliseconds = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(part);
  return (dayNumber(date) * DAY_MS + milliseconds) as Instant;
};

const setsIn = (text: string): readonly StrengthSet[] =>
  text.split(" ").map((set) => {
    const [reps, weight] = set.split("x");
    return { reps: Number(reps), ...(weight === undefined ? {} : { weightKg: Number(weight) }) };
  });

/** I14: rows of Morsel's own export are the records that they were, under their own ids. */
export const makeOwnRowReader = (table: OwnTable, header: readonly string[]) => {
  const places = new Map(header.map((heading, column) => [heading.replace(/^\uFEFF/, ""), column]));
  return (cells: readonly string[]): RowOutcome => {
    const text = (column: string): string => plainCell(cells[places.get(column) ?? -1] ?? "");
    const number = (column: string): number | undefined => (text(column) === "" ? undefined : Number(text(column)));
    const date = text("date");
    if (!isCalendarDate(date)) return leftOut("notADate");
    const placed = READERS[table]({ text, number, date });
    return placed === undefined
      ? leftOut(table === "measurement" && !isMeasurementType(text("type")) ? "notImported" : "unreadable")
      : { _tag: "Records", records: [{ kind: "own", of: placed.kind, date, placed }] };
  };
};

type Cells = {
  readonly text: (column: string) => string;
  readonly number: (column: string) => number | undefined;
  readonly date: CalendarDate;
};

const factsIn = ({ number }: Cells, per = 1): NutritionFacts => {
  const facts: { [Id in NutrientId]?: number } = {};
  for (const id of NUTRIENT_IDS) {
    const amount = number(`${id}_${UNITS[nutrientUnit(id)]}`);
    if (amount !== undefined) facts[id] = per === 1 ? amount : Number((amount * per).toPrecision(EXACT_DIGITS));
  }
  return facts;
};

const servingIn = ({ text, number }: Cells): EntryServing => {
  const [label, grams] = [text("serving"), number("serving_g") ?? Number.NaN];
  const id =
    label === "g" && grams === 1 ? GRAM_SERVING : (derivedId("serving", label, String(grams)) as string as ServingId);
  return { id, label, grams };
};

const entryIn = (cells: Cells, isPlanned: boolean): PlacedRecord | undefined => {
  const { text, number, date } = cells;
  const [id, meal, loggedAt, time, foodId] = [
    text("id"),
    text("meal"),
    instantIn(text("logged_at_utc")),
    text("time"),
    text("food_id"),
  ];
  if (!isEntryId(id) || !isMeal(meal) || loggedAt === undefined) return undefined;
  const place = {
    id,
    date,
    meal,
    ...(isTimeOfDay(time) ? { time } : {}),
    loggedAt,
    version: 1,
    ...(isPlanned ? { planned: true as const } : {}),
  };
  if (foodId === "") {
    const contents = quickAddContents(text("description"), factsIn(cells));
    return contents.ok ? { kind: "food", entry: { ...place, ...contents.value } } : undefined;
  }
  const [amount, grams, brand] = [number("amount"), number("weight_g"), text("brand")];
  const serving = servingIn(cells);
  if (!isFoodId(foodId) || amount === undefined || grams === undefined || !(grams > 0) || !(serving.grams > 0))
    return undefined;
  const named = { description: text("description"), ...(brand === "" ? {} : { brand }) };
  const entry: DiaryEntry = {
    ...place,
    ...named,
    foodId,
    amount,
    serving,
    grams,
    per100g: factsIn(cells, 100 / grams),
  };
  return { kind: "food", entry };
};

const exerciseIn = ({ text, number, date }: Cells): PlacedRecord | undefined => {
  const [id, exerciseId, name, note, loggedAt] = [
    text("id"),
    text("exercise_id"),
    text("name"),
    text("note"),
    instantIn(text("logged_at_utc")),
  ];
  if (!isExerciseEntryId(id) || !isExerciseId(exerciseId) || loggedAt === undefined) return undefined;
  const placed = { id, date, loggedAt, weightKg: number("body_weight_kg") ?? 0 };
  const [startsAt, ownNet] = [text("starts_at"), number("own_net_energy_kcal")];
  const made =
    text("kind") === "strength"
      ? exerciseEntry({ id: exerciseId, name, kind: "strength" }, placed, {
          sets: setsIn(text("sets_reps_x_kg")),
          note,
        })
      : exerciseEntry({ id: exerciseId, name, kind: "cardio", met: number("met") ?? Number.NaN }, placed, {
          minutes: number("minutes") ?? 0,
          note,
          ...(isTimeOfDay(startsAt) ? { startsAt } : {}),
          ...(ownNet === undefined ? {} : { ownNet }),
        });
  return made.ok ? { kind: "exercise", entry: made.value } : undefined;
};

const waterIn = ({ text, number, date }: Cells): PlacedRecord | undefined => {
  const id = text("id");
  const made = isWaterEntryId(id) ? waterEntry(id, number("water_ml") ?? Number.NaN) : undefined;
  return made?.ok === true ? { kind: "water", date, entry: made.value } : undefined;
};

const measurementIn = ({ text, number, date }: Cells): PlacedRecord | undefined => {
  const [id, type, time] = [text("id"), text("type"), text("time")];
  if (!isMeasurementId(id) || !isMeasurementType(type)) return undefined;
  const made = measurement({
    id,
    type,
    date,
    ...(isTimeOfDay(time) ? { time } : {}),
    value: number("value") ?? Number.NaN,
    version: 1,
  });
  return made.ok ? { kind: "measurement", entry: made.value } : undefined;
};

const stepsIn = ({ text, number, date }: Cells): PlacedRecord | undefined => {
  const [steps, from, to] = [number("steps"), text("from"), text("to")];
  if (steps === undefined || !Number.isInteger(steps) || steps < 0 || steps > STEPS_MAX) return undefined;
  const stretch = isTimeOfDay(from) && isTimeOfDay(to) ? { from, to } : {};
  return { kind: "steps", count: { date, source: CSV_SOURCE, ...stretch, steps } };
};

const READERS: Readonly<Record<OwnTable, (cells: Cells) => PlacedRecord | undefined>> = {
  entry: (cells) => entryIn(cells, false),
  planned: (cells) => entryIn(cells, true),
  water: waterIn,
  exercise: exerciseIn,
  measurement: measurementIn,
  steps: stepsIn,
};
