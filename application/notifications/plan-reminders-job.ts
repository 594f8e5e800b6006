import type { Instant } from "@morsel/domain/calendar";
import { dueReminders, nextReminderAt, type PushChoices } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import { MemberStore } from "../identity/member-store.ts";
import { Clock } from "../platform/clock.ts";
import { defineJob } from "../platform/job.ts";
import { localNow } from "../platform/local-date.ts";
import { reminderJob } from "./send-push-job.ts";
import { PushStore, type ReminderPlan } from "./push-store.ts";

/** Devices of one look; those that are due are looked for until none is. */
const AT_ONCE = 200;

/** W744: what follows for a device that has been reminded of all that was due. */
export const planAfter = (choices: PushChoices, now: Instant, timeZone: string): ReminderPlan => ({
  plannedTo: now,
  dueAt: nextReminderAt(choices, now, (instant) => localNow(instant, timeZone)),
});

/** W744: each minute, for the devices that an index finds due. */
export const planReminders = defineJob({
  kind: "push-reminders",
  timeoutSeconds: 120,
  tries: 2,
  atOnce: 1,
  everySeconds: 60,
  needs: { members: MemberStore, store: PushStore, clock: Clock },
  make:
    ({ members, store, clock }) =>
    () =>
      Effect.gen(function* () {
        for (;;) {
          const now = yield* clock.now;
          const found = yield* store.due(now, AT_ONCE);
          for (const device of found) {
            const member = device.isAlive ? yield* members.byId(device.member) : undefined;
            if (member === undefined) {
              yield* store.remove(device.member, device.session);
              continue;
            }
            const { timeZone } = member.profile;
            const { choices, plannedTo: after } = device;
            const reminders = dueReminders(choices, { after, now }, (instant) => localNow(instant, timeZone));
            const jobs = reminders.map((reminder) => reminderJob(device, reminder));
            yield* store.plan(device, planAfter(choices, now, timeZone), jobs);
          }
          if (found.length < AT_ONCE) return;
        }
      }),
});
