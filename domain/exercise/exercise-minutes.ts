import { intervalLedger } from "./interval-ledger.ts";
import { minuteOf } from "./activity.ts";
import type { CardioEntry, ExerciseEntry } from "./entry.ts";

const DAY_MINUTES = 1440;

type Timed = CardioEntry & { readonly startsAt: NonNullable<CardioEntry["startsAt"]> };

const isTimed = (entry: CardioEntry): entry is Timed => entry.startsAt !== undefined;

/** W432: the minutes that the exercise of one day took; those of two entries at the same time count once, as their energy does (E8). */
export const exerciseMinutes = (entries: readonly ExerciseEntry[]): number => {
  const cardio = entries.filter((entry) => entry.kind === "cardio");
  const spans = cardio.filter(isTimed).map(({ id, startsAt, minutes }) => {
    const start = minuteOf(startsAt);
    return { id, kind: "manual" as const, start, end: Math.min(DAY_MINUTES, start + minutes), netEnergy: 0 };
  });
  const counted = new Map(intervalLedger(spans).counted.map(({ id, countedMs }) => [id, countedMs]));
  const shareOf = new Map<string, number>(
    spans.map(({ id, start, end }) => [id, (counted.get(id) ?? 0) / (end - start)]),
  );
  return cardio.reduce((sum, { id, minutes }) => sum + minutes * (shareOf.get(id) ?? 1), 0);
};

/** The same for each day that has any. */
export const minutesByDay = (entries: readonly ExerciseEntry[]): ReadonlyMap<ExerciseEntry["date"], number> =>
  new Map(
    [...Map.groupBy(entries, ({ date }) => date)].flatMap(([date, ofDay]) => {
      const minutes = exerciseMinutes(ofDay);
      return minutes > 0 ? [[date, minutes] as const] : [];
    }),
  );
