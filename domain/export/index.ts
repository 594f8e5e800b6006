export * from "./columns.ts";
export * from "./csv.ts";
export * from "./days-at-once.ts";
export * from "./food-origin.ts";
export * from "./tables.ts";
