export * from "./calendar-date.ts";
export * from "./time-of-day.ts";
