export * from "./categories.ts";
export * from "./decisions.ts";
export * from "./discourse-connect.ts";
export * from "./moderation.ts";
export * from "./posts.ts";
export * from "./reports.ts";
export * from "./reported-text.ts";
export * from "./search.ts";
