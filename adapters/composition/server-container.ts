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
import { makeCheckUsernameAvailability } from "@morsel/application/identity/check-username-availability";
import { makeSignIn } from "@morsel/application/identity/sign-in";
import { makeSignUp } from "@morsel/application/identity/sign-up";
import type { Clock } from "@morsel/application/platform/clock";
import type { DiarySettingsStore } from "@morsel/application/diary-settings/diary-settings-store";
import type { DiaryStore } from "@morsel/application/diary/diary-store";
import type { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import type { FoodSearch } from "@morsel/application/foods/food-search";
import type { FoodUsageStore } from "@morsel/application/diary/food-usage-store";
import type { GoalStore } from "@morsel/application/goals/goal-store";
import type { Ids } from "@morsel/application/platform/ids";
import type { MemberStore } from "@morsel/application/identity/member-store";
import type { Passwords } from "@morsel/application/identity/passwords";
import { makeLoginGuard } from "@morsel/application/identity/login-guard-in-process";
import { makeMemberToday } from "@morsel/application/diary-settings/member-today";
import * as Effect from "effect/Effect";
import { Container, type ServiceIdentifier } from "inversify";
import type { App } from "../http-server/platform/app.ts";
import { makeCsrf } from "../http-server/requests/csrf.ts";
import type { Log } from "../http-server/platform/log.ts";
import { makeRateLimits } from "../http-server/requests/rate-limits.ts";
import { makeJoseSessionTokens } from "../crypto/jose-session-tokens.ts";

/** What a database gives the server. */
export type Stores = {
  readonly members: MemberStore;
  readonly diary: DiaryStore;
  readonly settings: DiarySettingsStore;
  readonly goals: GoalStore;
  readonly usage: FoodUsageStore;
  readonly foods: FoodCatalogue;
  readonly search: FoodSearch;
  readonly isReady: Effect.Effect<boolean>;
};

/** What the machine and the operator give the server. */
export type Surroundings = {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly passwords: Passwords;
  readonly secret: string;
  readonly origin: string | undefined;
  readonly hasRateLimits: boolean;
  readonly log: Log;
};

/** Keeps the type, which a bare symbol would lose. */
const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(`morsel/server/${name}`);

export const Names = {
  stores: token<Stores>("Stores"),
  surroundings: token<Surroundings>("Surroundings"),
  signUp: token<App["signUp"]>("SignUp"),
  signIn: token<App["signIn"]>("SignIn"),
  checkUsernameAvailability: token<App["checkUsernameAvailability"]>("CheckUsernameAvailability"),
  readDay: token<App["readDay"]>("ReadDay"),
  summariseDays: token<App["summariseDays"]>("SummariseDays"),
  updateDay: token<App["updateDay"]>("UpdateDay"),
  logFoods: token<App["logFoods"]>("LogFoods"),
  logWater: token<App["logWater"]>("LogWater"),
  changeEntry: token<App["changeEntry"]>("ChangeEntry"),
  copyEntries: token<App["copyEntries"]>("CopyEntries"),
  changeGoals: token<App["changeGoals"]>("ChangeGoals"),
  changeDiarySettings: token<App["changeDiarySettings"]>("ChangeDiarySettings"),
  today: token<App["today"]>("MemberToday"),
  suggest: token<App["suggest"]>("Suggest"),
  tokens: token<App["tokens"]>("SessionTokens"),
  csrf: token<App["csrf"]>("Csrf"),
  limits: token<App["limits"]>("RateLimits"),
} as const;

/** What lives as long as the process. */
export const serverContainer = (stores: Stores, surroundings: Surroundings): Container => {
  const container = new Container({ defaultScope: "Singleton" });
  const { clock, secret } = surroundings;
  const nowSeconds = () => Effect.runSync(clock.now) / 1000;
  container.bind(Names.stores).toConstantValue(stores);
  container.bind(Names.surroundings).toConstantValue(surroundings);
  container
    .bind(Names.signUp)
    .toResolvedValue((kept, around) => makeSignUp({ ...around, ...kept }), [Names.stores, Names.surroundings]);
  container
    .bind(Names.signIn)
    .toResolvedValue(
      ({ members }, { passwords }) => makeSignIn({ members, passwords, guard: makeLoginGuard(clock) }),
      [Names.stores, Names.surroundings],
    );
  container
    .bind(Names.checkUsernameAvailability)
    .toResolvedValue((kept) => makeCheckUsernameAvailability(kept), [Names.stores]);
  container.bind(Names.readDay).toResolvedValue((kept) => makeReadDay(kept), [Names.stores]);
  container.bind(Names.summariseDays).toResolvedValue((kept) => makeSummariseDays(kept), [Names.stores]);
  container.bind(Names.updateDay).toResolvedValue((kept) => makeUpdateDay(kept), [Names.stores]);
  container.bind(Names.logFoods).toResolvedValue((kept) => makeLogFoods({ ...kept, clock }), [Names.stores]);
  container.bind(Names.logWater).toResolvedValue((kept) => makeLogWater(kept), [Names.stores]);
  container.bind(Names.changeEntry).toResolvedValue((kept) => makeChangeEntry(kept), [Names.stores]);
  container.bind(Names.copyEntries).toResolvedValue((kept) => makeCopyEntries({ ...kept, clock }), [Names.stores]);
  container.bind(Names.changeGoals).toResolvedValue((kept) => makeChangeGoals({ ...kept, clock }), [Names.stores]);
  container.bind(Names.changeDiarySettings).toResolvedValue((kept) => makeChangeDiarySettings(kept), [Names.stores]);
  container.bind(Names.today).toResolvedValue((kept) => makeMemberToday({ ...kept, clock }), [Names.stores]);
  container.bind(Names.suggest).toResolvedValue((kept) => makeSuggest({ ...kept, clock }), [Names.stores]);
  container.bind(Names.tokens).toResolvedValue(() => makeJoseSessionTokens(secret, nowSeconds));
  container.bind(Names.csrf).toResolvedValue(() => makeCsrf(secret));
  container.bind(Names.limits).toResolvedValue(() => makeRateLimits(nowSeconds, surroundings.hasRateLimits));
  return container;
};

/** All that the server asks, resolved once. */
export const appOf = (container: Container): App => {
  const { members, diary, settings, goals, foods, search, isReady } = container.get(Names.stores);
  const { clock, log, origin } = container.get(Names.surroundings);
  return {
    signUp: container.get(Names.signUp),
    signIn: container.get(Names.signIn),
    checkUsernameAvailability: container.get(Names.checkUsernameAvailability),
    readDay: container.get(Names.readDay),
    summariseDays: container.get(Names.summariseDays),
    updateDay: container.get(Names.updateDay),
    logFoods: container.get(Names.logFoods),
    logWater: container.get(Names.logWater),
    changeEntry: container.get(Names.changeEntry),
    copyEntries: container.get(Names.copyEntries),
    changeGoals: container.get(Names.changeGoals),
    changeDiarySettings: container.get(Names.changeDiarySettings),
    today: container.get(Names.today),
    suggest: container.get(Names.suggest),
    tokens: container.get(Names.tokens),
    csrf: container.get(Names.csrf),
    limits: container.get(Names.limits),
    members,
    diary,
    settings,
    goals,
    foods,
    search,
    isReady,
    clock,
    log,
    origin,
  };
};
