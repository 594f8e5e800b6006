import type { SignInNeeded } from "@morsel/application/platform/refusals";
import * as Effect from "effect/Effect";
import { BehaviorSubject, type Observable } from "rxjs";
import { run } from "../hooks/run.ts";
import type { Drafts } from "@morsel/adapters/browser/drafts";
import type { SessionWatch } from "@morsel/adapters/browser/session-status";
import type { QueryClient } from "@tanstack/react-query";
import type { Toasts } from "../hooks/toasts.ts";

export type HeldForOneMember = {
  readonly sessionWatch: SessionWatch;
  readonly queries: QueryClient;
  readonly toasts: Toasts;
  readonly drafts: Drafts;
};

const left: SignInNeeded = { _tag: "SignInNeeded" };
const refuse = (): Promise<never> => run(Effect.fail(left));

/**
 * A page holds what is one member's only as long as that member is signed in, whichever tab signs in or out: answers and
 * questions under way, writes that wait their turn, an undo that is on offer, half-filled forms. The number that comes out counts
 * the members that left: what is shown under it begins anew.
 */
export const clearOnMemberChange = ({
  sessionWatch,
  queries,
  toasts,
  drafts,
}: HeldForOneMember): Observable<number> => {
  const left$ = new BehaviorSubject(0);
  let before = sessionWatch.current();
  sessionWatch.status$.subscribe((now) => {
    const [leaves, comes] = [before, now];
    before = now;
    const isSame =
      leaves.status === comes.status &&
      (leaves.status !== "authenticated" || comes.status !== "authenticated" || leaves.me.userId === comes.me.userId);
    // While it was not known who looks, nobody's answers were kept.
    if (isSame || leaves.status === "loading") return;
    if (leaves.status === "authenticated") {
      // A waiting or retried write would be sent in the next member's name; its answer is for nobody.
      for (const write of queries.getMutationCache().getAll()) write.setOptions({ mutationFn: refuse });
      toasts.close();
      drafts.clearAll();
    }
    queries.clear();
    if (leaves.status === "authenticated") left$.next(left$.value + 1);
  });
  return left$;
};
