import * as Effect from "effect/Effect";
import { CommonPasswords } from "@morsel/application/identity/common-passwords";
import { Passwords } from "@morsel/application/identity/passwords";
import { MailLinks } from "@morsel/application/mail/mail-links";
import { Clock } from "@morsel/application/platform/clock";
import { MonotonicClock } from "@morsel/application/platform/monotonic-clock";
import { Ids } from "@morsel/application/platform/ids";
import { Sealing } from "@morsel/application/platform/sealing";
import { PasskeyVerifier } from "@morsel/application/sign-in-methods/passkey-verifier";
import { NO_PROVIDERS, SignInProviders } from "@morsel/application/sign-in-methods/sign-in-providers";
import { SecondStepSecrets } from "@morsel/application/sign-in-methods/second-step-secrets";
import type { Token } from "@morsel/application/platform/token";
import type { Instant } from "@morsel/domain/calendar";
import type { Food } from "@morsel/domain/foods";
import { MemoryFoods, SAMPLE_FOODS } from "../memory/foods/sample-foods.ts";
import { makeMemoryMailLinks } from "../memory/mail/mail-links.ts";
import { makeMemoryCommonPasswords } from "../memory/identity/common-passwords.ts";
import { makeMemoryPasswords } from "../memory/identity/passwords.ts";
import { makeMemoryConnection, MemoryConnection, type NetworkConditions } from "../memory/platform/connection.ts";
import { makeMemoryIds } from "../memory/platform/ids.ts";
import { makeMemorySealing } from "../memory/platform/sealing.ts";
import { makeMemoryPasskeyVerifier } from "../memory/sign-in-methods/passkey-verifier.ts";
import { makeMemorySecondStepSecrets } from "../memory/sign-in-methods/second-step-secrets.ts";
import { SAMPLE_PROVIDERS } from "../memory/sign-in-methods/sample-providers.ts";
import { emptyMemory, MemoryState } from "../memory/platform/state.ts";
import type { Container, ContainerModule } from "inversify";
import { containerOf, moduleOf, resolve } from "./container.ts";
import { HttpTransport } from "../http-client/transport/http-transport.ts";
import { MEMORY_MODULES } from "./memory-concepts.ts";
import { memoryClients } from "./memory-clients.ts";
import { memoryServer } from "./memory-server.ts";
import { makeMemoryTransport } from "./memory-transport.ts";

export type WorldOptions = Partial<NetworkConditions> & {
  readonly foods?: readonly Food[];
  readonly clock?: Clock;
  readonly monotonic?: MonotonicClock;
};

/** Near enough for a product that lives as long as a page or a test. */
const systemMonotonic: MonotonicClock = { elapsed: Effect.sync(() => Date.now()) };
const systemClock: Clock = { now: Effect.sync(() => Date.now() as Instant) };

/** A whole product in memory: the real use cases over the memory stores, and one browser that looks at them. */
export type MemoryWorld = {
  /** Resolves a token. */
  readonly get: <A>(token: Token<A>) => A;
  /** The same container with more in it: what a page adds. */
  readonly container: (more: readonly ContainerModule[]) => Container;
} & Pick<MemoryConnection, "networkConditions" | "browser">;

export const makeMemoryWorld = (options: WorldOptions = {}): MemoryWorld => {
  const { foods = SAMPLE_FOODS, clock = systemClock, monotonic = systemMonotonic, ...conditions } = options;
  const connection = makeMemoryConnection(conditions);
  const platform = moduleOf(({ constant }) => {
    constant(Clock, clock);
    constant(MonotonicClock, monotonic);
    constant(Ids, makeMemoryIds());
    constant(Passwords, makeMemoryPasswords());
    constant(CommonPasswords, makeMemoryCommonPasswords());
    constant(MailLinks, makeMemoryMailLinks());
    constant(Sealing, makeMemorySealing());
    constant(SecondStepSecrets, makeMemorySecondStepSecrets());
    constant(PasskeyVerifier, makeMemoryPasskeyVerifier());
    constant(SignInProviders, { ...NO_PROVIDERS, all: SAMPLE_PROVIDERS });
    constant(MemoryState, emptyMemory());
    constant(MemoryConnection, connection);
    constant(MemoryFoods, foods);
    constant(
      HttpTransport,
      makeMemoryTransport(() => container),
    );
  });
  const container: Container = containerOf([platform, memoryServer, memoryClients, ...Object.values(MEMORY_MODULES)]);
  const { networkConditions, browser } = connection;
  return {
    get: (token) => resolve(container, token),
    container: (more) => {
      container.load(...more);
      return container;
    },
    networkConditions,
    browser,
  };
};
