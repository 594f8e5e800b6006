import { Names } from "@morsel/adapters/composition/server-container";
import * as root from "@morsel/adapters/composition/server-container";
import { silentLog } from "@morsel/adapters/http-server/platform/log";
import { makeMemoryClock } from "@morsel/adapters/memory/platform/clock";
import { makeMemoryIds } from "@morsel/adapters/memory/platform/ids";
import { makeMemoryPasswords } from "@morsel/adapters/memory/identity/passwords";
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
  const again = (name: Parameters<typeof container.get>[0]) => [container.get(name), container.get(name)];
  for (const name of Object.values(Names)) {
    const [first, second] = again(name);
    expect(first).toBeDefined();
    expect(second).toBe(first);
  }
  expect(Object.values(root.appOf(container)).filter((part) => part === undefined)).toHaveLength(1);
});
