export * from "./countries.ts";
export * from "./money.ts";
