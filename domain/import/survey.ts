import type { CalendarDate } from "../calendar/index.ts";
import { QUICK_ADD_NAME_MAX, type Meal, type Slot } from "../diary/index.ts";
import { isMeal } from "../meal-slots/index.ts";
import type { Field } from "./field.ts";
import { dateOrderOf, type FileEvidence, type FileReader, type ImportChoices, type ReadRow } from "./file-reader.ts";
import type { DateOrder } from "./imported-date.ts";
import type { ImportSource } from "./tables/layout.ts";
import { matchMeal } from "./meal-match.ts";
import { RECORD_KINDS, type ImportedRecord, type LeftOutReason, type RecordKind } from "./record.ts";

/** A row that is named in the preview: its file and line, line 0 where rows came together. */
export type RowPlace = { readonly file: string; readonly line: number };

export const DOUBT_REASONS = ["muchEnergy", "weightJump", "energyContradictsParts"] as const;
export type DoubtReason = (typeof DOUBT_REASONS)[number];

export type ImportSurvey = {
  readonly source: ImportSource;
  readonly counts: Readonly<Record<RecordKind, number>>;
  readonly from?: CalendarDate;
  readonly to?: CalendarDate;
  readonly leftOut: readonly {
    readonly reason: LeftOutReason;
    readonly count: number;
    readonly places: readonly RowPlace[];
  }[];
  readonly doubts: readonly {
    readonly reason: DoubtReason;
    readonly count: number;
    readonly places: readonly RowPlace[];
  }[];
  /** I8: the meals of the file and the slots to which they go. */
  readonly meals: readonly {
    readonly name: string;
    readonly count: number;
    readonly meal: Meal;
    readonly isSure: boolean;
  }[];
  /** I3: weights whose unit the file does not say, as they are written there. */
  readonly weights?: { readonly count: number; readonly min: number; readonly median: number; readonly max: number };
  readonly order: { readonly order: DateOrder; readonly isAsked: boolean };
  /** I7: columns of a table of no known format. */
  readonly columns?: readonly { readonly heading: string; readonly field?: Field }[];
};

const PLACES_SHOWN = 5;
const MEALS_SHOWN = 40;
/** A meal beyond it is more often a mistake of units than a feast. */
const MUCH_ENERGY = 4_000;
/** Weights of two days beside each other hardly differ by a third; kilograms and pounds do. */
const WEIGHT_JUMP = 1.34;

type Tally<Reason> = Map<Reason, { count: number; readonly places: RowPlace[] }>;

const count = <Reason>(tally: Tally<Reason>, reason: Reason, place: RowPlace): void => {
  const known = tally.get(reason) ?? { count: 0, places: [] };
  tally.set(reason, known);
  known.count += 1;
  if (known.places.length < PLACES_SHOWN) known.places.push(place);
};

const listed = <Reason>(tally: Tally<Reason>) => [...tally].map(([reason, counted]) => ({ reason, ...counted }));

/** I9: energy that carbohydrates, fat and protein can hardly come to: by a factor of kilojoules. */
const contradicts = ({ facts }: Extract<ImportedRecord, { readonly kind: "food" }>): boolean => {
  const { energy = 0, carbohydrates, fat, protein, alcohol = 0 } = facts;
  if (carbohydrates === undefined || fat === undefined || protein === undefined) return false;
  const parts = 4 * carbohydrates + 9 * fat + 4 * protein + 7 * alcohol;
  return energy > 100 && parts > 25 && (energy > 2.5 * parts || parts > 2.5 * energy);
};

/** I9: counts what a file holds while it is read. */
export const makeSurvey = (evidence: FileEvidence, choices: ImportChoices, slots: readonly Slot[]) => {
  const counts = Object.fromEntries(RECORD_KINDS.map((kind) => [kind, 0])) as Record<RecordKind, number>;
  const leftOut: Tally<LeftOutReason> = new Map();
  const doubts: Tally<DoubtReason> = new Map();
  const meals = new Map<string, number>();
  const weights: number[] = [];
  const sources = new Map<ImportSource, number>();
  let from: CalendarDate | undefined;
  let to: CalendarDate | undefined;
  let lastWeight: number | undefined;

  const add = (record: ImportedRecord, place: RowPlace): void => {
    counts[record.kind === "own" ? record.of : record.kind] += 1;
    if (from === undefined || record.date < from) from = record.date;
    if (to === undefined || record.date > to) to = record.date;
    if (record.kind === "food") {
      if (record.meal !== "") meals.set(record.meal, (meals.get(record.meal) ?? 0) + 1);
      if ((record.facts.energy ?? 0) > MUCH_ENERGY) count(doubts, "muchEnergy", place);
      else if (contradicts(record)) count(doubts, "energyContradictsParts", place);
    }
    if (record.kind === "measurement" && record.type === "Weight") {
      const ratio = lastWeight === undefined ? 1 : record.value / lastWeight;
      if (ratio > WEIGHT_JUMP || ratio < 1 / WEIGHT_JUMP) count(doubts, "weightJump", place);
      lastWeight = record.value;
    }
  };

  return {
    add: ({ outcome, file, line, source, openWeight }: ReadRow): void => {
      sources.set(source, (sources.get(source) ?? 0) + 1);
      if (outcome._tag === "LeftOut") {
        if (outcome.reason !== "empty") count(leftOut, outcome.reason, { file, line });
        return;
      }
      if (openWeight !== undefined) weights.push(openWeight);
      for (const record of outcome.records) add(record, { file, line });
    },
    end: (tables: ReturnType<FileReader["tables"]>): ImportSurvey => {
      const source = [...sources].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? tables[0]?.layout.source ?? "table";
      const open = tables.find(({ isKnown }) => !isKnown);
      const sorted = weights.toSorted((a, b) => a - b);
      const [min, median, max] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
      return {
        source,
        counts,
        ...(from === undefined || to === undefined ? {} : { from, to }),
        leftOut: listed(leftOut),
        doubts: listed(doubts),
        meals: [...meals]
          .slice(0, MEALS_SHOWN)
          .map(([name, times]) => ({ name, count: times, ...chosenMeal(name, choices, slots) })),
        ...(min === undefined || median === undefined || max === undefined
          ? {}
          : { weights: { count: weights.length, min, median, max } }),
        order: dateOrderOf(evidence, choices),
        ...(open === undefined
          ? {}
          : {
              columns: open.header.map((heading, column) => {
                const field = open.layout.fields[column];
                return field === undefined ? { heading } : { heading, field };
              }),
            }),
      };
    },
  };
};

/** I8: what the member chose, else what the name means. */
export const chosenMeal = (name: string, { meals }: ImportChoices, slots: readonly Slot[]) => {
  const chosen = meals !== undefined && Object.hasOwn(meals, name) ? meals[name] : undefined;
  return isMeal(chosen) ? { meal: chosen, isSure: true } : matchMeal(name, slots);
};

export const shortName = (name: string): string => [...name.trim()].slice(0, QUICK_ADD_NAME_MAX).join("");
