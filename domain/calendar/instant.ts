import type { Brand } from "../brand/index.ts";
import { fromDayNumber } from "./calendar-date.ts";

/** Milliseconds since 1970-01-01T00:00Z. */
export type Instant = number & Brand<"Instant">;

const DAY_MS = 86_400_000;

const digits = (value: number, width: number): string => String(value).padStart(width, "0");

/** C6: an instant in UTC as ISO 8601 writes it: "2026-02-28T06:05:00.000Z". */
export const utcText = (instant: number): string => {
  const days = Math.floor(instant / DAY_MS);
  const ms = Math.floor(instant - days * DAY_MS);
  const part = (unit: number, count: number): number => Math.floor(ms / unit) % count;
  const clock = [part(3_600_000, 24), part(60_000, 60), part(1000, 60)].map((value) => digits(value, 2)).join(":");
  return `${fromDayNumber(days)}T${clock}.${digits(ms % 1000, 3)}Z`;
};
