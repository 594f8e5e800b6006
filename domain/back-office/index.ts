export * from "./announcement.ts";
export * from "./premium-by-hand.ts";
export * from "./premium-code.ts";
export * from "./statistics.ts";
