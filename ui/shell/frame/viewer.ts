import type { AppContext } from "../../composition/app-context.ts";
import type { Notifications } from "@morsel/domain/social";
import type { Viewer } from "../navigation/menu.ts";

type SessionStatus = ReturnType<AppContext["sessionWatch"]["current"]>;

export const viewerOf = (session: SessionStatus, counts: Notifications | undefined): Viewer =>
  session.status === "authenticated"
    ? {
        kind: "member",
        username: session.me.username,
        unreadMessages: counts?.unread_message_count ?? 0,
        newInvitations: counts?.new_invitation_count ?? 0,
        isAdmin: session.me.isAdmin === true,
      }
    : { kind: session.status === "loading" ? "unknown" : "visitor" };
