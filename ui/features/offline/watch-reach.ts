import type { Connectivity } from "@morsel/application/offline/client/connectivity";
import type { QueryClient } from "@tanstack/react-query";
import { refusalIn } from "../../i18n/refusals.ts";

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

export type ReachPorts = {
  readonly queries: QueryClient;
  readonly connectivity: Connectivity;
  /** Asks the server something small; rejects where it does not answer. */
  readonly ask: () => Promise<unknown>;
};

/**
 * Watches if the server answers: judged by the requests that the page makes anyhow. Where it does not, it is asked again by and by, and as soon as the
 * browser has a network. Answers how to say that it answered, or did not, and how to end.
 */
export const watchReach = (
  { queries, connectivity, ask }: ReachPorts,
  isReached: boolean,
  onChange: (isReached: boolean) => void,
): { readonly become: (isReached: boolean) => void; readonly end: () => void } => {
  let now = isReached;
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const become = (next: boolean): void => {
    clearTimeout(timer);
    pause = next ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
    if (!next) timer = setTimeout(probe, pause);
    if (next !== now) onChange((now = next));
  };
  const probe = (): void =>
    void ask().then(
      () => become(true),
      () => become(false),
    );
  const leaveQueries = queries.getQueryCache().subscribe((event) => {
    if (event.type !== "updated") return;
    const { action } = event;
    if (action.type === "success" && action.manual !== true) become(true);
    if (action.type === "error" && now && refusalIn(action.error)?._tag === "Unreachable") become(false);
  });
  const leaveNetwork = connectivity.watch(() => (connectivity.isOnline() ? probe() : become(false)));
  if (!isReached) probe();
  const end = (): void => {
    clearTimeout(timer);
    leaveQueries();
    leaveNetwork();
  };
  return { become, end };
};
