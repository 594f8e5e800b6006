import type { AppContext } from "../composition/app-context.ts";
import type { Viewer } from "./menu.ts";

type SessionStatus = ReturnType<AppContext["sessionWatch"]["current"]>;

export const viewerOf = (session: SessionStatus): Viewer =>
  session.status === "authenticated"
    ? {
        kind: "member",
        username: session.me.username,
        unreadMessages: 0,
        newInvitations: 0,
        isAdmin: session.me.isAdmin === true,
      }
    : { kind: session.status === "loading" ? "unknown" : "visitor" };
