import type { KeptRead } from "@morsel/application/offline/client/kept-reads";
import { hashKey, type Query, type QueryClient } from "@tanstack/react-query";

/** Answers that come at about the same time are kept at once; the page may be left soon. */
const PAUSE_MS = 150;

/** Answers about ways to sign in, which another may read who has the device; and parts of pages, which the worker keeps. */
const NEVER_KEPT: ReadonlySet<unknown> = new Set([
  "devices",
  "security-log",
  "api-tokens",
  "connected-apps",
  "webhooks",
  "webhook-deliveries",
  "app-question",
  "sign-in-methods",
  "sign-in-providers",
  "email-taken",
  "username",
  "food-panel",
  "meal-parts",
  "fridge-parts",
  "quick-add",
  "favourite-tools",
]);

const isKept = ({ queryKey, state }: Query): boolean =>
  state.status === "success" && state.data !== undefined && !NEVER_KEPT.has(queryKey[0]);

const readOf = ({ queryKey, state }: Query): KeptRead => ({
  hash: hashKey(queryKey),
  key: queryKey,
  data: state.data,
  updatedAt: state.dataUpdatedAt,
});

/** Gives what is read, and what answers to commands make of it, to be kept; until the call that it answers is called. */
export const keepReads = (queries: QueryClient, keep: (reads: readonly KeptRead[]) => void): (() => void) => {
  const changed = new Set<Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const reads = [...changed].filter(isKept).map(readOf);
    changed.clear();
    if (reads.length > 0) keep(reads);
  };
  const note = (query: Query): void => {
    changed.add(query);
    timer ??= setTimeout(flush, PAUSE_MS);
  };
  for (const query of queries.getQueryCache().getAll()) note(query);
  const leave = queries.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success") note(event.query);
  });
  // The page may be closed next.
  const onHide = () => flush();
  document.addEventListener("visibilitychange", onHide);
  return () => {
    leave();
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onHide);
  };
};
