import { useLatest } from "../../../hooks/use-latest.ts";
import { useApp } from "../../../routes/use-app.ts";
import type { Reader } from "../use-forum-commands.ts";

/** Reader of the page. */
export const useReader = (): Reader => {
  const { sessionWatch } = useApp();
  const session = useLatest(sessionWatch.status$, sessionWatch.current());
  return session.status === "authenticated"
    ? { isMember: true, isModerator: session.me.isAdmin === true }
    : { isMember: false, isModerator: false };
};
