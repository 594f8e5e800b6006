export * from "./body.ts";
export * from "./trend.ts";
export * from "./types.ts";
export * from "./measurement.ts";
export * from "./photo.ts";
