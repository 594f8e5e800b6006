export * from "./entry.ts";
export * from "./day.ts";
