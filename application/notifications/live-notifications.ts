import type { Notifications } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import type { Clock } from "../platform/clock.ts";
import { token } from "../platform/token.ts";
import type { NotificationState, NotificationStore, WatchedSession } from "./notification-store.ts";
import { makeNewsQueue, type NewsQueue } from "../platform/news-queue.ts";

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
  /** Looks once at what waits for all who are there, and tells them what has changed. */
  readonly look: Effect.Effect<void>;
  readonly close: () => void;
}

export const LiveNotifications = token<LiveNotifications>("LiveNotifications");

/** W233: a member has some browsers, and a process holds so many connections in some megabytes. */
const MOST = { ofMember: 8, ofProcess: 2000 } as const;
/** Proxies give up what is silent for half a minute or longer: with a look each two seconds a beat comes every twenty. */
const LOOKS_PER_BEAT = 10;

type Connection = { readonly who: WatchedSession; readonly queue: NewsQueue<News>; version: number | undefined };

/** W232, W233: the connections of one process. Other processes are heard through the store. */
export const makeLiveNotifications = (
  { store, clock }: { readonly store: NotificationStore; readonly clock: Clock },
  most: { readonly ofMember: number; readonly ofProcess: number } = MOST,
): LiveNotifications => {
  const open = new Set<Connection>();
  let looks = 0;
  let isClosed = false;
  const drop = (connection: Connection): void => {
    open.delete(connection);
    connection.queue.end();
  };
  const tell = (connection: Connection, state: NotificationState | undefined): void => {
    if (state === undefined) {
      connection.queue.add({ _tag: "SessionEnded" });
      drop(connection);
    } else if (state.version !== connection.version) {
      connection.version = state.version;
      connection.queue.add({ _tag: "Counts", counts: state.counts });
    }
  };
  const hasPlace = ({ member }: WatchedSession): boolean =>
    !isClosed &&
    open.size < most.ofProcess &&
    [...open].filter(({ who }) => who.member === member).length < most.ofMember;
  const watch = (sessions: readonly WatchedSession[]) => Effect.flatMap(clock.now, (now) => store.watch(sessions, now));
  return {
    open: (who) =>
      Effect.gen(function* () {
        if (!hasPlace(who)) return yield* Effect.fail<NoPlace>({ _tag: "NoPlace" });
        const connection: Connection = {
          who,
          queue: makeNewsQueue<News>(
            (news) => news._tag,
            () => open.delete(connection),
          ),
          version: undefined,
        };
        // In its place before anything is read: what comes in between is seen by the next look.
        open.add(connection);
        const states = yield* Effect.onError(watch([who]), () => Effect.sync(() => drop(connection)));
        tell(connection, states.get(who.session));
        return connection.queue;
      }),
    look: Effect.gen(function* () {
      if (open.size === 0) return;
      const there = [...open];
      const states = yield* watch(there.map(({ who }) => who));
      looks += 1;
      for (const connection of there) {
        tell(connection, states.get(connection.who.session));
        if (looks % LOOKS_PER_BEAT === 0) connection.queue.add({ _tag: "Beat" });
      }
    }),
    close: () => {
      isClosed = true;
      for (const connection of open) drop(connection);
    },
  };
};
