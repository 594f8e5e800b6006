export * from "./nutrient.ts";
export * from "./nutrition-facts.ts";
export * from "./basis.ts";
