import { MAXIMUM_AGE, MINIMUM_AGE, PROFILE_RANGES } from "../body-rules.ts";
import { DEFAULT_ACTIVITY_FACTORS, type ActivityFactors } from "../plans/energy-plan.ts";
import { restingEnergy } from "./resting-energy.ts";
import type { Sex } from "../../identity/index.ts";

/** Typed values so far; lengths and weights are metric. */
export type BmrDraft = {
  readonly sex?: Sex | undefined;
  readonly age?: number | undefined;
  readonly heightCm?: number | undefined;
  readonly weightKg?: number | undefined;
};

export type BmrSum = {
  readonly sex: Sex;
  readonly age: number;
  readonly heightCm: number;
  readonly weightKg: number;
  /** kcal a day, in the order of the formula; their sum is `total`. */
  readonly parts: { readonly weight: number; readonly height: number; readonly age: number; readonly sex: number };
  readonly total: number;
  readonly days: readonly { readonly level: keyof ActivityFactors; readonly factor: number; readonly energy: number }[];
};

type Field = "age" | "heightCm" | "weightKg";
export const BMR_RANGES: Readonly<Record<Field, { readonly min: number; readonly max: number }>> = {
  age: { min: MINIMUM_AGE, max: MAXIMUM_AGE },
  heightCm: PROFILE_RANGES.heightCm,
  weightKg: PROFILE_RANGES.weightKg,
};

const isWithin = (field: Field, value: number | undefined): value is number =>
  value !== undefined && value >= BMR_RANGES[field].min && value <= BMR_RANGES[field].max;

/** The fields that hold something that no body has. */
export const refusedFields = (draft: BmrDraft): readonly Field[] =>
  (Object.keys(BMR_RANGES) as Field[]).filter((field) => draft[field] !== undefined && !isWithin(field, draft[field]));

const LEVELS = [1, 2, 3, 4] as const;

/** The domain's formula and what each term of it adds; undefined until all four are known and can be a body's. */
export const bmrSum = ({ sex, age, heightCm, weightKg }: BmrDraft): BmrSum | undefined => {
  if (sex === undefined || !isWithin("age", age) || !isWithin("heightCm", heightCm) || !isWithin("weightKg", weightKg))
    return undefined;
  const body = { sex, age, heightCm, weightKg };
  const total = restingEnergy(body).energy;
  // Each term is what is missing without it: the formula itself stands in the domain alone.
  const without = (change: Partial<typeof body>): number => total - restingEnergy({ ...body, ...change }).energy;
  const parts = { weight: without({ weightKg: 0 }), height: without({ heightCm: 0 }), age: without({ age: 0 }) };
  return {
    ...body,
    parts: { ...parts, sex: total - parts.weight - parts.height - parts.age },
    total,
    days: LEVELS.map((level) => {
      const factor = DEFAULT_ACTIVITY_FACTORS[level];
      return { level, factor, energy: Math.round(Math.round(total) * factor) };
    }),
  };
};
