export * from "./entry.ts";
export * from "./day.ts";
export * from "./usage.ts";
