import { PUSH_NEWS_JOB } from "@morsel/application/notifications/announce-news-job";
import type { PushSender } from "@morsel/application/notifications/push-sender";
import type { PushDevice, PushStore, ReminderPlan, VapidKeys } from "@morsel/application/notifications/push-store";
import type { MemberId, SessionId } from "@morsel/domain/identity";
import type { PushNews } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import { sessionsTable } from "../identity/sessions-table.ts";
import { addJobs } from "../jobs/jobs-table.ts";
import { memoryTable, type MemoryState } from "../platform/state.ts";

type Kept = Omit<PushDevice, "usedAt"> & ReminderPlan;
const devicesTable = memoryTable(() => new Map<MemberId, Map<SessionId, Kept>>());
const keysTable = memoryTable(() => new Map<"server", VapidKeys>());

export const makeMemoryPushStore = (state: MemoryState): PushStore => {
  const table = state.of(devicesTable);
  const sessionOf = (member: MemberId, session: SessionId) => state.of(sessionsTable).get(member)?.get(session);
  const lastUsed = (member: MemberId): readonly PushDevice[] =>
    [...(table.get(member)?.values() ?? [])]
      .flatMap((device) => {
        const session = sessionOf(member, device.session);
        const { plannedTo: _, dueAt: __, ...known } = device;
        return session === undefined ? [] : [{ ...known, usedAt: session.lastSeenAt }];
      })
      .toSorted((a, b) => b.usedAt - a.usedAt || (a.session < b.session ? -1 : 1));
  const freeAddress = (endpoint: string): void => {
    for (const devices of table.values())
      for (const device of devices.values()) if (device.endpoint === endpoint) devices.delete(device.session);
  };
  return {
    keys: (fresh) =>
      Effect.sync(() => {
        const keys = state.of(keysTable).get("server") ?? fresh();
        state.of(keysTable).set("server", keys);
        return keys;
      }),
    all: (member, now) =>
      Effect.sync(() => lastUsed(member).filter(({ session }) => (sessionOf(member, session)?.expiresAt ?? -1) >= now)),
    save: (member, device, plan, most) =>
      Effect.sync(() => {
        freeAddress(device.endpoint);
        const others = lastUsed(member).filter(({ session }) => session !== device.session);
        const stay = new Set(others.slice(0, most - 1).map(({ session }) => session));
        const kept = [...(table.get(member) ?? [])].filter(([session]) => stay.has(session));
        table.set(member, new Map([...kept, [device.session, { ...device, ...plan }]]));
      }),
    move: (member, session, address) =>
      Effect.sync(() => {
        const device = table.get(member)?.get(session);
        if (device === undefined) return;
        freeAddress(address.endpoint);
        table.get(member)?.set(session, { ...device, ...address });
      }),
    remove: (member, session) => Effect.sync(() => void table.get(member)?.delete(session)),
    due: (now, limit) =>
      Effect.sync(() =>
        [...table]
          .flatMap(([member, devices]) =>
            [...devices.values()].flatMap(({ dueAt, ...device }) => {
              const isAlive = (sessionOf(member, device.session)?.expiresAt ?? -1) >= now;
              return dueAt !== undefined && dueAt <= now ? [{ ...device, member, dueAt, isAlive }] : [];
            }),
          )
          .toSorted((a, b) => a.dueAt - b.dueAt)
          .slice(0, limit)
          .map(({ member, session, choices, savedAt, plannedTo, dueAt, isAlive }) => ({
            member,
            session,
            choices,
            savedAt,
            plannedTo,
            dueAt,
            isAlive,
          })),
      ),
    plan: ({ member, session, savedAt, dueAt }, next, jobs) =>
      Effect.sync(() => {
        const device = table.get(member)?.get(session);
        if (device === undefined || device.savedAt !== savedAt || device.dueAt !== dueAt) return false;
        table.get(member)?.set(session, { ...device, ...next });
        addJobs(state, jobs);
        return true;
      }),
  };
};

/** W742: as the engines do it, beside the counts. */
export const addPushJob = (state: MemoryState, member: MemberId, kind: PushNews, version: number): void => {
  if ((state.of(devicesTable).get(member)?.size ?? 0) === 0) return;
  addJobs(state, [
    { id: `${PUSH_NEWS_JOB} ${kind} ${member} ${version}`, kind: PUSH_NEWS_JOB, member, dueAt: 0, payload: { kind } },
  ]);
};

/** W744: as the engines do it, where a member lives elsewhere. */
export const planAnew = (state: MemoryState, member: MemberId): void => {
  const devices = state.of(devicesTable).get(member);
  for (const [session, device] of devices ?? [])
    if (device.dueAt !== undefined) devices?.set(session, { ...device, dueAt: 0 });
};

/** For stories and tests: everything arrives. */
export const makeMemoryPushSender = (): PushSender => ({
  freshKeys: () => ({
    publicKey: "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
    privateKey: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
  }),
  mayAsk: (endpoint) => Effect.succeed(!/^https:\/\/(?:localhost|127\.|10\.|192\.168\.)/.test(endpoint)),
  send: () => Effect.succeed({ _tag: "Sent" }),
});
