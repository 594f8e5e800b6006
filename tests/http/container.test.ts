import { SQL_MODULES } from "@morsel/adapters/composition/sql-concepts";
import { moduleOf, resolve } from "@morsel/adapters/composition/container";
import { serverContainer } from "@morsel/adapters/composition/server/server-container";
import { serverPorts } from "@morsel/adapters/composition/server/server-ports";
import { FoodFinder } from "@morsel/application/foods/food-finder";
import { JobKinds } from "@morsel/application/platform/job";
import { Sql } from "@morsel/adapters/sql/engine/sql";
import { Effect } from "effect";
import { expect, it } from "vitest";
import { memoryStorage } from "./support/harness.ts";
import { settingsInMemory } from "./support/settings-in-memory.ts";

/** Nothing is asked of it here: only that everything can be made over it. */
const database = moduleOf(({ constant }) => {
  constant(Sql, Object.assign(() => Effect.succeed([]), { engine: "sqlite" }) as unknown as Sql);
  constant(FoodFinder, { find: () => Effect.succeed({ found: [], hasMore: false }) });
});

it.each([
  ["memory", memoryStorage()],
  ["SQL", [database, ...Object.values(SQL_MODULES)]],
])("the server's root resolves all that its handlers and pages need, over %s", (_, modules) => {
  const container = serverContainer(settingsInMemory, modules);
  const ports = serverPorts(container);
  const kinds = resolve(container, JobKinds).map(({ kind }) => kind);
  expect(kinds).toContain("mail");
  expect(new Set(kinds).size).toBe(kinds.length);
  const [handlers, firstData] = [ports.handlers, ports.firstData];
  expect(handlers.length).toBeGreaterThan(5);
  for (const part of [...handlers, ...firstData, ports.useCases, ports.sessions]) expect(part).toBeDefined();
});
