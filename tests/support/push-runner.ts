import type { Sql } from "@morsel/adapters/sql/engine/sql";
import { MemberStore } from "@morsel/application/identity/member-store";
import { makeJobRunner, type JobRunner } from "@morsel/application/jobs/job-runner";
import { JobStore } from "@morsel/application/jobs/job-store";
import { announceNews } from "@morsel/application/notifications/announce-news-job";
import { NotificationStore } from "@morsel/application/notifications/notification-store";
import { planReminders } from "@morsel/application/notifications/plan-reminders-job";
import type { PushSent, PushText } from "@morsel/application/notifications/push-sender";
import { PushStore } from "@morsel/application/notifications/push-store";
import { sendPush } from "@morsel/application/notifications/send-push-job";
import type { JobKind } from "@morsel/application/platform/job";
import type { Instant } from "@morsel/domain/calendar";
import { Effect } from "effect";
import { sqlStores } from "./stores.ts";

type Told = {
  readonly now: () => number;
  readonly sent: (push: PushText) => Effect.Effect<PushSent>;
};

/** The jobs that tell devices, as a server runs them, with another way out. */
export const pushRunner = (sql: Sql, { now, sent }: Told): JobRunner => {
  const { get } = sqlStores(sql);
  const clock = { now: Effect.sync(() => now() as Instant) };
  const ports = {
    members: get(MemberStore),
    store: get(PushStore),
    jobs: get(JobStore),
    counts: get(NotificationStore),
    checks: [],
    clock,
    words: { in: () => Effect.succeed(({ id }: { readonly id: string }) => id) },
    sender: {
      freshKeys: () => ({ publicKey: "public", privateKey: "private" }),
      mayAsk: () => Effect.succeed(true),
      send: (_: unknown, __: unknown, push: PushText) => sent(push),
    },
  };
  const kindOf = ({ kind, timeoutSeconds, tries, atOnce }: Omit<JobKind, "run">, run: unknown): JobKind => ({
    kind,
    timeoutSeconds,
    tries,
    atOnce,
    run: run as JobKind["run"],
  });
  return makeJobRunner({
    jobs: ports.jobs,
    clock,
    kinds: [
      kindOf(announceNews, announceNews.make(ports)),
      // Due at once, and each time that a test looks.
      { ...kindOf(planReminders, planReminders.make(ports)), everySeconds: 1 },
      kindOf(sendPush, sendPush.make(ports)),
    ],
    report: () => undefined,
    chance: () => 0.5,
  });
};
