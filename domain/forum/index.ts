export * from "./categories.ts";
export * from "./moderation.ts";
export * from "./posts.ts";
export * from "./reports.ts";
