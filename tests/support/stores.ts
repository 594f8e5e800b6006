import { OPEN_SITE } from "@morsel/domain/site-settings";
import { ConfiguredGym } from "@morsel/application/membership/gym/partner-gym";
import { MemoryFoods, SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { makeMemoryPasswords } from "@morsel/adapters/memory/identity/passwords";
import { Passwords } from "@morsel/application/identity/passwords";
import { PublicOrigin } from "@morsel/application/mail/mail-links";
import { TrialPersons } from "@morsel/application/membership/trial-persons";
import { ConfiguredPayments, NO_PAYMENTS } from "@morsel/application/membership/payment-webhooks";
import { DEFAULT_SITE_SETTINGS } from "@morsel/adapters/http-server/platform/site-of";
import { ConfiguredSettings } from "@morsel/application/site-settings/configured";
import { DEFAULT_PREMIUM } from "@morsel/domain/membership";
import { SQL_MODULES } from "@morsel/adapters/composition/sql-concepts";
import { MEMORY_MODULES } from "@morsel/adapters/composition/memory-concepts";
import { containerOf, moduleOf, resolve } from "@morsel/adapters/composition/container";
import { emptyMemory, MemoryState } from "@morsel/adapters/memory/platform/state";
import { Sql } from "@morsel/adapters/sql/engine/sql";
import { DiarySettingsStore } from "@morsel/application/diary-settings/diary-settings-store";
import { DiaryStore } from "@morsel/application/diary/diary-store";
import { FoodUsageStore } from "@morsel/application/foods/food-usage-store";
import { GoalStore } from "@morsel/application/goals/goal-store";
import { WaterStore } from "@morsel/application/hydration/water-store";
import { Clock } from "@morsel/application/platform/clock";
import { MonotonicClock } from "@morsel/application/platform/monotonic-clock";
import { Ids } from "@morsel/application/platform/ids";
import { MemberStore } from "@morsel/application/identity/member-store";
import { SessionStore } from "@morsel/application/identity/session-store";
import type { Token } from "@morsel/application/platform/token";
import type { Instant } from "@morsel/domain/calendar";
import { Effect } from "effect";
import { uuidv7 } from "./member.ts";

/** Stores over one kind of storage: any by its token, and short names for those that most tests ask. */
export type Stores = {
  readonly get: <A>(token: Token<A>) => A;
  readonly members: MemberStore;
  readonly sessions: SessionStore;
  readonly goals: GoalStore;
  readonly diary: DiaryStore;
  readonly water: WaterStore;
  readonly settings: DiarySettingsStore;
  readonly usage: FoodUsageStore;
};

const storesOf = (modules: Parameters<typeof containerOf>[0]): Stores => {
  const container = containerOf(modules);
  const get = <A>(token: Token<A>): A => resolve(container, token);
  return {
    get,
    members: get(MemberStore),
    sessions: get(SessionStore),
    goals: get(GoalStore),
    diary: get(DiaryStore),
    water: get(WaterStore),
    settings: get(DiarySettingsStore),
    usage: get(FoodUsageStore),
  };
};

/** Noon in UTC on a Thursday; ids as a server makes them. */
const platform = (): ReturnType<typeof moduleOf> =>
  moduleOf(({ constant }) => {
    constant(Clock, { now: Effect.succeed(Date.UTC(2026, 2, 5, 12) as Instant) });
    constant(MonotonicClock, { elapsed: Effect.succeed(0) });
    constant(ConfiguredSettings, {
      settings: {
        pages: DEFAULT_SITE_SETTINGS,
        premium: { ...DEFAULT_PREMIUM, features: ["no_ads"] },
        promptsOff: [],
        ...OPEN_SITE,
      },
      flags: [],
      inFile: [],
    });
    constant(Passwords, makeMemoryPasswords());
    constant(PublicOrigin, "https://morsel.example");
    constant(ConfiguredPayments, NO_PAYMENTS);
    constant(ConfiguredGym, {});
    constant(TrialPersons, { keysOf: (email) => Effect.succeed([email]) });
    constant(Ids, { next: Effect.sync(() => uuidv7()) });
  });

/** The stores of every concept on one database. */
export const sqlStores = (sql: Sql): Stores =>
  storesOf([moduleOf(({ constant }) => constant(Sql, sql)), platform(), ...Object.values(SQL_MODULES)]);

/** The stores of every concept in a memory of their own. */
export const memoryStores = (): Stores =>
  storesOf([
    moduleOf(({ constant }) => {
      constant(MemoryState, emptyMemory());
      constant(MemoryFoods, SAMPLE_FOODS);
    }),
    platform(),
    ...Object.values(MEMORY_MODULES),
  ]);
