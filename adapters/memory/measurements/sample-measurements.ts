import { addDays, type CalendarDate, type TimeOfDay } from "@morsel/domain/calendar";
import type { MeasuredType, Measurement, MeasurementId } from "@morsel/domain/measurements";

const DAYS = 120;

/** Deterministic noise. */
const wave = (n: number): number => (Math.sin(n * 12.9898) + Math.sin(n * 4.137)) / 2;

/** A season of somebody who weighs every other morning, walks, sleeps, and takes the tape once in two weeks. */
export const sampleMeasurements = (today: CalendarDate): readonly Measurement[] => {
  const all: Measurement[] = [];
  const measured = (daysAgo: number, type: MeasuredType, value: number, time = "07:05"): void => {
    const id = `019cd000-0000-7000-8000-${String(all.length).padStart(12, "0")}` as MeasurementId;
    const date = addDays(today, -daysAgo);
    all.push({ id, type, date, time: time as TimeOfDay, value: Math.round(value * 10) / 10, version: 1 });
  };
  for (let ago = DAYS; ago > 0; ago -= 1) {
    if (ago % 2 === 0) measured(ago, "Weight", 71.8 + ago * 0.02 + wave(ago) * 0.8);
    measured(ago, "Fitbit steps", Math.round(8200 + wave(ago + 7) * 3000), "22:00");
    if (ago % 3 > 0) measured(ago, "Fitbit tracked sleep minutes", Math.round(430 + wave(ago + 3) * 50));
    if (ago % 14 !== 1) continue;
    measured(ago, "Waist", 82 + ago * 0.03);
    measured(ago, "Hips", 99 + ago * 0.02);
    measured(ago, "Neck", 32.5);
  }
  return all;
};
