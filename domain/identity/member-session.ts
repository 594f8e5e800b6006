import type { Brand } from "../brand/index.ts";
import { isUuid } from "./member.ts";
import { isSessionExpired, SESSION_LIFETIME_SECONDS } from "./session.ts";

export type SessionId = string & Brand<"SessionId">;
export const isSessionId = (text: unknown): text is SessionId => isUuid(text);

/** ID42: no use keeps a session longer than this, in seconds: 180 days. */
export const SESSION_LONGEST_SECONDS = 15_552_000;
/** ID42: that a session is used is written down no oftener than this, in seconds. */
export const SEEN_EVERY_SECONDS = 300;
/** ID43: so many devices of one member are signed in at once. */
export const MOST_SESSIONS = 50;

/** ID46: what tells a member which device it is. Names are as their makers write them. */
export type SessionDevice = {
  readonly browser?: string;
  readonly system?: string;
  /** The network that it was last seen in, cut short: "203.0.113.0/24". */
  readonly network?: string;
};

/** ID41: one sign-in on one device; instants in milliseconds. */
export type MemberSession = {
  readonly id: SessionId;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  readonly expiresAt: number;
  /** ID81: time at which the person in it last proved to be the member. */
  readonly authenticatedAt: number;
  readonly device: SessionDevice;
};

/** ID42: 30 days from when it was last used, 180 days from the sign-in at most. */
const expiryOf = (createdAt: number, seenAt: number): number =>
  Math.min(seenAt + SESSION_LIFETIME_SECONDS * 1000, createdAt + SESSION_LONGEST_SECONDS * 1000);

export const newSession = (id: SessionId, now: number, device: SessionDevice): MemberSession => ({
  id,
  createdAt: now,
  lastSeenAt: now,
  expiresAt: expiryOf(now, now),
  authenticatedAt: now,
  device,
});

/** ID81: so long after it, what is sensitive may be done. */
const FRESH_SECONDS = 900;

export const isFreshlyAuthenticated = (
  { authenticatedAt }: Pick<MemberSession, "authenticatedAt">,
  now: number,
): boolean => Math.abs(now - authenticatedAt) < FRESH_SECONDS * 1000;

/** ID13: with the tolerance that clocks are given. */
export const isSessionOver = ({ expiresAt }: Pick<MemberSession, "expiresAt">, now: number): boolean =>
  isSessionExpired({ expires: expiresAt / 1000 }, now / 1000);

/** ID42: the session as it is after a use; undefined where the use is too soon after the last one that was written. */
export const sessionUsed = (
  session: MemberSession,
  now: number,
  network: string | undefined,
): MemberSession | undefined =>
  now < session.lastSeenAt + SEEN_EVERY_SECONDS * 1000
    ? undefined
    : {
        ...session,
        lastSeenAt: now,
        expiresAt: Math.max(session.expiresAt, expiryOf(session.createdAt, now)),
        device: network === undefined ? session.device : { ...session.device, network },
      };

/** ID43: the sessions that a new one leaves no room for: those that were used longest ago. */
export const sessionsWithoutRoom = (all: readonly MemberSession[]): readonly SessionId[] =>
  all
    .toSorted(byLastSeen)
    .slice(MOST_SESSIONS - 1)
    .map(({ id }) => id);

/** The order of a list of devices: what was used last comes first. */
export const byLastSeen = (a: MemberSession, b: MemberSession): number =>
  b.lastSeenAt - a.lastSeenAt || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
