export * from "./contact-message.ts";
