export * from "./entry.ts";
export * from "./entry-rules.ts";
export * from "./day.ts";
export * from "./usage.ts";
export * from "./copy.ts";
export * from "./remaining.ts";
export * from "./five-weeks.ts";
export * from "./suggestions.ts";
