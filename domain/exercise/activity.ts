import { err, ok, type Result } from "../result/index.ts";
import type { NumberIn } from "../brand/index.ts";
import { byLoggedAt } from "../diary/index.ts";
import { isTimeOfDay, type CalendarDate, type TimeOfDay } from "../calendar/index.ts";
import { walkingEnergy, type ExerciseEnergy } from "./energy.ts";
import { entryEnergyUsed, type CardioEntry, type ExerciseEntry } from "./entry.ts";
import { intervalLedger, type ActivityInterval } from "./interval-ledger.ts";

/** The source of counts that a file brings. */
export const CSV_SOURCE = "csv";

/** Steps that a device or a file counted: on the whole day, or from one time of it to another. */
export type StepCount = {
  /** "csv", or the token by which a device sent them. */
  readonly source: string;
  /** Absent for the whole day. */
  readonly from?: TimeOfDay;
  readonly to?: TimeOfDay;
  readonly steps: number;
};

export type DatedCount = StepCount & { readonly date: CalendarDate };
/** A count before its source is known. */
export type SentCount = Omit<DatedCount, "source">;

/** A day's steps by all sources. */
export type DaySteps = {
  /** The member's own count, which overrides the others. */
  readonly own?: number | undefined;
  readonly counts: readonly StepCount[];
  /** kcal beyond rest of one step, at the weight of the day on which they were first written. */
  readonly energyEach: number;
};

export const NO_STEPS: DaySteps = { counts: [], energyEach: 0 };

export const STEPS_MAX = 100_000;
/** W345: what devices send of a day. */
export const STEP_COUNTS_A_DAY = 200;

/**
 * A step of walking is 0.414 of one's height long: the factor of pedometers, 0.413 for women and 0.415 for men. Of
 * people of 163 to 185 cm it is within 4 % of what was counted over a mile of 20 minutes (source: Hoeger et al., One-mile step count at walking and running speeds, ACSM's
 * Health & Fitness Journal 12(1), 2008: 1949 or, for men, 1916 + 63.4 × minutes − 14.1 × height in inches).
 */
const STRIDE = 0.414;

/** E4, W346: kcal beyond rest of one step. */
export const stepEnergy = (weightKg: number, heightCm: number): number =>
  (walkingEnergy(weightKg as NumberIn<"kg">, 1 as NumberIn<"km">) ?? 0) * ((STRIDE * heightCm) / 100_000);

export type StepsRefused = {
  readonly _tag: "StepsRefused";
  readonly field: "steps" | "from" | "to";
  readonly max: number;
};

/** W345: 0 to 100,000 whole steps, of a whole day or from a time to a later one. */
export const checkStepCount = (count: StepCount): Result<StepCount, StepsRefused> => {
  const { steps, from, to } = count;
  const refuse = (field: StepsRefused["field"]) => err<StepsRefused>({ _tag: "StepsRefused", field, max: STEPS_MAX });
  if (!Number.isInteger(steps) || steps < 0 || steps > STEPS_MAX) return refuse("steps");
  if ((from === undefined) !== (to === undefined)) return refuse(from === undefined ? "from" : "to");
  if (from === undefined || to === undefined) return ok(count);
  if (!isTimeOfDay(from)) return refuse("from");
  return (isTimeOfDay(to) || to === END_OF_DAY) && to > from ? ok(count) : refuse("to");
};

/** Latest end of a stretch, which is no time of the day. */
const END_OF_DAY = "24:00";
/** The minute of the day of "07:30": 450. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Steps a minute at 3 and at 6 MET (source: Tudor-Locke et al., Br J Sports Med 2018;52:776). */
const CADENCE = { walking: 100, running: 130 } as const;
/** The Compendium's codes of running and of walking: of what else was done nobody knows how many steps it took. */
const ON_FOOT = /^c-(12|17)/;

const stepsIn = ({ exerciseId, met }: CardioEntry, minutes: number): number =>
  ON_FOOT.test(exerciseId) ? minutes * (met < 6 ? CADENCE.walking : CADENCE.running) : 0;

/** Two things that were the same time of the day, in part or as a whole. */
export type Overlap = {
  /** The entry that counts. */
  readonly entry: ExerciseEntry;
  /** The entry whose time it takes; absent where it takes steps. */
  readonly other?: ExerciseEntry;
  /** Steps, or minutes of the other entry, that do not count once more. */
  readonly amount: number;
};

/** Sum of a day's exercise and steps. */
export type DayActivity = ExerciseEnergy & {
  /** Steps of the day by the best source. */
  readonly steps: number;
  /** kcal beyond rest of the steps that no entry has taken. */
  readonly stepsNet: number;
  readonly overlaps: readonly Overlap[];
};

const isTimed = (entry: ExerciseEntry): entry is CardioEntry & { readonly startsAt: TimeOfDay } =>
  entry.kind === "cardio" && entry.startsAt !== undefined;

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

