export * from "./digest-values.ts";
export * from "./digest.ts";
export * from "./nutrients.ts";
export * from "./week.ts";
