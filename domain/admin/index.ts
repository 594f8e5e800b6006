export * from "./audit.ts";
export * from "./entry.ts";
export * from "./member-search.ts";
export * from "./powers.ts";
export * from "./reason.ts";
export * from "./suspension.ts";
