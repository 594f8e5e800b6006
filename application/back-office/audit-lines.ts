import { checkReason, type AuditAct, type AuditEntry, type ReasonRefused } from "@morsel/domain/admin";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";

/** `id` makes a repeat harmless; the actor is absent for the command line. */
export type ActGiven = { readonly id: string; readonly actor?: MemberId; readonly reason: string };

/** AD3, W640: the line of an act, at this moment. */
export const makeAuditLine = ({ clock }: { readonly clock: Clock }) =>
  Effect.fnUntraced(function* (
    { id, actor, reason }: ActGiven,
    act: AuditAct,
    more: Pick<AuditEntry, "subject" | "details"> = {},
  ): Effect.fn.Return<AuditEntry, ReasonRefused> {
    const why = yield* fromResult(checkReason(reason));
    return { id, at: yield* clock.now, act, reason: why, ...(actor === undefined ? {} : { actor }), ...more };
  });
