export * from "./alternates.ts";
export * from "./change.ts";
export * from "./locale.ts";
export * from "./page-title.ts";
export * from "./paths.ts";
export * from "./privacy-anchor.ts";
export * from "./titles.ts";
