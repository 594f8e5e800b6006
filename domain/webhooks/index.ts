export * from "./webhook.ts";
export * from "./secrets.ts";
export * from "./delivery.ts";
