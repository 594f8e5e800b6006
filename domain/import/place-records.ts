import { dayNumber, type CalendarDate, type Instant } from "../calendar/index.ts";
import { derivedId, quickAdd, type DiaryEntry, type EntryId, type Slot } from "../diary/index.ts";
import {
  EXERCISE_RANGES,
  exerciseEntry,
  type DatedCount,
  CSV_SOURCE,
  type ExerciseEntry,
  type ExerciseEntryId,
  type ExerciseId,
} from "../exercise/index.ts";
import { waterEntry, type WaterEntry, type WaterEntryId } from "../hydration/index.ts";
import type { Measurement, MeasurementId } from "../measurements/index.ts";
import type { ImportChoices } from "./file-reader.ts";
import { mealWithoutName } from "./meal-match.ts";
import type { ImportedRecord } from "./record.ts";
import { chosenMeal, shortName } from "./survey.ts";

/** The entry that is written for a record, under an id that follows from the record. */
export type PlacedRecord =
  | { readonly kind: "food"; readonly entry: DiaryEntry }
  | { readonly kind: "water"; readonly date: CalendarDate; readonly entry: WaterEntry }
  | { readonly kind: "measurement"; readonly entry: Measurement }
  | { readonly kind: "exercise"; readonly entry: ExerciseEntry }
  | { readonly kind: "steps"; readonly count: DatedCount };

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const NOON = "12:00";

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** I10: names of a record for its id: all that it says. */
const namesOf = (record: ImportedRecord): readonly string[] =>
  Object.entries(record).map(
    ([name, value]) => `${name}=${typeof value === "object" ? JSON.stringify(value) : String(value)}`,
  );

export type PlaceRecords = {
  /** The weight of the member on a day, kg. */
  readonly weightOn: (date: CalendarDate) => number;
  readonly choices: ImportChoices;
  readonly slots: readonly Slot[];
};

/**
 * I10: gives each record its id. Equal rows of one file are told apart by how many came before; the same rows of another file have
 * the same ids, so that a repeat doubles nothing.
 */
export const makePlaceRecords = ({ weightOn, choices, slots }: PlaceRecords) => {
  const seen = new Map<string, number>();
  let turn = 0;
  const idOf = (record: ImportedRecord): string => {
    const names = namesOf(record);
    const first = derivedId("import", ...names);
    const times = seen.get(first) ?? 0;
    seen.set(first, times + 1);
    return times === 0 ? first : derivedId("import", ...names, String(times));
  };
  const instantOf = (date: CalendarDate, time: string): Instant => {
    turn = (turn + 1) % MINUTE_MS;
    return (dayNumber(date) * DAY_MS + minutesOf(time) * MINUTE_MS + turn) as Instant;
  };

  const exerciseOf = (record: Extract<ImportedRecord, { readonly kind: "exercise" }>): PlacedRecord | undefined => {
    const { date, time, minutes, energy, sets } = record;
    const name = shortName(record.name);
    const weightKg = weightOn(date);
    const id = idOf(record) as ExerciseEntryId;
    const placed = { id, date, loggedAt: instantOf(date, time ?? NOON), weightKg };
    const exerciseId = derivedId("import", "exercise", name.toLowerCase()) as string as ExerciseId;
    if (sets !== undefined) {
      const made = exerciseEntry({ id: exerciseId, name, kind: "strength" }, placed, { sets });
      return made.ok ? { kind: "exercise", entry: made.value } : undefined;
    }
    if (minutes === undefined) return undefined;
    const rest = (weightKg * minutes) / 60;
    const net = energy === undefined ? 0 : Math.max(0, energy.of === "net" ? energy.kcal : energy.kcal - rest);
    const { min, max } = EXERCISE_RANGES.met;
    const met = Math.min(max, Math.max(min, Math.round((1 + net / rest) * 10) / 10));
    const done = { minutes, ownNet: net, ...(time === undefined ? {} : { startsAt: time }) };
    const made = exerciseEntry({ id: exerciseId, name, kind: "cardio", met }, placed, done);
    return made.ok ? { kind: "exercise", entry: made.value } : undefined;
  };

  return (record: ImportedRecord): PlacedRecord | undefined => {
    switch (record.kind) {
      case "food": {
        const { date, time, meal: name, facts } = record;
        const meal = name === "" ? mealWithoutName(time) : chosenMeal(name, choices, slots).meal;
        const place = { id: derivedId(idOf(record)), date, meal, loggedAt: instantOf(date, time ?? NOON) };
        const made = quickAdd(shortName(record.name === "" ? meal : record.name), facts, {
          ...place,
          ...(time === undefined ? {} : { time }),
        });
        return made.ok ? { kind: "food", entry: made.value } : undefined;
      }
      case "water": {
        const made = waterEntry(idOf(record) as WaterEntryId, record.ml);
        return made.ok ? { kind: "water", date: record.date, entry: made.value } : undefined;
      }
      case "measurement": {
        const { date, time, type, value } = record;
        const id = idOf(record) as MeasurementId;
        return {
          kind: "measurement",
          entry: { id, type, date, ...(time === undefined ? {} : { time }), value, version: 1 },
        };
      }
      case "exercise":
        return exerciseOf(record);
      case "own":
        return record.placed;
      case "steps":
        return { kind: "steps", count: { date: record.date, source: CSV_SOURCE, steps: record.steps } };
    }
  };
};

/** I10: the key under which an import claims a record. */
export const keyOfPlaced = (placed: Exclude<PlacedRecord, { readonly kind: "steps" }>): string => placed.entry.id;

export const dateOfPlaced = (placed: Exclude<PlacedRecord, { readonly kind: "steps" }>): CalendarDate =>
  placed.kind === "water" ? placed.date : placed.entry.date;

/** I13: the id of a record that was imported and undone so many times before: what was deleted keeps its own id for good. */
export const importedId = (key: string, times: number): string => (times === 0 ? key : derivedId(key, String(times)));

export const withImportTurn = (placed: PlacedRecord, times: number): PlacedRecord => {
  if (times === 0) return placed;
  switch (placed.kind) {
    case "steps":
      return placed;
    case "food":
      return { ...placed, entry: { ...placed.entry, id: importedId(placed.entry.id, times) as EntryId } };
    case "water":
      return { ...placed, entry: { ...placed.entry, id: importedId(placed.entry.id, times) as WaterEntryId } };
    case "measurement":
      return { ...placed, entry: { ...placed.entry, id: importedId(placed.entry.id, times) as MeasurementId } };
    case "exercise":
      return { ...placed, entry: { ...placed.entry, id: importedId(placed.entry.id, times) as ExerciseEntryId } };
  }
};
