export * from "./cooking.ts";
export * from "./ingredient-unit.ts";
export * from "./recipe-yield.ts";
export * from "./recipe.ts";
export * from "./scaling.ts";
