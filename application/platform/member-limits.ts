import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { makeBoundedCache } from "./bounded-cache.ts";
import type { LimitStore } from "./limit-store.ts";
import type { MonotonicClock } from "./monotonic-clock.ts";
import type { Limit } from "./rate-buckets.ts";
import { token } from "./token.ts";

/**
 * W22: what one member may ask, on all devices together, whatever processes answer. A page reads ten things at most, and what was
 * written offline for a week is some three hundred entries; a program that floods meets these.
 */
export const MEMBER_LIMITS = {
  read: { burst: 600, secondsEach: 0.05 },
  write: { burst: 300, secondsEach: 0.2 },
} as const satisfies { readonly [kind: string]: Limit };

export type MemberLimitKind = keyof typeof MEMBER_LIMITS;

export interface MemberLimits {
  /** Seconds to wait; 0 when there is room, of which one is taken. */
  readonly take: (member: MemberId, kind: MemberLimitKind) => Effect.Effect<number>;
  /** W22: room that is left as this process knows it; undefined where nothing is limited. */
  readonly room: (member: MemberId, kind: MemberLimitKind) => Effect.Effect<Room | undefined>;
}

/** Requests that are left, and the seconds until the whole burst is there again. */
export type Room = { readonly left: number; readonly seconds: number };

export const MemberLimits = token<MemberLimits>("MemberLimits");

/** A tenth of the burst is taken at once and used up here, so that the store is asked for one request in some thirty. */
const leaseOf = ({ burst }: Limit): number => Math.ceil(burst / 10);
/** A lease that is not used for so long is dropped. */
const LEASE_MS = 10_000;
const MOST_KEYS = 20_000;

type Lease = {
  /** Below 0 for those that were let in while more was being asked for. */
  left: number;
  until: number;
  isAsking: boolean;
  /** Until then nobody is let in, and the store is not asked. */
  refusedUntil: number;
  /** The instant at which the burst is whole again, by what this process has let in. */
  fullAt: number;
};

export const NO_MEMBER_LIMITS: MemberLimits = { take: () => Effect.succeed(0), room: () => Effect.undefined };

/** Generic cell rate, as the stores count. */
const spend = (lease: Lease, { secondsEach }: Limit, now: number): void => {
  lease.fullAt = Math.max(lease.fullAt, now) + secondsEach * 1000;
};

export const makeMemberLimits = (store: LimitStore, { elapsed }: MonotonicClock): MemberLimits => {
  const leases = makeBoundedCache<Lease>(MOST_KEYS);

  const leaseAt = (key: string, now: number): Lease => {
    const known = leases.get(key);
    if (known === undefined) {
      const lease = { left: 0, until: 0, isAsking: false, refusedUntil: 0, fullAt: 0 };
      leases.set(key, lease);
      return lease;
    }
    if (known.until <= now && !known.isAsking) known.left = Math.min(0, known.left);
    return known;
  };

  /** Near the end of the burst no whole lease is left, and one is asked for. A store that cannot be asked refuses nobody. */
  const more = (key: string, limit: Limit): Effect.Effect<{ readonly taken: number; readonly wait: number }> =>
    Effect.flatMap(store.take(key, limit, leaseOf(limit)), (wait) =>
      wait === 0
        ? Effect.succeed({ taken: leaseOf(limit), wait: 0 })
        : Effect.map(store.take(key, limit, 1), (waitOfOne) => ({ taken: waitOfOne === 0 ? 1 : 0, wait: waitOfOne })),
    ).pipe(Effect.catchDefect(() => Effect.succeed({ taken: leaseOf(limit), wait: 0 })));

  return {
    take: (member, kind) =>
      Effect.flatMap(elapsed, (now) => {
        const limit = MEMBER_LIMITS[kind];
        const key = `${kind} ${member}`;
        const lease = leaseAt(key, now);
        if (lease.refusedUntil > now) return Effect.succeed(Math.ceil((lease.refusedUntil - now) / 1000));
        if (lease.left > 0 || (lease.isAsking && lease.left > -leaseOf(limit))) {
          lease.left -= 1;
          spend(lease, limit, now);
          return Effect.succeed(0);
        }
        lease.isAsking = true;
        return more(key, limit).pipe(
          Effect.map(({ taken, wait }) => {
            if (wait > 0) {
              lease.refusedUntil = now + wait * 1000;
              return wait;
            }
            lease.left += taken - 1;
            lease.until = now + LEASE_MS;
            spend(lease, limit, now);
            return 0;
          }),
          Effect.ensuring(
            Effect.sync(() => {
              lease.isAsking = false;
            }),
          ),
        );
      }),
    room: (member, kind) =>
      Effect.map(elapsed, (now) => {
        const { burst, secondsEach } = MEMBER_LIMITS[kind];
        const lease = leases.get(`${kind} ${member}`);
        const seconds = Math.max(0, (lease?.fullAt ?? 0) - now) / 1000;
        const left = (lease?.refusedUntil ?? 0) > now ? 0 : Math.max(0, Math.floor(burst - seconds / secondsEach));
        return { left, seconds: Math.ceil(seconds) };
      }),
  };
};
