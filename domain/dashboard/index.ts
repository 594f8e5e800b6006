export * from "./dashboard.ts";
export * from "./widgets.ts";
