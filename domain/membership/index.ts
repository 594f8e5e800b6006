export * from "./entitlements.ts";
export * from "./entry-point.ts";
export * from "./plans.ts";
export * from "./renewal.ts";
export * from "./subscription.ts";
