export * from "./food.ts";
