export * from "./addresses.ts";
export * from "./names.ts";
export * from "./pages.ts";
export * from "./setting.ts";
