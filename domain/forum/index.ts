export * from "./categories.ts";
export * from "./moderation.ts";
export * from "./reports.ts";
