import type { Brand } from "../brand/index.ts";
import { isUuid } from "../identity/index.ts";
import { err, ok, type Result } from "../result/index.ts";
import { toStep } from "../units/index.ts";

/** Made by the client that logs the water, offline too: a UUID. */
export type WaterEntryId = string & Brand<"WaterEntryId">;
export const isWaterEntryId = (id: unknown): id is WaterEntryId => isUuid(id);

/** Water that was drunk at once. */
export type WaterEntry = { readonly id: WaterEntryId; readonly ml: number };

/** As a day keeps it: what was deleted stays known, so that a late repeat does not bring it back. */
export type StoredWaterEntry = WaterEntry & { readonly isDeleted?: true };

export type WaterAmountRefused = { readonly _tag: "WaterAmountRefused"; readonly min: number; readonly max: number };
export type WaterIsFull = { readonly _tag: "WaterIsFull"; readonly maxMl: number; readonly maxEntries: number };

export type WaterEntryNotFound = { readonly _tag: "WaterEntryNotFound"; readonly id: WaterEntryId };

export const WATER_ML_MIN = 1;
export const WATER_ML_MAX = 5_000;
/** Kidneys let out 0.7 to 1 litre an hour at most (EFSA Journal 2010;8(3):1459): some 20 litres a day. */
export const DAY_WATER_ML_MAX = 20_000;
/** Deleted ones count: a day is one small row. */
export const DAY_WATER_ENTRIES_MAX = 200;

const STEP = 0.1;

/** D61: an entry of water is 1 ml to 5 l, kept to a tenth of a millilitre. */
export const waterEntry = (id: WaterEntryId, ml: number): Result<WaterEntry, WaterAmountRefused> => {
  const rounded = Number.isFinite(ml) ? toStep(ml, STEP) : Number.NaN;
  return rounded >= WATER_ML_MIN && rounded <= WATER_ML_MAX
    ? ok({ id, ml: rounded })
    : err({ _tag: "WaterAmountRefused", min: WATER_ML_MIN, max: WATER_ML_MAX });
};

/** A day's water without deleted entries, in the order in which it was drunk. */
export const activeWaterEntries = (waterEntries: readonly StoredWaterEntry[]): readonly WaterEntry[] =>
  waterEntries.flatMap(({ id, ml, isDeleted }) => (isDeleted === true ? [] : [{ id, ml }]));

/** D62: a day's water is the sum of its entries, so it is never below zero. ml */
export const totalWater = (waterEntries: readonly WaterEntry[]): number =>
  toStep(
    waterEntries.reduce((sum, { ml }) => sum + ml, 0),
    STEP,
  );

/** D62, D63: an entry more; one whose id the day knows already changes nothing, whatever became of it. */
export const logWater = (
  waterEntries: readonly StoredWaterEntry[],
  entry: WaterEntry,
): Result<readonly StoredWaterEntry[], WaterIsFull> => {
  if (waterEntries.some(({ id }) => id === entry.id)) return ok(waterEntries);
  const next = [...waterEntries, entry];
  return totalWater(activeWaterEntries(next)) > DAY_WATER_ML_MAX || next.length > DAY_WATER_ENTRIES_MAX
    ? err({ _tag: "WaterIsFull", maxMl: DAY_WATER_ML_MAX, maxEntries: DAY_WATER_ENTRIES_MAX })
    : ok(next);
};

/** D63: an entry less; deleting twice is harmless. */
export const deleteWater = (
  waterEntries: readonly StoredWaterEntry[],
  id: WaterEntryId,
): Result<readonly StoredWaterEntry[], WaterEntryNotFound> =>
  waterEntries.some((entry) => entry.id === id)
    ? ok(waterEntries.map((entry) => (entry.id === id ? { ...entry, isDeleted: true } : entry)))
    : err({ _tag: "WaterEntryNotFound", id });
