export * from "./alternates.ts";
export * from "./change.ts";
export * from "./locale.ts";
export * from "./page-title.ts";
export {
  barePath,
  canonicalUrl,
  isExternalUrl,
  linkIn,
  normalizedPath,
  pathIn,
  splitLocale,
  withoutTrailingSlashes,
  type Alternate,
  type LocalePath,
} from "./paths.ts";
export * from "./privacy-anchor.ts";
export * from "./title-key.ts";
export * from "./titles.ts";
