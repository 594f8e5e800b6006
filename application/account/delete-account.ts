import { erasureAt, type Member, type SessionDevice } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { ConfirmationNeeded, CurrentPasswordWrong } from "../identity/refusals.ts";
import type { ConfirmOwner } from "../identity/confirm-identity.ts";
import type { ActiveSession } from "../identity/session-store.ts";
import type { Clock } from "../platform/clock.ts";
import type { Ids } from "../platform/ids.ts";
import type { TooManyTries } from "../platform/refusals.ts";
import { noticeMail } from "../identity/account-mail.ts";
import type { AccountStore } from "./account-store.ts";

export const ERASE_JOB = "erase-account";

export type DeleteAccount = {
  /** J28: answers when everything is erased, in milliseconds. */
  readonly askDeletion: (
    active: ActiveSession,
    password: string | undefined,
    device: SessionDevice,
  ) => Effect.Effect<number, ConfirmationNeeded | CurrentPasswordWrong | TooManyTries>;
  readonly takeBackDeletion: (member: Member, device: SessionDevice) => Effect.Effect<void>;
};

/** J28: the job that erases is kept with the wish; taken back, it finds nothing to do. */
export const makeDeleteAccount = (ports: {
  readonly accounts: AccountStore;
  readonly confirmOwner: ConfirmOwner;
  readonly ids: Ids;
  readonly clock: Clock;
}): DeleteAccount => ({
  askDeletion: Effect.fn("AskDeletion")(function* (active, password, device) {
    yield* ports.confirmOwner(active, password);
    const { member } = active;
    const now = yield* ports.clock.now;
    const dueAt = erasureAt(now);
    const id = yield* ports.ids.next;
    yield* ports.accounts.setErasure(member.id, dueAt, {
      events: [{ id, kind: "deletionAsked", at: now, device }],
      jobs: [
        { id: `erase ${id}`, kind: ERASE_JOB, payload: {}, dueAt, member: member.id },
        yield* noticeMail(ports.ids, "deletionAsked", member, now),
      ],
    });
    return dueAt;
  }),
  takeBackDeletion: Effect.fn("TakeBackDeletion")(function* (member, device) {
    if (member.eraseAt === undefined) return;
    const at = yield* ports.clock.now;
    const events = [{ id: yield* ports.ids.next, kind: "deletionTakenBack" as const, at, device }];
    yield* ports.accounts.setErasure(member.id, undefined, { events });
  }),
});
