export * from "./is-same-content.ts";
export * from "./versioned-record.ts";
