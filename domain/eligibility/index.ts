export * from "./banner.ts";
export * from "./download-record.ts";
export * from "./home-modals.ts";
export * from "./mobile-download.ts";
export * from "./one-prompt.ts";
export * from "./scripts.ts";
export * from "./suppressed-paths.ts";
export * from "./times.ts";
