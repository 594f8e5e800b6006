export * from "./account-settings.ts";
export * from "./account-token.ts";
export * from "./security-event.ts";
export * from "./unsubscribe.ts";
