export * from "./dashboard.ts";
export * from "./default-dashboard.ts";
export * from "./widgets.ts";
