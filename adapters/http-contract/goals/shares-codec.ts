import type { ExerciseShares } from "@morsel/domain/goals";
import type { WireShares } from "./shares.ts";

export const writeShares = ({ saturatedFat, ...shares }: ExerciseShares): WireShares => ({
  ...shares,
  saturated_fat: saturatedFat,
});

export const readShares = ({ saturated_fat: saturatedFat, ...shares }: WireShares): ExerciseShares => ({
  ...shares,
  saturatedFat,
});
