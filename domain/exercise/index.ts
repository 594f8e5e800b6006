export * from "./activity.ts";
export * from "./catalogue.ts";
export * from "./energy.ts";
export * from "./entry.ts";
export * from "./interval-ledger.ts";
export * from "./own-exercise.ts";
export * from "./routine.ts";
export * from "./strength.ts";
