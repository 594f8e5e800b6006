import type { NotificationWatch } from "@morsel/application/notifications/client/notifications-client";
import type { Notifications } from "@morsel/domain/social";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { AppContext } from "../../../composition/app-context.ts";
import { useLatest } from "../../../hooks/use-latest.ts";

/** W232: as long as somebody is signed in; an app has counters of its own. */
export const useLiveCounts = (
  { sessionWatch, site }: Pick<AppContext, "sessionWatch" | "site">,
  watch: NotificationWatch,
  onCounts: (counts: Notifications | undefined) => void,
): void => {
  const queries = useQueryClient();
  const session = useLatest(sessionWatch.status$, sessionWatch.current());
  const member = session.status === "authenticated" && !site.isWebView ? session.me.userId : undefined;
  useEffect(() => {
    if (member === undefined) return;
    const leave = watch.watch(member, (counts) => {
      onCounts(counts);
      // Lists on the screen follow what the counters tell of.
      for (const queryKey of [["messages"], ["friends"]]) void queries.invalidateQueries({ queryKey });
    });
    return () => {
      leave();
      onCounts(undefined);
    };
  }, [member, watch, onCounts, queries]);
};
