export * from "./premium-by-hand.ts";
export * from "./premium-code.ts";
