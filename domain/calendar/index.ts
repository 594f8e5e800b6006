export * from "./calendar-date.ts";
export * from "./dates-between.ts";
export * from "./instant.ts";
export * from "./time-of-day.ts";
export * from "./typed-day.ts";
export * from "./week-start.ts";
