import * as Effect from "effect/Effect";
import { isSessionId, NO_PASSWORD } from "@morsel/domain/identity";
import { safetyNotice } from "./account-mail.ts";
import type { Clock } from "../platform/clock.ts";
import type { Ids } from "../platform/ids.ts";
import type { TooManyTries } from "../platform/refusals.ts";
import type { ConfirmationNeeded, CurrentPasswordWrong } from "./refusals.ts";
import { makeConfirmOwner } from "./confirm-identity.ts";
import type { CommonPasswords } from "./common-passwords.ts";
import { checkNewPassword, type NewPasswordRefused } from "./new-password.ts";
import type { ActiveSession } from "./session-store.ts";
import type { PasswordPorts } from "./verify-password.ts";

export type ChangePasswordRequest = {
  /** Session in which it is changed. */
  readonly active: ActiveSession;
  /** Absent where there is none (ID102). */
  readonly currentPassword?: string | undefined;
  readonly password: string;
};

/** Answers the session under its new name. */
export type ChangePassword = (
  request: ChangePasswordRequest,
) => Effect.Effect<ActiveSession, ConfirmationNeeded | CurrentPasswordWrong | NewPasswordRefused | TooManyTries>;

const wrong: CurrentPasswordWrong = { _tag: "CurrentPasswordWrong" };

/** ID45. Of two changes at once the second finds that its current password is none any more. */
export const makeChangePassword = (
  ports: PasswordPorts & {
    readonly commonPasswords: CommonPasswords;
    readonly ids: Ids;
    readonly clock: Clock;
  },
): ChangePassword => {
  const confirmOwner = makeConfirmOwner(ports);
  return Effect.fn("ChangePassword")(function* ({ active: { member, session }, currentPassword, password }) {
    const next = yield* checkNewPassword(ports.commonPasswords, password, member);
    const verified = yield* confirmOwner({ member, session }, currentPassword);
    const id = yield* ports.ids.next;
    if (!isSessionId(id)) return yield* Effect.die(new Error(`Not a UUID: ${id}`));
    const now = yield* ports.clock.now;
    const renamed = { ...session, id, lastSeenAt: now, authenticatedAt: now };
    const change = { verified, password: yield* ports.passwords.hash(next) };
    const isDone = yield* ports.members.changePassword(
      member.id,
      change,
      { before: session.id, now: renamed },
      yield* safetyNotice(
        ports.ids,
        { member, session },
        verified === NO_PASSWORD ? "passwordSet" : "passwordChanged",
        now,
      ),
    );
    if (!isDone) return yield* Effect.fail(wrong);
    return { member, session: renamed };
  });
};
