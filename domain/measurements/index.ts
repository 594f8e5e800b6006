export * from "./body-summary.ts";
export * from "./body.ts";
export * from "./measure-input.ts";
export * from "./measurement.ts";
export * from "./photo.ts";
export * from "./picture-type.ts";
export * from "./trend.ts";
export * from "./types.ts";