/** Minutes of some stretches that lie in another. */
const within = (stretches: readonly (readonly [number, number])[], from: number, to: number): number =>
  sum(stretches.map(([start, end]) => Math.max(0, Math.min(end, to) - Math.max(start, from))));

/**
 * E8, W347, W348: no minute and no step counts twice. Of entries with a time the earlier takes what they share; counted steps give way to entries
 * at the same time. What was done on foot is in the steps of a whole day too, at its usual cadence. The order given does not matter.
 */
export const dayActivity = (entries: readonly ExerciseEntry[], { own, counts, energyEach }: DaySteps): DayActivity => {
  const done = entries.toSorted(byLoggedAt);
  const energy = new Map(done.map((entry) => [entry.id as string, entryEnergyUsed(entry)]));
  const timed = done.filter(isTimed);
  const spanOf = (entry: (typeof timed)[number]) => {
    const start = minuteOf(entry.startsAt);
    return { id: entry.id, kind: "manual" as const, start, end: Math.min(1440, start + entry.minutes) };
  };
  const spans: readonly ActivityInterval[] = timed.map((entry) => ({
    ...spanOf(entry),
    netEnergy: energy.get(entry.id)?.net ?? 0,
  }));
  const stretches: readonly ActivityInterval[] = counts.flatMap(({ source, from, to, steps }) =>
    from === undefined || to === undefined
      ? []
      : [
          {
            id: `${source} ${from}`,
            kind: source === CSV_SOURCE ? ("steps" as const) : ("device" as const),
            start: minuteOf(from),
            end: minuteOf(to),
            netEnergy: steps,
          },
        ],
  );
  const alone = intervalLedger(stretches);
  const whole = Math.max(0, ...counts.flatMap(({ from, steps }) => (from === undefined ? [steps] : [])));
  const steps = own ?? Math.max(whole, alone.energy);
  /** Scales counted steps down if the member entered fewer than were counted. */
  const scale = alone.energy > steps ? steps / alone.energy : 1;
  const ledger = intervalLedger([...spans, ...stretches]);
  const shareOf = new Map<string, number>();
  for (const { id, countedMs, kind } of ledger.counted)
    if (kind === "manual") {
      const span = spans.find((one) => one.id === id);
      shareOf.set(id, span === undefined ? 1 : countedMs / (span.end - span.start));
    }
  const freeOf = sum(ledger.counted.flatMap(({ kind, countedEnergy }) => (kind === "manual" ? [] : [countedEnergy])));
  let placed = freeOf * scale;
  let unplaced = Math.max(0, steps - alone.energy * scale);
  const overlaps: Overlap[] = [];
  for (const entry of done) {
    if (entry.kind !== "cardio") continue;
    const span = isTimed(entry) ? spanOf(entry) : undefined;
    const counted = span === undefined ? undefined : ledger.counted.find(({ id }) => id === entry.id);
    let taken = 0;
    if (span !== undefined && counted !== undefined)
      for (const { stretches: free, id } of alone.counted) {
        const stretch = stretches.find((one) => one.id === id);
        if (stretch === undefined) continue;
        const shared = sum(counted.stretches.map(([start, end]) => within(free, start, end)));
        taken += (stretch.netEnergy * scale * shared) / (stretch.end - stretch.start);
      }
    // Minutes of the entry that a better source took do not count, and those within a counted stretch are taken already.
    const covered = sum(
      (counted?.stretches ?? []).flatMap(([from, to]) => alone.counted.map((one) => within(one.stretches, from, to))),
    );
    const rest = stepsIn(entry, Math.max(0, entry.minutes * (shareOf.get(entry.id) ?? 1) - covered));
    const ofWhole = Math.min(unplaced, rest);
    unplaced -= ofWhole;
    const ofPlaced = span === undefined ? Math.min(placed, rest - ofWhole) : 0;
    placed -= ofPlaced;
    const amount = taken + ofWhole + ofPlaced;
    if (amount > 0) overlaps.push({ entry, amount });
    for (const other of timed) {
      const share = shareOf.get(other.id) ?? 1;
      if (span === undefined || other.id === entry.id || share === 1) continue;
      const { start, end } = spanOf(other);
      const shared = counted === undefined ? 0 : within(counted.stretches, start, end);
      if (shared > 0) overlaps.push({ entry, other, amount: shared });
    }
  }
  const stepsNet = (placed + unplaced) * energyEach;
  const shared = (of: keyof ExerciseEnergy): number =>
    sum(done.map(({ id }) => (energy.get(id)?.[of] ?? 0) * (shareOf.get(id) ?? 1)));
  return {
    net: shared("net") + stepsNet,
    gross: shared("gross") + stepsNet,
    steps: Math.round(steps),
    stepsNet,
    overlaps,
  };
};

/** E16: the energy of some entries, without steps, kcal. */
export const exerciseOf = (entries: readonly ExerciseEntry[]): ExerciseEnergy => {
  const { gross, net } = dayActivity(entries, NO_STEPS);
  return { gross, net };
};
