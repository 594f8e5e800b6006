export * from "./nutrient.ts";
export * from "./nutrient-id.ts";
export * from "./nutrition-facts.ts";
export * from "./basis.ts";
export * from "./energy-shares.ts";
export * from "./glycaemic.ts";
export * from "./nutri-score.ts";
export * from "./quality-flags.ts";
