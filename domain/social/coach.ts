import { err, ok, type Result } from "../result/index.ts";

/** SO17: parts that a coach may be shown: days of food and exercise, measurements of the body, and reports. */
export const COACH_SCOPES = ["days", "body", "reports"] as const;
export type CoachScope = (typeof COACH_SCOPES)[number];

/** SO40: choices of how many days a coach has access. */
export const COACH_DAYS = [30, 90, 180, 365] as const;
/** SO40: a link that no member has accepted by then opens nothing. */
export const COACH_LINK_DAYS = 7;
/** SO41: a client gives access to so many at once, and a coach has so many clients. */
export const COACHES_LIMIT = 10;
export const CLIENTS_LIMIT = 50;

/** Instants in milliseconds since 1970. */
export type CoachLink = {
  readonly scopes: readonly CoachScope[];
  readonly expiresAt: number;
  readonly isRevoked: boolean;
};

/** SO17: a coach reads what is in the link's scope until it ends or is taken back. */
export const coachMayRead = ({ scopes, expiresAt, isRevoked }: CoachLink, scope: CoachScope, now: number): boolean =>
  !isRevoked && now < expiresAt && scopes.includes(scope);

export type CoachLinkFacts = {
  readonly client: string;
  /** The member who has accepted it. */
  readonly coach: string | undefined;
  readonly linkExpiresAt: number;
  readonly isRevoked: boolean;
  readonly isBlocked: boolean;
  /** Clients of the member who accepts. */
  readonly clients: number;
};

export type CoachLinkRefused =
  | { readonly _tag: "CoachLinkNotFound" }
  | { readonly _tag: "CoachesOneself" }
  | { readonly _tag: "TooManyClients"; readonly limit: number };

/** SO40: a link is bound to the first member who accepts it in time; to all others it does not exist. A repeat is harmless. */
export const acceptCoachLink = (
  { client, coach, linkExpiresAt, isRevoked, isBlocked, clients }: CoachLinkFacts,
  by: string,
  now: number,
): Result<"bind" | "bound", CoachLinkRefused> => {
  if (isRevoked || isBlocked || (coach !== undefined && coach !== by)) return err({ _tag: "CoachLinkNotFound" });
  if (coach === by) return ok("bound");
  if (now >= linkExpiresAt) return err({ _tag: "CoachLinkNotFound" });
  if (client === by) return err({ _tag: "CoachesOneself" });
  return clients >= CLIENTS_LIMIT ? err({ _tag: "TooManyClients", limit: CLIENTS_LIMIT }) : ok("bind");
};

/** SO42: so many looks are kept of a client, for so many days. */
export const LOOKS_LIMIT = 1000;
export const LOOKS_DAYS = 180;
const ONE_LOOK_MS = 600_000;

/** A part of a client's data that a coach opened; `date` is the day of the diary. */
export type CoachLook = {
  readonly coach: string;
  readonly scope: CoachScope;
  readonly date?: string;
  readonly at: number;
};

/** SO42: the same coach at the same part within 10 minutes is one look. */
export const isSameLook = (last: CoachLook, next: CoachLook): boolean =>
  last.coach === next.coach && last.scope === next.scope && last.date === next.date && next.at - last.at < ONE_LOOK_MS;
