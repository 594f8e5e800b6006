export * from "./addresses.ts";
export * from "./pages.ts";
export * from "./setting.ts";
