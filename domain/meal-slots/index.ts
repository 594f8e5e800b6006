export * from "./meal-slots.ts";
