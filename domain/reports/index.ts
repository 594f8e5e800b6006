export * from "./chart-periods.ts";
export * from "./figures.ts";
export * from "./periods.ts";
export * from "./series.ts";
