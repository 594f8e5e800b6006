export * from "./calendar-date.ts";
export * from "./dates-between.ts";
