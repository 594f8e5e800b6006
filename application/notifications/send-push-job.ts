import type { CalendarDate, Instant } from "@morsel/domain/calendar";
import type { MemberId, SessionId } from "@morsel/domain/identity";
import type { Meal } from "@morsel/domain/meal-slots";
import { isNewsTold, isReminderTold, pushTag, quietUntil, type PushNews, type Reminder } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import { MemberStore } from "../identity/member-store.ts";
import { JobStore } from "../jobs/job-store.ts";
import { MailWords } from "../mail/mail-words.ts";
import { Clock } from "../platform/clock.ts";
import { defineJob, jobFailed, type JobFailed, type JobPayload, type NewJob } from "../platform/job.ts";
import { localNow } from "../platform/local-date.ts";
import { NotificationStore } from "./notification-store.ts";
import { SHOWN } from "./mails.ts";
import { PushSender } from "./push-sender.ts";
import { PushStore } from "./push-store.ts";
import { ReminderChecks } from "./reminder-check.ts";

const DAY_S = 86_400;
const HALF_AN_HOUR_S = 1800;

const PUSH_JOB = "push";

/** One notification of one device. */
type PushPayload = JobPayload & { readonly device: string; readonly date: string } & (
    | { readonly kind: PushNews | "test" }
    | { readonly kind: "weighIn"; readonly at: number }
    | { readonly kind: "meals"; readonly meal: string; readonly at: number }
  );

type Device = { readonly member: MemberId; readonly session: SessionId };

/** W744: named after what it reminds of, so that it is kept once. */
export const reminderJob = ({ member, session }: Device, reminder: Reminder): NewJob => {
  const { date, at, kind } = reminder;
  const meal = kind === "meals" ? reminder.meal : undefined;
  const payload: PushPayload =
    meal === undefined
      ? { kind: "weighIn", device: session, date, at }
      : { kind: "meals", meal, device: session, date, at };
  return {
    id: `${PUSH_JOB} ${session} ${pushTag(kind, date, meal)} ${at}`,
    kind: PUSH_JOB,
    member,
    dueAt: at,
    payload,
  };
};

/** W742: `name` says which news they are; what waits for the end of quiet hours is one notification. */
export const newsJob = (
  { member, session }: Device,
  kind: PushNews | "test",
  { name, dueAt, date }: { readonly name: string; readonly dueAt: number; readonly date: CalendarDate },
): NewJob => {
  const payload: PushPayload = { kind, device: session, date };
  return { id: `${PUSH_JOB} ${session} ${kind} ${name}`, kind: PUSH_JOB, member, dueAt, payload };
};

/** The reminder that a job gives; undefined where it tells news. */
const reminderIn = (payload: PushPayload): Reminder | undefined => {
  if (payload.kind !== "meals" && payload.kind !== "weighIn") return undefined;
  const when = { date: payload.date as CalendarDate, at: payload.at as Instant };
  return payload.kind === "meals"
    ? { kind: "meals", meal: payload.meal as Meal, ...when }
    : { kind: "weighIn", ...when };
};

/**
 * W742, W743, SO75: looks first whether it still holds. Taken before it is sent, by one process at a time; where that dies, the next has it
 * when the lease ends, and what was shown already is shown in the same place.
 */
export const sendPush = defineJob({
  kind: PUSH_JOB,
  timeoutSeconds: 20,
  tries: 10,
  atOnce: 4,
  needs: {
    store: PushStore,
    sender: PushSender,
    words: MailWords,
    members: MemberStore,
    counts: NotificationStore,
    checks: ReminderChecks,
    jobs: JobStore,
    clock: Clock,
  },
  make:
    ({ store, sender, words, members, counts, checks, jobs, clock }) =>
    (payload: PushPayload, { member: owner }) =>
      Effect.gen(function* (): Effect.fn.Return<void, JobFailed> {
        const member = owner === undefined ? undefined : yield* members.byId(owner);
        if (member === undefined || member.eraseAt !== undefined) return;
        const now = yield* clock.now;
        const device = (yield* store.all(member.id, now)).find(({ session }) => session === payload.device);
        if (device === undefined) return;
        const { kind } = payload;
        const local = (instant: Instant) => localNow(instant, member.profile.timeZone);
        const quiet = quietUntil(device.choices.quiet, now, local);
        const reminder = reminderIn(payload);
        if (reminder !== undefined) {
          if (quiet !== undefined || !isReminderTold(device.choices, reminder, now)) return;
          for (const check of checks) if (yield* check(member.id, reminder)) return;
        } else if (kind === "messages" || kind === "invitations") {
          if (!isNewsTold(device.choices, kind, yield* counts.of(member.id))) return;
          if (quiet !== undefined) {
            const { date } = local(quiet);
            const target = { member: member.id, session: device.session };
            return yield* jobs.add([newsJob(target, kind, { name: String(quiet), dueAt: quiet, date })]);
          }
        }
        const say = yield* words.in(member.profile.locale);
        const meal = reminder?.kind === "meals" ? reminder.meal : undefined;
        const text = JSON.stringify({
          title: say(SHOWN[kind].title),
          body: say(SHOWN[kind].body),
          path: SHOWN[kind].path,
          tag: pushTag(kind, payload.date as CalendarDate, meal),
        });
        const ttl = reminder === undefined ? DAY_S : HALF_AN_HOUR_S;
        const topic = meal === undefined ? kind : `${kind}-${meal}`;
        const sent = yield* sender.send(device, yield* store.keys(sender.freshKeys), { text, ttl, topic });
        if (sent._tag === "Gone") return yield* store.remove(member.id, device.session);
        if (sent._tag !== "Sent") return yield* Effect.fail(jobFailed(sent.code, sent._tag === "Refused"));
      }),
});
