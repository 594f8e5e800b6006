import { checkReason, type AuditAct, type ReasonRefused } from "@morsel/domain/admin";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import { readPage } from "../platform/paging.ts";
import type { AdminStore, AuditPlace } from "./admin-store.ts";
import type { JobNotFound } from "./refusals.ts";

/** `id` makes a repeat harmless. */
export type JobAct = { readonly id: string; readonly actor: MemberId; readonly job: string; readonly reason: string };

/** The id of a job is free text: all behind the instant. */
const placeIn = (cursor: string): AuditPlace | undefined => {
  const [, at, id] = /^(\d{1,15})\.(.{1,200})$/.exec(cursor) ?? [];
  return id === undefined ? undefined : { at: Number(at), id };
};

/** AD3, W536 */
export const makeActOnJobs = ({ admin, clock }: { readonly admin: AdminStore; readonly clock: Clock }) => {
  const lineOf = Effect.fnUntraced(function* (
    { id, actor, job, reason }: JobAct,
    act: AuditAct,
  ): Effect.fn.Return<Parameters<AdminStore["retryJob"]>[1], JobNotFound | ReasonRefused> {
    const why = yield* fromResult(checkReason(reason));
    if (!(yield* admin.hasDeadJob(job))) return yield* Effect.fail<JobNotFound>({ _tag: "JobNotFound" });
    return { id, at: yield* clock.now, act, actor, reason: why, details: { job } };
  });
  return {
    queue: admin.queue,
    dead: ({ limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined }) =>
      readPage({
        limit,
        cursor,
        placeIn,
        read: (page) => admin.deadJobs(page),
        cursorOf: ({ diedAt, id }) => `${diedAt}.${id}`,
      }),
    retry: Effect.fn("RetryJob")(function* (act: JobAct): Effect.fn.Return<void, JobNotFound | ReasonRefused> {
      yield* admin.retryJob(act.job, yield* lineOf(act, "jobRetried"));
    }),
    remove: Effect.fn("RemoveJob")(function* (act: JobAct): Effect.fn.Return<void, JobNotFound | ReasonRefused> {
      yield* admin.removeJob(act.job, yield* lineOf(act, "jobRemoved"));
    }),
  };
};
