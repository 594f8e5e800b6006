import { JobStore } from "@morsel/application/jobs/job-store";
import { DiaryStore } from "@morsel/application/diary/diary-store";
import { WebhookStore } from "@morsel/application/webhooks/webhook-store";
import type { MemberId } from "@morsel/domain/identity";
import {
  KEPT_DELIVERIES,
  WEBHOOKS_LIMIT,
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
  type WebhookId,
} from "@morsel/domain/webhooks";
import type { Effect } from "effect";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import {
  anEntry,
  atOnce,
  joined,
  MONDAY,
  refusal,
  run,
  TUESDAY,
  WEDNESDAY,
  type Fresh,
  type Stores,
} from "../stores.ts";

const NOW = 1_700_000_000_000;
const aWebhook = (events: readonly WebhookEvent[] = ["diary_day.changed"], createdAt = NOW): Webhook => ({
  id: randomUUID() as WebhookId,
  url: "https://example.org/hook",
  events,
  createdAt,
});

export const webhookStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps webhooks`, () => {
    let stores: Stores;
    let store: WebhookStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(WebhookStore);
    });
    const withHook = async (made = aWebhook()) => {
      const member = await joined(stores);
      await run(store.add(member, made, [{ sealed: "s" }]));
      return { member, id: made.id };
    };
    const all = (member: MemberId, id: WebhookId) => run(store.deliveries(member, id, { limit: 500 }));
    const jobsOf = (member: MemberId) => run(stores.get(JobStore).waitingOf(member));
    const settled = (delivery: Pick<WebhookDelivery, "id">, status: number, at = NOW) => ({
      id: delivery.id,
      state: status === 200 ? ("delivered" as const) : ("waiting" as const),
      last: { at, tookMs: 5, status, answer: "ok" },
    });

    it("W720 a webhook is made once, by one member alone, and ten are enough", async () => {
      const { member: ada, id } = await withHook();
      const bob = await joined(stores);
      expect(await refusal(store.add(ada, { ...aWebhook(), id }, []))).toEqual({ _tag: "WebhookExists", id });
      for (let n = 1; n < WEBHOOKS_LIMIT; n += 1)
        await run(store.add(ada, aWebhook(["message.received"], NOW + n), []));
      expect(await refusal(store.add(ada, aWebhook(), []))).toEqual({ _tag: "WebhooksAreFull", limit: WEBHOOKS_LIMIT });
      expect((await run(store.all(ada))).map(({ createdAt }) => createdAt - NOW)).toEqual([
        9, 8, 7, 6, 5, 4, 3, 2, 1, 0,
      ]);
      expect(await run(store.all(bob))).toEqual([]);
      const gone = { _tag: "WebhookNotFound", id };
      for (const ask of [
        store.remove(bob, id),
        store.turnOn(bob, id),
        store.test(bob, id, randomUUID()),
        store.rotate(bob, id, (secrets) => secrets),
        store.deliveries(bob, id, { limit: 1 }),
      ])
        expect(await refusal(ask as Effect.Effect<unknown, unknown>)).toEqual(gone);
      await run(store.remove(ada, id));
      expect(await refusal(store.remove(ada, id))).toEqual(gone);
    });

    it("W220 W722 a change leaves one message for its day with one job, until the first try; a refused one leaves none", async () => {
      const { member, id } = await withHook();
      await run(store.add(member, aWebhook(["message.received"]), []));
      const diary = stores.get(DiaryStore);
      const entry = anEntry({ date: MONDAY });
      await run(diary.add(member, [entry]));
      await run(diary.add(member, [entry]));
      await run(diary.add(member, [anEntry({ date: MONDAY }), anEntry({ date: TUESDAY })]));
      const told = await all(member, id);
      expect(told).toMatchObject([
        { number: 2, subject: TUESDAY, state: "waiting", tries: 0 },
        { number: 1, subject: MONDAY, event: "diary_day.changed" },
      ]);
      expect((await jobsOf(member)).map(({ payload }) => payload["delivery"]).toSorted()).toEqual(
        told.map((one) => one.id).toSorted(),
      );
      const first = told[1]?.id ?? "";
      expect(await run(store.begin(member, first, NOW))).toMatchObject({
        secrets: [{ sealed: "s" }],
        delivery: { id: first, tries: 1 },
        occurredAt: NOW,
      });
      await run(diary.remove(member, entry.id, undefined));
      expect(await all(member, id)).toMatchObject([{ number: 3, subject: MONDAY }, { number: 2 }, { number: 1 }]);
      await refusal(diary.replace(member, { ...entry, version: 9 }));
      expect(await all(member, id)).toHaveLength(3);
    });

    it("W722 of many writers at once each day has one message, and what comes while it is begun has another or was seen", async () => {
      const { member, id } = await withHook();
      const diary = stores.get(DiaryStore);
      const writes = Array.from({ length: 8 }, () => diary.add(member, [anEntry({ date: WEDNESDAY })]));
      await atOnce(writes);
      const [one, ...others] = await all(member, id);
      expect([others, one?.subject]).toEqual([[], WEDNESDAY]);
      await atOnce<unknown, unknown>([
        store.begin(member, one?.id ?? "", NOW),
        diary.add(member, [anEntry({ date: WEDNESDAY })]),
      ]);
      const after = await all(member, id);
      const jobs = await jobsOf(member);
      expect(after.length === 1 || after.length === 2).toBe(true);
      expect(jobs).toHaveLength(after.length);
    });

    it("W724 a process that dies over a try leaves the message to the next, with its id and instant; one that arrived is not begun", async () => {
      const { member, id } = await withHook();
      const delivery = randomUUID();
      await run(store.test(member, id, delivery));
      await run(store.test(member, id, delivery));
      expect(await all(member, id)).toHaveLength(1);
      await run(store.begin(member, delivery, NOW));
      const second = await run(store.begin(member, delivery, NOW + 9));
      expect(second).toMatchObject({ occurredAt: NOW, delivery: { id: delivery, tries: 2 } });
      await run(store.settle(member, { id }, settled({ id: delivery }, 200), []));
      expect(await run(store.begin(member, delivery, NOW + 10))).toBeUndefined();
      expect(await all(member, id)).toMatchObject([
        { state: "delivered", tries: 2, last: { status: 200, answer: "ok" } },
      ]);
      const jobs = (await jobsOf(member)).length;
      await run(store.again(member, delivery));
      await run(store.again(member, delivery));
      expect(await jobsOf(member)).toHaveLength(jobs + 1);
      expect(await run(store.begin(member, delivery, NOW + 20))).toMatchObject({
        occurredAt: NOW,
        delivery: { tries: 1 },
      });
      const other = await joined(stores);
      expect(await refusal(store.again(other, delivery))).toEqual({ _tag: "WebhookDeliveryNotFound", id: delivery });
      expect(await run(store.begin(other, delivery, NOW))).toBeUndefined();
    });

    it("W725 what is turned off is told nothing until it is turned on, and keeps the job of what follows", async () => {
      const { member, id } = await withHook();
      const [first, second] = [randomUUID(), randomUUID()];
      await run(store.test(member, id, first));
      await run(store.begin(member, first, NOW));
      await run(store.test(member, id, second));
      const off = { at: NOW, because: "gone" as const };
      const job = { id: randomUUID(), kind: "mail", member, dueAt: NOW, payload: {} };
      await run(store.settle(member, { id, failingSince: NOW, off }, settled({ id: first }, 410), [job]));
      expect((await jobsOf(member)).some((one) => one.id === job.id)).toBe(true);
      expect(await run(store.all(member))).toMatchObject([{ off, failingSince: NOW }]);
      await run(stores.get(DiaryStore).add(member, [anEntry({ date: MONDAY })]));
      expect(await run(store.begin(member, second, NOW))).toBeUndefined();
      expect((await all(member, id)).map(({ state }) => state)).toEqual(["failed", "waiting"]);
      await run(store.turnOn(member, id));
      expect((await run(store.all(member)))[0]).not.toHaveProperty("off");
    });

    it("W723 W726 secrets follow each other, and old messages go", async () => {
      const { member, id } = await withHook();
      await run(store.rotate(member, id, (secrets) => [{ sealed: "new" }, ...secrets]));
      let last = "";
      for (let n = 0; n < KEPT_DELIVERIES + 3; n += 1) {
        last = randomUUID();
        await run(store.test(member, id, last));
        const begun = await run(store.begin(member, last, NOW + n));
        expect(begun?.secrets.map(({ sealed }) => sealed)).toEqual(["new", "s"]);
        await run(store.settle(member, { id }, settled({ id: last }, 200, NOW + n), []));
      }
      expect((await all(member, id)).map(({ number }) => number)).toHaveLength(KEPT_DELIVERIES);
      const page = await run(store.deliveries(member, id, { limit: 2, before: 50 }));
      expect(page.map(({ number }) => number)).toEqual([49, 48]);
      await run(store.remove(member, id));
      expect(await run(store.begin(member, last, NOW))).toBeUndefined();
    });
  });
