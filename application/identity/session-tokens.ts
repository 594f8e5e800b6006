import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** What a signed-in browser carries, encrypted: who, and until when (seconds since 1970). */
export type SessionClaims = {
  readonly member: MemberId;
  readonly username: string;
  readonly email: string;
  readonly issuedAt: number;
  readonly expires: number;
};

export interface SessionTokens {
  readonly issue: (claims: SessionClaims) => Effect.Effect<string>;
  /** Undefined for anything forged, damaged or expired (15 s of clock tolerance). */
  readonly read: (token: string) => Effect.Effect<SessionClaims | undefined>;
}

export const SessionTokens = token<SessionTokens>("SessionTokens");
