export * from "./dish-portion.ts";
export * from "./fridge-dish.ts";
export * from "./fridge.ts";
export * from "./household.ts";
export * from "./shares.ts";
