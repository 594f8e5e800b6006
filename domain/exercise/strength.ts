import { err, ok, type Result } from "../result/index.ts";

/** One set: as many repetitions of a weight; body-weight exercises have none. */
export type StrengthSet = { readonly reps: number; readonly weightKg?: number };

const RANGES = { sets: { min: 1, max: 50 }, reps: { min: 1, max: 1000 }, weightKg: { min: 0, max: 1000 } } as const;

export type StrengthRefused = {
  readonly _tag: "StrengthRefused";
  readonly field: keyof typeof RANGES;
  readonly min: number;
  readonly max: number;
};

/** E6: 1 to 50 sets of 1 to 1000 whole repetitions of 0 to 1000 kg. */
export const checkStrengthSets = (sets: readonly StrengthSet[]): Result<readonly StrengthSet[], StrengthRefused> => {
  const refuse = (field: keyof typeof RANGES) =>
    err<StrengthRefused>({ _tag: "StrengthRefused", field, ...RANGES[field] });
  const isIn = (field: keyof typeof RANGES, n: number): boolean => n >= RANGES[field].min && n <= RANGES[field].max;
  if (!isIn("sets", sets.length)) return refuse("sets");
  if (!sets.every(({ reps }) => Number.isInteger(reps) && isIn("reps", reps))) return refuse("reps");
  if (!sets.every(({ weightKg }) => weightKg === undefined || isIn("weightKg", weightKg))) return refuse("weightKg");
  return ok(sets);
};

export type StrengthSummary = {
  readonly sets: number;
  readonly reps: number;
  /** Sum of repetitions × weight, kg. */
  readonly volumeKg: number;
  /** The best estimate of what could be lifted once, kg; absent without a weighted set of 12 repetitions or fewer. */
  readonly oneRepMaxKg?: number;
};

/** E7: one repetition's maximum by Epley (1985): weight × (1 + reps ÷ 30), the weight itself at one repetition. */
export const oneRepMax = ({ reps, weightKg }: StrengthSet): number | undefined =>
  weightKg === undefined || !(weightKg > 0) || !(reps >= 1 && reps <= 12)
    ? undefined
    : reps === 1
      ? weightKg
      : weightKg * (1 + reps / 30);

export const summariseStrength = (sets: readonly StrengthSet[]): StrengthSummary => {
  const best = Math.max(0, ...sets.map((set) => oneRepMax(set) ?? 0));
  return {
    sets: sets.length,
    reps: sets.reduce((sum, { reps }) => sum + reps, 0),
    volumeKg: sets.reduce((sum, { reps, weightKg = 0 }) => sum + reps * weightKg, 0),
    ...(best > 0 ? { oneRepMaxKg: best } : {}),
  };
};

/** E20: the set that is likely to be next: last time's in the same place, else the one before it again; none where no more may follow. */
export const nextSet = (done: readonly StrengthSet[], lastTime: readonly StrengthSet[] = []): StrengthSet | undefined =>
  done.length >= RANGES.sets.max ? undefined : (lastTime[done.length] ?? done.at(-1) ?? lastTime.at(-1));

/** E20: whole seconds of a rest that are left. */
export const restLeft = (startedMs: number, seconds: number, nowMs: number): number =>
  Math.max(0, Math.ceil(seconds - Math.max(0, nowMs - startedMs) / 1000));
