import type { Notifications } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import type { Clock } from "../platform/clock.ts";
import { token } from "../platform/token.ts";
import type { NotificationState, NotificationStore, WatchedSession } from "./notification-store.ts";
import { makeNewsQueue, type NewsQueue } from "../platform/news-queue.ts";
import type { NotificationSignal } from "./notification-signal.ts";
import type { MemberId } from "@morsel/domain/identity";

/** Messages to an open page. A beat only says that the connection holds. */
export type News =
  | { readonly _tag: "Counts"; readonly counts: Notifications }
  | { readonly _tag: "Beat" }
  | { readonly _tag: "SessionEnded" };

/** W233: there is no place for another connection. */
export type NoPlace = { readonly _tag: "NoPlace" };

export interface LiveNotifications {
  /** W233: ends by itself with the session and with the process; a listener that leaves calls its `return`. */
  readonly open: (who: WatchedSession) => Effect.Effect<AsyncIterable<News>, NoPlace>;
  /** Looks once at what waits for all who are there, and tells them what has changed: what no signal told, and sessions that ended. */
  readonly look: Effect.Effect<void>;
  /** W659: from now on those are told at once whose counts change. Answers how to end. */
  readonly follow: (report: (problem: unknown) => void) => () => void;
  readonly close: () => void;
}

export const LiveNotifications = token<LiveNotifications>("LiveNotifications");

/** W233: a member has some browsers, and a process holds so many connections in some megabytes. */
const MOST = { ofMember: 8, ofProcess: 2000 } as const;
/** Proxies give up what is silent for half a minute or longer: with a look each two seconds a beat comes every twenty. */
const LOOKS_PER_BEAT = 10;

export type LiveNotificationPorts = {
  readonly store: NotificationStore;
  readonly signal: NotificationSignal;
  readonly clock: Clock;
};

type Connection = { readonly who: WatchedSession; readonly queue: NewsQueue<News>; version: number | undefined };

/** In ms: changes that come together are read together, far below what anybody notices. */
const TOGETHER_MS = 10;

/** W232, W233, W659: the connections of one process. Other processes are heard through the store and the signal. */
export const makeLiveNotifications = (
  { store, signal, clock }: LiveNotificationPorts,
  most: { readonly ofMember: number; readonly ofProcess: number } = MOST,
): LiveNotifications => {
  const open = new Map<MemberId, Set<Connection>>();
  let count = 0;
  let looks = 0;
  let isClosed = false;
  const keep = (connection: Connection): void => {
    const { member } = connection.who;
    open.set(member, (open.get(member) ?? new Set()).add(connection));
    count += 1;
  };
  const forget = (connection: Connection): void => {
    const { member } = connection.who;
    const ofMember = open.get(member);
    if (ofMember?.delete(connection) !== true) return;
    count -= 1;
    if (ofMember.size === 0) open.delete(member);
  };
  const drop = (connection: Connection): void => {
    forget(connection);
    connection.queue.end();
  };
  const tell = (connection: Connection, state: NotificationState | undefined): void => {
    if (state === undefined) {
      connection.queue.add({ _tag: "SessionEnded" });
      drop(connection);
      // The later of two readings under way may be answered first.
    } else if (connection.version === undefined || state.version > connection.version) {
      connection.version = state.version;
      connection.queue.add({ _tag: "Counts", counts: state.counts });
    }
  };
  const hasPlace = ({ member }: WatchedSession): boolean =>
    !isClosed && count < most.ofProcess && (open.get(member)?.size ?? 0) < most.ofMember;
  const watch = (sessions: readonly WatchedSession[]) => Effect.flatMap(clock.now, (now) => store.watch(sessions, now));
  const readFor = (there: readonly Connection[]) =>
    Effect.gen(function* () {
      if (there.length === 0) return;
      const states = yield* watch(there.map(({ who }) => who));
      for (const connection of there) tell(connection, states.get(connection.who.session));
    });
  const everybody = (): readonly Connection[] => [...open.values()].flatMap((ofMember) => [...ofMember]);

  /** Whose counts changed and were not read since; of all, where it is not known whose. */
  let changed: Set<MemberId> | "all" = new Set();
  const readChanged = Effect.suspend(() => {
    const whose = changed;
    changed = new Set();
    return readFor(whose === "all" ? everybody() : [...whose].flatMap((member) => [...(open.get(member) ?? [])]));
  });
  return {
    open: (who) =>
      Effect.gen(function* () {
        if (!hasPlace(who)) return yield* Effect.fail<NoPlace>({ _tag: "NoPlace" });
        const connection: Connection = {
          who,
          queue: makeNewsQueue<News>(
            (news) => news._tag,
            () => forget(connection),
          ),
          version: undefined,
        };
        // In its place before anything is read: what comes in between is seen by the next look.
        keep(connection);
        const states = yield* Effect.onError(watch([who]), () => Effect.sync(() => drop(connection)));
        tell(connection, states.get(who.session));
        return connection.queue;
      }),
    look: Effect.gen(function* () {
      looks += 1;
      yield* readFor(everybody());
      if (looks % LOOKS_PER_BEAT === 0) for (const { queue } of everybody()) queue.add({ _tag: "Beat" });
    }),
    follow: (report) => {
      let isWaiting = false;
      const read = Effect.andThen(
        Effect.sleep(TOGETHER_MS),
        Effect.suspend(() => {
          isWaiting = false;
          return readChanged;
        }),
      );
      return signal.listen((member) => {
        if (member === undefined) changed = "all";
        else if (!open.has(member)) return;
        else if (changed !== "all") changed.add(member);
        if (isWaiting || isClosed) return;
        isWaiting = true;
        // The next look sees what cannot be read now.
        Effect.runPromise(read).catch(report);
      });
    },
    close: () => {
      isClosed = true;
      for (const connection of everybody()) drop(connection);
    },
  };
};
