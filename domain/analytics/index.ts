export * from "./counted-page.ts";
export * from "./measuring-settings.ts";
