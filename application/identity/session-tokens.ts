import type { MemberId, SessionId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** Encrypted content of a browser's cookie: the name of a session (ID41) and the end of the text's validity (seconds since 1970). */
export type SessionTicket = {
  readonly member: MemberId;
  readonly session: SessionId;
  readonly issuedAt: number;
  readonly expires: number;
  /** ID28: it was begun from inside an app. */
  readonly isInApp?: boolean;
  /** ID82: it was sealed with the secret before this one, and is to be sealed anew. */
  readonly isOfEarlierSecret?: boolean;
};

export interface SessionTokens {
  readonly issue: (ticket: SessionTicket) => Effect.Effect<string>;
  /** Undefined for anything forged, damaged or expired (15 s of clock tolerance). */
  readonly read: (token: string) => Effect.Effect<SessionTicket | undefined>;
}

export const SessionTokens = token<SessionTokens>("SessionTokens");
