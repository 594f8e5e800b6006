import { type EntryServing, GRAM, OUNCE } from "@morsel/domain/diary";
import type { ServingId } from "@morsel/domain/foods";

/** A serving whose id is its name. */
export const servingOf = (label: string, grams: number): EntryServing => ({ id: label as ServingId, label, grams });

export const SLICE = servingOf("1 slice", 32);
export const CUP = servingOf("1 cup, sliced", 150);
export const COOKIES = servingOf("2 cookies", 30);
export const ML: EntryServing = { ...servingOf("1 ml", 1.03), id: "1-ml" as ServingId };
export const SERVINGS: readonly EntryServing[] = [SLICE, CUP, COOKIES, ML, GRAM, OUNCE];
