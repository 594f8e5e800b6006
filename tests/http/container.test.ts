import { SQL_MODULES } from "@morsel/adapters/composition/sql-concepts";
import { moduleOf, resolve } from "@morsel/adapters/composition/container";
import { serverContainer, serverPorts } from "@morsel/adapters/composition/server/server-container";
import { FoodFinder } from "@morsel/application/foods/food-finder";
import { silentLog } from "@morsel/adapters/http-server/platform/log";
import { makeMemoryCommonPasswords } from "@morsel/adapters/memory/identity/common-passwords";
import { makeMemoryPasswords } from "@morsel/adapters/memory/identity/passwords";
import { makeMemoryClock } from "@morsel/adapters/memory/platform/clock";
import { makeMemoryMailer } from "@morsel/adapters/memory/mail/mailbox";
import { makeMemoryMailWords } from "@morsel/adapters/memory/mail/mail-words";
import { emptyMemory } from "@morsel/adapters/memory/platform/state";
import { makeMemoryIds } from "@morsel/adapters/memory/platform/ids";
import { JobKinds } from "@morsel/application/platform/job";
import { Sql } from "@morsel/adapters/sql/engine/sql";
import { Effect } from "effect";
import { expect, it } from "vitest";
import { memoryStorage } from "./support/harness.ts";

const settings = {
  clock: makeMemoryClock(0).clock,
  monotonic: makeMemoryClock(0).monotonic,
  ids: makeMemoryIds(),
  passwords: makeMemoryPasswords(),
  commonPasswords: makeMemoryCommonPasswords(),
  isReady: Effect.succeed(true),
  secret: "a secret for tests only, long enough",
  hasRateLimits: true,
  log: silentLog,
  mailer: makeMemoryMailer(emptyMemory()),
  mailWords: makeMemoryMailWords(),
  contactAddress: "operator@example.org",
  publicOrigin: "http://localhost:3000",
};

/** Nothing is asked of it here: only that everything can be made over it. */
const database = moduleOf(({ constant }) => {
  constant(Sql, Object.assign(() => Effect.succeed([]), { engine: "sqlite" }) as unknown as Sql);
  constant(FoodFinder, { find: () => Effect.succeed({ found: [], hasMore: false }) });
});

it.each([
  ["memory", memoryStorage()],
  ["SQL", [database, ...Object.values(SQL_MODULES)]],
])("the server's root resolves all that its handlers and pages need, over %s", (_, modules) => {
  const container = serverContainer(settings, modules);
  const ports = serverPorts(container, undefined);
  const kinds = resolve(container, JobKinds).map(({ kind }) => kind);
  expect(kinds).toContain("mail");
  expect(new Set(kinds).size).toBe(kinds.length);
  const [handlers, firstData] = [ports.handlers, ports.firstData];
  expect(handlers.length).toBeGreaterThan(5);
  for (const part of [...handlers, ...firstData, ports.useCases, ports.sessions]) expect(part).toBeDefined();
});
