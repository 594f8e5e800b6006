/** Sources of a stretch of activity; the first named wins where they overlap. */
export const INTERVAL_KINDS = ["manual", "workout", "device", "steps"] as const;
export type IntervalKind = (typeof INTERVAL_KINDS)[number];

/** A stretch of time with the net energy it says was used in it, evenly. Instants in milliseconds. */
export type ActivityInterval = {
  readonly id: string;
  readonly kind: IntervalKind;
  readonly start: number;
  readonly end: number;
  readonly netEnergy: number;
};

/** The part of an interval that counts after better sources took theirs. */
export type CountedInterval = {
  readonly id: string;
  readonly kind: IntervalKind;
  readonly countedMs: number;
  readonly countedEnergy: number;
  /** The stretches that count, in order. */
  readonly stretches: readonly (readonly [start: number, end: number])[];
};

export type Ledger = {
  readonly counted: readonly CountedInterval[];
  readonly energy: number;
  /** Length of the union of all intervals. */
  readonly activeMs: number;
};

/** The instants a calendar has, and an energy that a body could use. */
const INSTANT_MAX = 8.64e15;
const ENERGY_MAX = 100_000;

const isInterval = ({ start, end, netEnergy, kind }: ActivityInterval): boolean =>
  INTERVAL_KINDS.includes(kind) &&
  start >= -INSTANT_MAX &&
  end <= INSTANT_MAX &&
  end > start &&
  netEnergy >= 0 &&
  netEnergy <= ENERGY_MAX;

type Stretch = readonly [start: number, end: number];

/** Subtracts the taken stretches; `taken` is sorted and free of overlaps. */
const rest = ([start, end]: Stretch, taken: readonly Stretch[]): readonly Stretch[] => {
  const left: Stretch[] = [];
  let from = start;
  for (const [takenStart, takenEnd] of taken) {
    if (takenEnd <= from) continue;
    if (takenStart >= end) break;
    if (takenStart > from) left.push([from, takenStart]);
    from = Math.max(from, takenEnd);
  }
  if (from < end) left.push([from, end]);
  return left;
};

/** The union of two sorted lists that do not overlap. */
const join = (taken: readonly Stretch[], more: readonly Stretch[]): readonly Stretch[] => {
  const joined: [number, number][] = [];
  for (const [start, end] of [...taken, ...more].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
};

/**
 * E8: no moment is counted twice. What a member wrote stands before workouts, these before devices, these before steps;
 * among equals the earlier start, then the id. Of each only the part of its time that is still free counts, with that part of
 * its energy. E9: intervals that are none (no length, no energy of a body) count nothing. The order given does not matter.
 */
export const intervalLedger = (intervals: readonly ActivityInterval[]): Ledger => {
  const order = intervals
    .filter(isInterval)
    .sort(
      (a, b) =>
        INTERVAL_KINDS.indexOf(a.kind) - INTERVAL_KINDS.indexOf(b.kind) ||
        a.start - b.start ||
        (a.id < b.id ? -1 : a.id > b.id ? 1 : a.end - b.end || a.netEnergy - b.netEnergy),
    );
  let taken: readonly Stretch[] = [];
  const counted = order.map((interval): CountedInterval => {
    const stretches = rest([interval.start, interval.end], taken);
    taken = join(taken, stretches);
    const countedMs = stretches.reduce((sum, [start, end]) => sum + (end - start), 0);
    return {
      id: interval.id,
      kind: interval.kind,
      countedMs,
      countedEnergy: (interval.netEnergy * countedMs) / (interval.end - interval.start),
      stretches,
    };
  });
  return {
    counted,
    energy: counted.reduce((sum, { countedEnergy }) => sum + countedEnergy, 0),
    activeMs: taken.reduce((sum, [start, end]) => sum + (end - start), 0),
  };
};
