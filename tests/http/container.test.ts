import { Names } from "@morsel/adapters/composition/server-container";
import * as root from "@morsel/adapters/composition/server-container";
import { silentLog } from "@morsel/adapters/http-server/log";
import { makeMemoryClock } from "@morsel/adapters/memory/clock";
import { makeMemoryIds } from "@morsel/adapters/memory/ids";
import { makeMemoryPasswords } from "@morsel/adapters/memory/passwords";
import type { ServiceIdentifier } from "inversify";
import { expect, it } from "vitest";
import { memoryStores } from "./support/harness.ts";

it("the server's root resolves every name it has, each once", () => {
  const container = root.serverContainer(memoryStores(), {
    clock: makeMemoryClock(0).clock,
    ids: makeMemoryIds(),
    passwords: makeMemoryPasswords(),
    secret: "a secret for tests only, long enough",
    origin: undefined,
    hasRateLimits: true,
    log: silentLog,
  });
  const names: readonly ServiceIdentifier<unknown>[] = Object.values(Names);
  for (const name of names) expect(container.get(name)).toBe(container.get(name));
  expect(Object.values(root.appOf(container)).filter((part) => part === undefined)).toHaveLength(1);
});
