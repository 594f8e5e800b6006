import { Connectivity } from "@morsel/application/offline/client/connectivity";
import { KeptPages, KeptReads } from "@morsel/application/offline/client/kept-reads";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type FC } from "react";
import { createPortal } from "react-dom";
import type { AppContext, LoadClients } from "../../../composition/app-context.ts";
import { run } from "../../../hooks/run.ts";
import { useLatest } from "../../../hooks/use-latest.ts";
import { OfflinePill } from "../components/offline-pill.tsx";
import { keepReads } from "../keep-reads.ts";
import { askAgain, restoreReads, wasRestored } from "../restore-reads.ts";
import { watchReach } from "../watch-reach.ts";

const NEEDS = { connectivity: Connectivity, pages: KeptPages, reads: KeptReads };

/** Loads what makes the pages work without a network: nothing of it is needed before a page can be used. */
export const loadOffline = async (context: AppContext, clients: LoadClients): Promise<FC> => {
  const [{ connectivity, pages, reads }] = await Promise.all([
    context.provide(NEEDS, clients),
    context.words("offline"),
  ]);
  const { sessionWatch, report } = context;
  return function PageOffline() {
    const queries = useQueryClient();
    const session = useLatest(sessionWatch.status$, sessionWatch.current());
    const { status } = session;
    const me = session.status === "authenticated" ? session.me : undefined;
    const member = me?.userId;
    const [isReached, setReached] = useState(() => connectivity.isOnline() && !wasRestored(queries));

    useEffect(() => {
      if (status === "loading") return undefined;
      run(reads.forgetOthers(member)).catch(report);
      if (member === undefined) return pages.forget();
      return keepReads(queries, (kept) => void run(reads.keep(member, kept)).catch(report));
    }, [status, member, queries]);
    // What the server says of the member stands in the page that is kept.
    useEffect(() => {
      if (status !== "loading") pages.keep(member, false);
    }, [status, member]);
    const [first] = useState(me);
    useEffect(() => {
      if (me !== undefined && me !== first) pages.keep(me.userId, true);
    }, [me, first]);

    useEffect(() => {
      const ask = () => run(sessionWatch.refresh);
      return watchReach({ queries, connectivity, ask }, connectivity.isOnline() && !wasRestored(queries), (isThere) => {
        setReached(isThere);
        if (isThere) askAgain(queries);
        else if (member !== undefined) run(reads.all(member)).then((kept) => restoreReads(queries, kept), report);
      });
    }, [queries, member]);

    const shell = document.getElementById("main")?.parentElement;
    return shell && createPortal(<OfflinePill isReached={isReached} />, shell);
  };
};
