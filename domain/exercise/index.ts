export * from "./energy.ts";
export * from "./interval-ledger.ts";
export * from "./strength.ts";
