import { Connectivity } from "@morsel/application/offline/client/connectivity";
import { KeptPages, KeptReads } from "@morsel/application/offline/client/kept-reads";
import { OpenOutbox } from "@morsel/application/offline/client/outbox";
import { ignoreOutcome } from "@morsel/application/platform/ignore-outcome";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type FC } from "react";
import { createPortal } from "react-dom";
import type { AppContext, LoadClients } from "../../../composition/app-context.ts";
import { RESUMABLE } from "../../../composition/resumable-commands.ts";
import { run } from "../../../hooks/run.ts";
import { useLatest } from "../../../hooks/use-latest.ts";
import { lazyComponent } from "../../../shell/lazy/lazy-component.tsx";
import { OfflinePill } from "../components/offline-pill.tsx";
import { keepReads } from "../keep-reads.ts";
import { askAgain, restoreReads, wasRestored } from "../restore-reads.ts";
import { useOutbox, type UseOutboxPorts } from "../use-outbox.ts";
import { watchReach } from "../watch-reach.ts";

const NEEDS = { connectivity: Connectivity, pages: KeptPages, reads: KeptReads, open: OpenOutbox };

const ChangesSheet = lazyComponent(
  () => import("../components/changes-sheet.tsx"),
  (loaded) => loaded.ChangesSheet,
);

/** Loads what makes the pages work without a network: nothing of it is needed before a page can be used. */
export const loadOffline = async (context: AppContext, clients: LoadClients): Promise<FC> => {
  const [{ connectivity, pages, reads, open }] = await Promise.all([
    context.provide(NEEDS, clients),
    context.words("offline"),
  ]);
  const { sessionWatch, report, device } = context;
  const heard: { isAnswered: (isAnswered: boolean) => void } = { isAnswered: () => undefined };
  const outboxPorts: UseOutboxPorts = {
    open,
    report,
    newId: device.newId,
    keys: new Set(Object.keys(RESUMABLE)),
    register: async (key) => RESUMABLE[key]?.(context),
    memberNow: () => {
      const now = sessionWatch.current();
      return now.status === "authenticated" ? now.me.userId : undefined;
    },
    onAnswer: (isAnswered) => heard.isAnswered(isAnswered),
    onLoggedOut: () => void run(ignoreOutcome(sessionWatch.refresh)),
  };
  return function PageOffline() {
    const queries = useQueryClient();
    const session = useLatest(sessionWatch.status$, sessionWatch.current());
    const { status } = session;
    const me = session.status === "authenticated" ? session.me : undefined;
    const member = me?.userId;
    const [isReached, setReached] = useState(() => connectivity.isOnline() && !wasRestored(queries));
    const [isOpen, setOpen] = useState(false);
    const { queue, drain, keep, discard } = useOutbox(member, outboxPorts);

    useEffect(() => {
      if (status === "loading") return undefined;
      run(reads.forgetOthers(member)).catch(report);
      if (member === undefined) return pages.forget();
      return keepReads(queries, (kept) => void run(reads.keep(member, kept)).catch(report));
    }, [status, member, queries]);
    // The page that is kept names the member.
    useEffect(() => {
      if (status !== "loading") pages.keep(member, false);
    }, [status, member]);
    const [first] = useState(me);
    useEffect(() => {
      if (me !== undefined && me !== first) pages.keep(me.userId, true);
    }, [me, first]);

    const [drainNow] = useState(() => ({ drain }));
    drainNow.drain = drain;
    useEffect(() => {
      const ask = () => run(sessionWatch.refresh);
      const reach = watchReach(
        { queries, connectivity, ask },
        connectivity.isOnline() && !wasRestored(queries),
        (isThere) => {
          setReached(isThere);
          if (isThere) {
            drainNow.drain();
            askAgain(queries);
          } else if (member !== undefined) run(reads.all(member)).then((kept) => restoreReads(queries, kept), report);
        },
      );
      heard.isAnswered = reach.become;
      return reach.end;
    }, [queries, member, drainNow]);

    const refused = queue.filter(({ refusal }) => refusal !== undefined).length;
    const waiting = queue.filter(({ refusal, tries }) => refusal === undefined && (tries > 0 || !isReached)).length;
    const shell = document.getElementById("main")?.parentElement;
    return (
      <>
        {shell &&
          createPortal(
            <OfflinePill isReached={isReached} waiting={waiting} refused={refused} onOpen={() => setOpen(true)} />,
            shell,
          )}
        {isOpen && (
          <ChangesSheet
            queue={queue}
            onSendNow={drain}
            onKeep={keep}
            onDiscard={discard}
            onClose={() => setOpen(false)}
          />
        )}
      </>
    );
  };
};
