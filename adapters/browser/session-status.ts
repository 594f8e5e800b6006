import type { Me, MySession } from "@morsel/application/ports/my-session";
import * as Effect from "effect/Effect";
import { BehaviorSubject, fromEvent, merge, type Observable } from "rxjs";
import { exhaustMap, filter } from "rxjs/operators";

export type SessionStatus =
  | { readonly status: "loading" }
  | { readonly status: "authenticated"; readonly me: Me }
  | { readonly status: "unauthenticated" };

export interface SessionWatch {
  readonly status$: Observable<SessionStatus>;
  readonly current: () => SessionStatus;
  /** Asks the server again. */
  readonly refresh: () => Promise<void>;
  /** Tells this tab and all others that somebody signed in, or out with `undefined`. */
  readonly became: (me: Me | undefined) => void;
}

const STORAGE_KEY = "morsel-session-changed";

export const statusOf = (me: Me | undefined): SessionStatus =>
  me === undefined ? { status: "unauthenticated" } : { status: "authenticated", me };

const isSame = (a: SessionStatus, b: SessionStatus): boolean =>
  a.status === b.status &&
  (a.status !== "authenticated" || b.status !== "authenticated" || a.me.userId === b.me.userId);

/**
 * Who is signed in, kept fresh on tab focus and on word from other tabs. `first` is what the server's page said;
 * without it the status is "loading" until the server answers. An unreachable server changes nothing.
 */
export const watchSession = (
  window: Window,
  session: MySession,
  report: (problem: unknown) => void,
  first?: SessionStatus,
): SessionWatch => {
  const status$ = new BehaviorSubject<SessionStatus>(first ?? { status: "loading" });
  const moveTo = (next: SessionStatus) => {
    if (!isSame(status$.value, next)) status$.next(next);
  };
  const refresh = () =>
    Effect.runPromise(
      Effect.match(session.me, {
        onSuccess: (me) => moveTo(statusOf(me)),
        onFailure: () => {
          if (status$.value.status === "loading") moveTo({ status: "unauthenticated" });
        },
      }),
    );
  merge(
    fromEvent(window, "focus"),
    fromEvent<StorageEvent>(window, "storage").pipe(filter((event) => event.key === STORAGE_KEY)),
  )
    .pipe(exhaustMap(refresh))
    .subscribe({ error: report });
  if (first === undefined) void refresh();
  return {
    status$,
    current: () => status$.value,
    refresh,
    became: (me) => {
      status$.next(statusOf(me));
      try {
        window.localStorage.setItem(STORAGE_KEY, String(window.performance.now()));
      } catch (problem) {
        report(problem);
      }
    },
  };
};
