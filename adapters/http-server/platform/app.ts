import type { ChangeEntry } from "@morsel/application/diary/change-entry";
import type { ChangeDiarySettings } from "@morsel/application/diary-settings/change-diary-settings";
import type { CopyEntries } from "@morsel/application/diary/copy-entries";
import type { UpdateDay } from "@morsel/application/diary/update-day";
import type { LogWater } from "@morsel/application/hydration/log-water";
import type { LogFoods } from "@morsel/application/diary/log-foods";
import type { ReadDay } from "@morsel/application/diary/read-day";
import type { Suggest } from "@morsel/application/diary/suggest";
import type { SummariseDays } from "@morsel/application/diary/summarise-days";
import type { ChangeGoals } from "@morsel/application/goals/change-goals";
import type { CheckUsernameAvailability } from "@morsel/application/identity/check-username-availability";
import type { SignIn } from "@morsel/application/identity/sign-in";
import type { SignUp } from "@morsel/application/identity/sign-up";
import type { Clock } from "@morsel/application/platform/clock";
import type { DiarySettingsStore } from "@morsel/application/diary-settings/diary-settings-store";
import type { DiaryStore } from "@morsel/application/diary/diary-store";
import type { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import type { FoodSearch } from "@morsel/application/foods/food-search";
import type { GoalStore } from "@morsel/application/goals/goal-store";
import type { MemberStore } from "@morsel/application/identity/member-store";
import type { SessionTokens } from "@morsel/application/identity/session-tokens";
import type { MemberToday } from "@morsel/application/diary-settings/member-today";
import type * as Effect from "effect/Effect";
import type { Csrf } from "../requests/csrf.ts";
import type { Log } from "./log.ts";
import type { RateLimits } from "../requests/rate-limits.ts";

/** All that the server asks: use cases where there is a decision, ports where there is none. */
export type App = {
  readonly signUp: SignUp;
  readonly signIn: SignIn;
  readonly checkUsernameAvailability: CheckUsernameAvailability;
  readonly readDay: ReadDay;
  readonly summariseDays: SummariseDays;
  readonly updateDay: UpdateDay;
  readonly logFoods: LogFoods;
  readonly logWater: LogWater;
  readonly changeEntry: ChangeEntry;
  readonly copyEntries: CopyEntries;
  readonly changeGoals: ChangeGoals;
  readonly changeDiarySettings: ChangeDiarySettings;
  readonly suggest: Suggest;
  readonly today: MemberToday;
  readonly members: MemberStore;
  readonly diary: DiaryStore;
  readonly settings: DiarySettingsStore;
  readonly goals: GoalStore;
  readonly foods: FoodCatalogue;
  readonly search: FoodSearch;
  readonly tokens: SessionTokens;
  readonly clock: Clock;
  readonly csrf: Csrf;
  readonly limits: RateLimits;
  readonly log: Log;
  /** Whether the database answers. */
  readonly isReady: Effect.Effect<boolean>;
  /** The public origin, when the operator named one; else the host that is asked counts. */
  readonly origin: string | undefined;
};
