import { makeChangeEntry } from "@morsel/application/diary/change-entry";
import { makeChangeDiarySettings } from "@morsel/application/diary-settings/change-diary-settings";
import { makeCopyEntries } from "@morsel/application/diary/copy-entries";
import { makeUpdateDay } from "@morsel/application/diary/update-day";
import { makeLogWater } from "@morsel/application/hydration/log-water";
import { makeLogFoods } from "@morsel/application/diary/log-foods";
import { makeReadDay } from "@morsel/application/diary/read-day";
import { makeSuggest } from "@morsel/application/diary/suggest";
import { makeSummariseDays } from "@morsel/application/diary/summarise-days";
import { makeChangeGoals } from "@morsel/application/goals/change-goals";
import { makeSignIn } from "@morsel/application/identity/sign-in";
import { makeSignUp } from "@morsel/application/identity/sign-up";
import type { Clock } from "@morsel/application/platform/clock";
import type { SignInNeeded, Unreachable } from "@morsel/application/identity/client/session-client";
import type { Instant } from "@morsel/domain/diary";
import type { Food } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import { makeLoginGuard } from "@morsel/application/identity/login-guard-in-process";
import * as Effect from "effect/Effect";
import { makeMemoryDiarySettingsStore } from "../diary-settings/diary-settings-store.ts";
import { makeMemoryDiaryStore } from "../diary/diary-store.ts";
import { makeMemoryFoodCatalogue } from "../foods/food-catalogue.ts";
import { makeMemoryFoodSearch } from "../foods/food-search.ts";
import { makeMemoryFoodUsageStore } from "../diary/food-usage-store.ts";
import { makeMemoryGoalStore } from "../goals/goal-store.ts";
import { makeMemoryIds } from "./ids.ts";
import { makeMemoryMemberStore } from "../identity/member-store.ts";
import { makeMemoryPasswords } from "../identity/passwords.ts";
import { SAMPLE_FOODS } from "../foods/sample-foods.ts";
import { emptyMemory } from "./state.ts";

/** How the connection behaves; may be changed while a story or a test runs. */
export type NetworkConditions = {
  /** Every answer takes so long. */
  latencyMs: number;
  /** Nothing is answered and nothing is done. */
  isUnreachable: boolean;
  /** Requests arrive and are done, but their answers get lost. */
  losesAnswers: boolean;
};

export type WorldOptions = Partial<NetworkConditions> & { readonly foods?: readonly Food[]; readonly clock?: Clock };

const systemClock: Clock = { now: Effect.sync(() => Date.now() as Instant) };
const unreachable = Effect.fail<Unreachable>({ _tag: "Unreachable" });
const signInNeeded = Effect.fail<SignInNeeded>({ _tag: "SignInNeeded" });

/** A whole product in memory: the real use cases over the memory stores, and one browser that looks at them. */
export const makeMemoryWorld = (options: WorldOptions = {}) => {
  const { foods = SAMPLE_FOODS, clock = systemClock, ...given } = options;
  const networkConditions: NetworkConditions = { latencyMs: 0, isUnreachable: false, losesAnswers: false, ...given };
  const state = emptyMemory();
  const catalogue = makeMemoryFoodCatalogue(foods);
  const usage = makeMemoryFoodUsageStore(state);
  const stores = {
    members: makeMemoryMemberStore(state),
    goals: makeMemoryGoalStore(state),
    diary: makeMemoryDiaryStore(state),
    settings: makeMemoryDiarySettingsStore(state),
    usage,
    foods: catalogue,
    search: makeMemoryFoodSearch(foods, usage),
  };
  const ports = {
    ...stores,
    clock,
    ids: makeMemoryIds(),
    passwords: makeMemoryPasswords(),
    guard: makeLoginGuard(clock),
  };
  const browser: { member: MemberId | undefined } = { member: undefined };

  /** An effect as it is seen over the connection. */
  const reach = <A, E>(effect: Effect.Effect<A, E>): Effect.Effect<A, E | Unreachable> =>
    Effect.suspend(() => {
      const slowly =
        networkConditions.latencyMs > 0 ? Effect.delay(Effect.void, networkConditions.latencyMs) : Effect.void;
      if (networkConditions.isUnreachable) return Effect.andThen(slowly, unreachable);
      const done = Effect.andThen(slowly, effect);
      return networkConditions.losesAnswers ? Effect.andThen(done, unreachable) : done;
    });

  return {
    networkConditions,
    state,
    stores,
    browser,
    clock,
    reach,
    /** The same for what only a signed-in member may ask. */
    reachAs: <A, E>(ask: (member: MemberId) => Effect.Effect<A, E>): Effect.Effect<A, E | SignInNeeded | Unreachable> =>
      reach(
        Effect.suspend((): Effect.Effect<A, E | SignInNeeded> =>
          browser.member === undefined ? signInNeeded : ask(browser.member),
        ),
      ),
    signUp: makeSignUp(ports),
    signIn: makeSignIn(ports),
    logFoods: makeLogFoods(ports),
    changeEntry: makeChangeEntry(ports),
    copyEntries: makeCopyEntries(ports),
    updateDay: makeUpdateDay(ports),
    logWater: makeLogWater(ports),
    readDay: makeReadDay(ports),
    summariseDays: makeSummariseDays(ports),
    suggest: makeSuggest(ports),
    changeGoals: makeChangeGoals(ports),
    changeDiarySettings: makeChangeDiarySettings(ports),
  };
};

export type MemoryWorld = ReturnType<typeof makeMemoryWorld>;
