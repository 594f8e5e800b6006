export * from "./blocks.ts";
export * from "./coach.ts";
export * from "./friends.ts";
export * from "./invitations.ts";
export * from "./messages.ts";
export * from "./profile.ts";
export * from "./text-parts.ts";
export * from "../privacy/index.ts";
