export * from "./countries.ts";
export * from "./money.ts";
export * from "./us-territories.ts";
