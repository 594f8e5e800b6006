import type { SessionStatus } from "@morsel/adapters/browser/session-status";
import type { Viewer } from "./menu.ts";

export const viewerOf = (session: SessionStatus): Viewer =>
  session.status === "authenticated"
    ? { kind: "member", username: session.me.username, unreadMessages: 0, newInvitations: 0, isAdmin: false }
    : { kind: session.status === "loading" ? "unknown" : "visitor" };
