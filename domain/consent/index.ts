export * from "./account-links.ts";
export * from "./agreements.ts";
export * from "./allowed.ts";
export * from "./frameworks.ts";
export * from "./retries.ts";
