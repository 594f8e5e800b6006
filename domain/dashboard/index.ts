export * from "./dashboard.ts";
export * from "./default-dashboard.ts";
export * from "./home-places.ts";
export * from "./widgets.ts";
