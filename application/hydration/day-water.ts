import type { WaterEntry } from "@morsel/domain/hydration";

/** The water of one day and what the day aims at. */
export type DayWater = {
  /** In the order in which they were drunk. */
  readonly entries: readonly WaterEntry[];
  /** Absent when nobody can say. */
  readonly goalMl?: number;
};
