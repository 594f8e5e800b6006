export * from "./blocks.ts";
export * from "./friends.ts";
export * from "./invitations.ts";
export * from "./sharing.ts";
