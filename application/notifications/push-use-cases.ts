import type { Instant } from "@morsel/domain/calendar";
import type { MemberId, SessionId } from "@morsel/domain/identity";
import { isPushChoices, PUSH_DEVICES_MAX, type PushChoices } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import type { ActiveSession, SessionStore } from "../identity/session-store.ts";
import type { JobStore } from "../jobs/job-store.ts";
import type { Clock } from "../platform/clock.ts";
import { localDate } from "../platform/local-date.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { token } from "../platform/token.ts";
import type { PushDevices } from "./push-devices.ts";
import { planAfter } from "./plan-reminders-job.ts";
import { newsJob } from "./send-push-job.ts";
import type { PushSender } from "./push-sender.ts";
import type { PushAddress, PushStore } from "./push-store.ts";

export type PushPorts = {
  readonly store: PushStore;
  readonly sender: PushSender;
  readonly sessions: Pick<SessionStore, "all">;
  readonly jobs: Pick<JobStore, "add">;
  readonly clock: Clock;
};

const refused = (field: string, accepted: string) =>
  Effect.fail<FieldRefused>({ _tag: "FieldRefused", field, accepted });

/** Tests that are asked for within so long are one. */
const TEST_EVERY_MS = 10_000;

/** W741, W745, W746, W747: what members do about their devices. */
export const makePushUseCases = ({ store, sender, sessions, jobs, clock }: PushPorts) => {
  const devices = (member: MemberId, current: SessionId): Effect.Effect<PushDevices> =>
    Effect.gen(function* () {
      const { publicKey } = yield* store.keys(sender.freshKeys);
      const known = new Map((yield* sessions.all(member)).map((session) => [session.id, session]));
      const all = yield* store.all(member, yield* clock.now);
      return {
        key: publicKey,
        devices: all.map(({ session, choices, usedAt, endpoint }) => {
          const { browser, system } = known.get(session)?.device ?? {};
          return {
            id: session,
            ...(browser === undefined ? {} : { browser }),
            ...(system === undefined ? {} : { system }),
            isCurrent: session === current,
            usedAt: usedAt as Instant,
            choices,
            ...(session === current ? { endpoint } : {}),
          };
        }),
      };
    });
  const checkAddress = ({ endpoint }: PushAddress) =>
    Effect.flatMap(sender.mayAsk(endpoint), (may) =>
      may ? Effect.void : refused("endpoint", "the address of a push service"),
    );
  return {
    devices,
    /** W741: the device that asks, with its reminders. */
    save: ({ member, session }: ActiveSession, address: PushAddress, choices: PushChoices) =>
      Effect.gen(function* () {
        if (!isPushChoices(choices)) return yield* refused("choices", "times of day, and each meal and weekday once");
        yield* checkAddress(address);
        const now = yield* clock.now;
        const device = { ...address, session: session.id, choices, savedAt: now };
        yield* store.save(member.id, device, planAfter(choices, now, member.profile.timeZone), PUSH_DEVICES_MAX);
        return yield* devices(member.id, session.id);
      }),
    /** W745: the browser has another address; what the device is told of stays. */
    move: ({ member, session }: ActiveSession, address: PushAddress) =>
      Effect.gen(function* () {
        yield* checkAddress(address);
        yield* store.move(member.id, session.id, address);
        return yield* devices(member.id, session.id);
      }),
    remove: ({ member, session }: ActiveSession, id: SessionId) =>
      Effect.andThen(store.remove(member.id, id), devices(member.id, session.id)),
    /** W746: by the same way as all else, to the device that asks. */
    test: ({ member, session }: ActiveSession) =>
      Effect.gen(function* () {
        const now = yield* clock.now;
        const name = String(Math.floor(now / TEST_EVERY_MS));
        const date = localDate(now, member.profile.timeZone);
        const target = { member: member.id, session: session.id };
        yield* jobs.add([newsJob(target, "test", { name, dueAt: now, date })]);
        return yield* devices(member.id, session.id);
      }),
  };
};

export type PushUseCases = ReturnType<typeof makePushUseCases>;
export const PushUseCases = token<PushUseCases>("PushUseCases");
