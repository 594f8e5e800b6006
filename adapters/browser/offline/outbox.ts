import type { OpenOutbox, OutboxNews, Waiting } from "@morsel/application/offline/client/outbox";
import * as Effect from "effect/Effect";
import { openOffline } from "./database.ts";
import type { Report } from "../report.ts";

/** Commands as they wait, without waiting for the page's parts. */
export const readWaiting = async (member: string): Promise<readonly Waiting[]> =>
  (await openOffline()).getAllFromIndex("commands", "member", member);

/** Time at which something was done last by a page of this browser. */
const DONE = "morsel-outbox-done";

const attempt = <A>(access: () => Promise<A>): Effect.Effect<A, unknown> =>
  Effect.tryPromise({ try: access, catch: (problem) => problem });

/**
 * In the browser's database, with one lock and one channel for each member. A browser without locks has each tab send for itself: what
 * arrives twice is known by its id.
 */
export const makeOpenOutbox = (window: Window & typeof globalThis, report: Report): OpenOutbox => {
  let isPersisted = false;
  const persist = (): void => {
    if (isPersisted) return;
    isPersisted = true;
    // A browser that is short of space may otherwise drop what waits.
    window.navigator.storage?.persist?.().catch(report);
  };
  const remember = (): void => {
    try {
      window.localStorage.setItem(DONE, String(Date.now()));
    } catch (problem) {
      report(problem);
    }
  };
  return (member, hear) => {
    const name = `morsel-outbox-${member}`;
    const channel = window.BroadcastChannel === undefined ? undefined : new window.BroadcastChannel(name);
    channel?.addEventListener("message", ({ data }: MessageEvent<OutboxNews>) => hear(data));
    return {
      give: (entry) =>
        attempt(async () => {
          const stored = { ...entry, member, tries: 0, failures: 0 };
          // The number is given by the database.
          const transaction = (await openOffline()).transaction("commands", "readwrite", { durability: "strict" });
          const added = transaction.store.add(stored as typeof stored & { readonly seq: number });
          // A page that is closed now ends a transaction that waits for it, and no other.
          transaction.commit();
          await Promise.all([added, transaction.done]);
          if (!window.navigator.onLine) persist();
        }),
      change: (how) =>
        attempt(async () => {
          const transaction = (await openOffline()).transaction("commands", "readwrite", { durability: "strict" });
          const before = await transaction.store.index("member").getAll(member);
          const after = how(before);
          const kept = new Set(after.map(({ seq }) => seq));
          for (const { seq } of before) if (!kept.has(seq)) await transaction.store.delete(seq);
          for (const entry of after)
            if (!before.some((one) => one === entry)) await transaction.store.put({ ...entry, member });
          await transaction.done;
          if (after.some(({ tries }) => tries > 0)) persist();
          return after.toSorted((a, b) => a.seq - b.seq);
        }),
      alone: (work) =>
        attempt(() => {
          const { locks } = window.navigator;
          return locks === undefined ? work() : locks.request(name, work);
        }),
      tell: (news) => {
        channel?.postMessage(news);
        if (news._tag === "Done") remember();
      },
      wasDoneSince: (time) => Number(window.localStorage.getItem(DONE) ?? 0) > time,
      close: () => channel?.close(),
    };
  };
};
