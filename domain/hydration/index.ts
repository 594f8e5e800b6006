export * from "./water-entry.ts";
export * from "./water-goal.ts";
export * from "./water-units.ts";
