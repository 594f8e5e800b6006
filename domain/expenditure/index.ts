export * from "./answer.ts";
export * from "./estimate.ts";
export * from "./filter.ts";
export * from "./proposal.ts";
export * from "./run.ts";
