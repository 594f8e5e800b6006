export * from "./captcha-services.ts";
export * from "./gmt-offset.ts";
export * from "./monitoring.ts";
export * from "./screen.ts";
export * from "./time-zone.ts";
export * from "./time-zones.ts";
export * from "./toast.ts";
export * from "./us-states.ts";
