import { migrate } from "@morsel/adapters/sql/migrations/migrate";
import type { Sql } from "@morsel/adapters/sql/engine/sql";
import { PushStore } from "@morsel/application/notifications/push-store";
import { NotificationStore } from "@morsel/application/notifications/notification-store";
import { localNow } from "@morsel/application/platform/local-date";
import type { Instant } from "@morsel/domain/calendar";
import { newSession, type MemberId, type PasswordHash, type SessionId } from "@morsel/domain/identity";
import { NO_PUSH, type PushChoices } from "@morsel/domain/social";
import { Effect } from "effect";
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { aMember, someGoals } from "../contract/stores.ts";
import { ENGINES } from "../support/engines.ts";
import { nodeProcess } from "../support/node-process.ts";
import { openAt } from "../support/open-at.ts";
import { pushRunner } from "../support/push-runner.ts";
import { sqlStores } from "../support/stores.ts";

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect);
const HASH = "$argon2id$hash" as PasswordHash;
const MINUTE = 60_000;
/** Longer than a process has what it took. */
const LEASE = 2 * MINUTE;

/** A member with a device, who is told something now. */
const prepared = async (sql: Sql, choices: (now: Instant) => Partial<PushChoices>): Promise<MemberId> => {
  const stores = sqlStores(sql);
  const member = aMember();
  const now = Date.now() as Instant;
  await run(stores.members.create(member, HASH, someGoals()));
  const session = newSession(randomUUID() as SessionId, now, {});
  await run(stores.sessions.begin(member.id, HASH, session));
  const device = {
    endpoint: "https://push.example/one",
    p256dh: "",
    auth: "",
    session: session.id,
    choices: { ...NO_PUSH, ...choices(now) },
    savedAt: now,
  };
  await run(stores.get(PushStore).save(member.id, device, { plannedTo: now - 5 * MINUTE, dueAt: now }, 10));
  return member.id;
};

/** Topics that several processes tell when each looks once, so much later. */
const told = async (sqls: readonly Sql[], later: number): Promise<readonly string[]> => {
  const topics: string[] = [];
  const runners = sqls.map((sql) =>
    pushRunner(sql, {
      now: () => Date.now() + later,
      sent: ({ topic }) => Effect.sync(() => (topics.push(topic), { _tag: "Sent" as const })),
    }),
  );
  await Promise.all(runners.map(({ runDue }) => run(runDue)));
  return topics.toSorted();
};

describe.each(ENGINES)("$engine", ({ fresh }) => {
  it.each(["before", "after"])(
    "W221, W742, W744 what a process took and did not finish when it was killed %s it was sent is told by another",
    async (when) => {
      const { at, remove } = await fresh();
      const sql = await openAt(at);
      await run(migrate(sql));
      const member = await prepared(sql, (now) => {
        const { time } = localNow((now - MINUTE) as Instant, "Europe/Berlin");
        return {
          messages: true,
          meals: [
            { meal: "lunch", time },
            { meal: "dinner", time },
          ],
        };
      });
      await run(sqlStores(sql).get(NotificationStore).add(member, { unread_message_count: 1 }));
      const { child, said, ended } = nodeProcess("support/push-process.ts", [at, when]);
      await expect.poll(() => said().trim().split("\n").length, { timeout: 60_000 }).toBe(3);
      child.kill("SIGKILL");
      expect(await ended).toBeNull();
      const others = [sql, await openAt(at)];
      // It is the dead one's until the lease ends; then it is told once, by whichever is first.
      expect(await told(others, 0)).toEqual([]);
      expect(await told(others, LEASE)).toEqual(["meals-dinner", "meals-lunch", "messages"]);
      expect(await told(others, 2 * LEASE)).toEqual([]);
      for (const one of others) await run(one.close);
      await remove();
    },
  );
});
