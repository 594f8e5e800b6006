import type { Unreachable } from "@morsel/application/platform/refusals";
import { token } from "@morsel/application/platform/token";
import { isSameMember, type Me, type SessionClient } from "@morsel/application/identity/client/session-client";
import { ignoreOutcome } from "@morsel/application/platform/ignore-outcome";
import { CLIENT_FETCH_ERROR, nextSession, triggersRefresh, type Session } from "@morsel/domain/identity";
import { UNIT_CHOICES } from "@morsel/domain/units";
import * as Effect from "effect/Effect";
import type { Report } from "./report.ts";
import { BehaviorSubject, EMPTY, fromEvent, interval, merge, type Observable } from "rxjs";
import { exhaustMap, filter, mergeMap, tap } from "rxjs/operators";

export type SessionStatus =
  | { readonly status: "loading" }
  | { readonly status: "authenticated"; readonly me: Me }
  | { readonly status: "unauthenticated" };

export interface SessionWatch {
  readonly status$: Observable<SessionStatus>;
  readonly current: () => SessionStatus;
  /** Asks the server again. */
  readonly refresh: Effect.Effect<void, Unreachable>;
  /** Tells this tab and all others that somebody signed in, or out with `undefined`. */
  readonly became: (me: Me | undefined) => void;
}

const STORAGE_KEY = "morsel-session-changed";
/** Message to other tabs when the signed-in member stayed the same. */
const SAME_MEMBER = "same ";

export const statusOf = (me: Me | undefined): SessionStatus =>
  me === undefined ? { status: "unauthenticated" } : { status: "authenticated", me };

const unreachable: Unreachable = { _tag: "Unreachable" };

const asSession = (status: SessionStatus): Session =>
  status.status === "authenticated"
    ? {
        status: "authenticated",
        userId: status.me.userId,
        user: { name: status.me.username, email: status.me.email },
      }
    : status;

const haveSameUnits = (a: Me, b: Me): boolean =>
  (Object.keys(UNIT_CHOICES) as (keyof typeof UNIT_CHOICES)[]).every((kind) => a.units[kind] === b.units[kind]);

const isSame = (a: SessionStatus, b: SessionStatus): boolean =>
  a.status === b.status &&
  (a.status !== "authenticated" ||
    b.status !== "authenticated" ||
    (a.me.userId === b.me.userId && a.me.diary.version === b.me.diary.version && haveSameUnits(a.me, b.me)));

/**
 * The signed-in member, kept fresh on tab focus and on messages from other tabs. `first` is the status that the server rendered into the
 * page; without it the status is "loading" until the server answers. A message about another member makes it "loading" again, because the
 * page may show that member's data (ID124: a message about the same member only asks again). An unreachable server changes nothing else
 * (ID15) and is reported by its code (ID19). `pollSeconds`, set by the operator, is the interval of polling (ID16).
 */
export const watchSession = (
  window: Window,
  session: SessionClient,
  report: Report,
  first?: SessionStatus,
  pollSeconds?: number,
): SessionWatch => {
  const status$ = new BehaviorSubject<SessionStatus>(first ?? { status: "loading" });
  const moveTo = (next: SessionStatus) => {
    if (!isSame(status$.value, next)) status$.next(next);
  };
  // The last of several concurrent requests counts: an earlier one was answered for an earlier cookie.
  let questions = 0;
  const asked = (ifUnreachable: () => void): Effect.Effect<void, Unreachable> =>
    Effect.suspend(() => {
      const question = (questions += 1);
      const answered = (then: () => void) =>
        Effect.sync(() => {
          if (question === questions) then();
        });
      return session.me.pipe(
        // An unreadable answer is reported, and leaves as much unknown as no answer.
        Effect.catchDefect((problem) => {
          report(problem, CLIENT_FETCH_ERROR);
          return Effect.fail<Unreachable>(unreachable);
        }),
        Effect.tapError((problem) => {
          if (problem !== unreachable) report(problem, CLIENT_FETCH_ERROR);
          return answered(ifUnreachable);
        }),
        Effect.flatMap((me) => answered(() => moveTo(statusOf(me)))),
      );
    });
  /** Another member's page must not stay: whom nobody can name is a visitor. */
  const orNobody = () => {
    if (nextSession(asSession(status$.value), { _tag: "FetchFailed" }).status === "unauthenticated")
      moveTo({ status: "unauthenticated" });
  };
  const fromOthers$ = fromEvent<StorageEvent>(window, "storage").pipe(
    filter((event) => event.key === STORAGE_KEY),
    tap(({ newValue }) => (newValue?.startsWith(SAME_MEMBER) ? undefined : moveTo({ status: "loading" }))),
  );
  const again = () => Effect.runPromise(ignoreOutcome(asked(orNobody)));
  const polls$ = triggersRefresh("poll", pollSeconds) ? interval((pollSeconds ?? 0) * 1000) : EMPTY;
  merge(merge(fromEvent(window, "focus"), polls$).pipe(exhaustMap(again)), fromOthers$.pipe(mergeMap(again))).subscribe(
    { error: report },
  );
  return {
    status$,
    current: () => status$.value,
    refresh: asked(() => undefined),
    became: (me) => {
      questions += 1;
      const before = status$.value;
      const goesOn = isSameMember(before.status === "authenticated" ? before.me : undefined, me);
      status$.next(statusOf(me));
      try {
        window.localStorage.setItem(STORAGE_KEY, `${goesOn ? SAME_MEMBER : ""}${window.performance.now()}`);
      } catch (problem) {
        report(problem);
      }
    },
  };
};

export const SessionWatch = token<SessionWatch>("SessionWatch");
