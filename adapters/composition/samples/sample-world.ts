import { CURRENT_VERSIONS } from "@morsel/domain/consent";
import type { SignUpRequest } from "@morsel/application/identity/sign-up-request";
import type { CalendarDate } from "@morsel/domain/calendar";
import { changeDiarySettings, DEFAULT_DIARY_SETTINGS, type DiarySettingsChange } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import { DiaryStore } from "@morsel/application/diary/diary-store";
import { DiarySettingsStore } from "@morsel/application/diary-settings/diary-settings-store";
import { SessionStore } from "@morsel/application/identity/session-store";
import { MemberStore } from "@morsel/application/identity/member-store";
import { IdentityUseCases } from "@morsel/application/identity/use-cases";
import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { MealStore } from "@morsel/application/meals/meal-store";
import { RecipeStore } from "@morsel/application/recipes/recipe-store";
import { PhotoStore } from "@morsel/application/progress-photos/photo-store";
import { AdminStore } from "@morsel/application/admin/admin-store";
import { SecondStepStore } from "@morsel/application/sign-in-methods/second-step-store";
import { Clock } from "@morsel/application/platform/clock";
import { localDate } from "@morsel/application/platform/local-date";
import * as Effect from "effect/Effect";
import { setUpSampleAdmin } from "../../memory/admin/sample-admin.ts";
import { sampleDeletedRecipe, sampleRecipes } from "../../memory/recipes/sample-recipes.ts";
import { sampleSavedMeals } from "../../memory/meals/sample-meals.ts";
import { sampleMeasurements } from "../../memory/measurements/sample-measurements.ts";
import { samplePhotos } from "../../memory/progress-photos/sample-photos.ts";
import { sampleDay, sampleHistory } from "../../memory/diary/sample-history.ts";
import { sampleSessions } from "../../memory/identity/sample-devices.ts";
import { setUpSampleForum } from "./sample-forum.ts";
import { setUpSampleFriends } from "./sample-friends.ts";
import { setUpSampleHousehold } from "./sample-household.ts";
import { setUpSampleReviews } from "./sample-reviews.ts";
import { makeMemoryWorld, type MemoryWorld, type WorldOptions } from "../memory-world.ts";

export const SAMPLE_SIGN_UP: SignUpRequest & { readonly password: string } = {
  email: "robin@example.org",
  username: "robin",
  password: "quiet-orchard-41-lantern",
  locale: "en",
  timeZone: "Europe/Berlin",
  country: "DE",
  sex: "female",
  birthDate: "1990-05-17" as CalendarDate,
  heightCm: 168,
  weightKg: 71.4,
  goalWeightKg: 66,
  activityLevel: 2,
  weeklyChangeKg: -0.25,
  agreements: CURRENT_VERSIONS,
};

export type SampleWorldOptions = WorldOptions & {
  /** The day that lies open; today by the world's clock when absent. */
  readonly today?: CalendarDate;
  /** Whole days logged before today; each is marked complete. */
  readonly days?: number;
  /** Logs entries today too: breakfast, lunch and a snack. */
  readonly isTodayBegun?: boolean;
  readonly isSignedIn?: boolean;
  /** Adds some recipes. */
  readonly hasRecipes?: boolean;
  /** Adds some saved meals. */
  readonly hasMeals?: boolean;
  /** Adds three months of body measurements. */
  readonly hasMeasurements?: boolean;
  /** Adds another member who shares the household, or who invites the member. */
  readonly household?: "none" | "invited" | "shared";
  /** Adds friends, invitations and blocked members. */
  readonly hasFriends?: boolean;
  /** Adds topics of the forum. */
  readonly hasForum?: boolean;
  /** Makes the member a super admin: without a second step, outside, or inside the pages of admins. */
  readonly admin?: "none" | "unprepared" | "outside" | "inside";
  /** Changes to the diary's settings. */
  readonly diarySettings?: DiarySettingsChange;
};

const settle = Effect.fnUntraced(function* (world: MemoryWorld, options: SampleWorldOptions) {
  const { days = 14, isTodayBegun = true, isSignedIn = true } = options;
  const { member } = yield* world.get(IdentityUseCases).signUp(SAMPLE_SIGN_UP);
  const today = options.today ?? localDate(yield* world.get(Clock).now, SAMPLE_SIGN_UP.timeZone);
  yield* logHistory(world, member.id, today, days);
  if (isTodayBegun)
    yield* world.get(DiaryStore).add(
      member.id,
      sampleDay(today).filter(({ meal }) => meal !== "dinner"),
    );
  if (options.hasMeals === true)
    for (const meal of sampleSavedMeals(today)) yield* world.get(MealStore).save(member.id, meal);
  if (options.hasRecipes === true) {
    const recipes = world.get(RecipeStore);
    for (const recipe of [...sampleRecipes, sampleDeletedRecipe]) yield* Effect.orDie(recipes.save(member.id, recipe));
    yield* Effect.orDie(recipes.remove(member.id, sampleDeletedRecipe.id));
  }
  if (options.hasMeasurements === true) {
    yield* world.get(MeasurementStore).log(member.id, sampleMeasurements(today));
    for (const { photo, images } of samplePhotos(today)) yield* world.get(PhotoStore).add(member.id, photo, images);
  }
  if (options.household !== undefined && options.household !== "none")
    yield* setUpSampleHousehold(world, member.id, SAMPLE_SIGN_UP, today, options.household === "shared");
  if (options.hasFriends === true) yield* setUpSampleFriends(world, member.id, SAMPLE_SIGN_UP);
  if (options.hasForum === true) yield* setUpSampleForum(world, member, SAMPLE_SIGN_UP);
  const settings = changeDiarySettings(DEFAULT_DIARY_SETTINGS, options.diarySettings ?? {});
  if (settings.ok && settings.value.version > 0) yield* world.get(DiarySettingsStore).put(member.id, settings.value);
  world.browser.member = isSignedIn ? member.id : undefined;
  const session = isSignedIn ? yield* signInOnDevices(world) : undefined;
  world.browser.session = session;
  if (options.admin !== undefined && options.admin !== "none") {
    yield* setUpSampleReviews(world, member.id);
    yield* setUpSampleAdmin(
      { admin: world.get(AdminStore), secondSteps: world.get(SecondStepStore) },
      member.id,
      yield* world.get(Clock).now,
      {
        hasSecondStep: options.admin !== "unprepared",
        session: options.admin === "inside" ? session : undefined,
      },
    );
  }
});

/** Answers the session of the device at hand. */
const signInOnDevices = Effect.fnUntraced(function* (world: MemoryWorld) {
  const known = yield* world.get(MemberStore).byLogin(SAMPLE_SIGN_UP.email);
  if (known === undefined) return undefined;
  const sessions = sampleSessions(yield* world.get(Clock).now);
  for (const session of sessions) yield* world.get(SessionStore).begin(known.member.id, known.password, session);
  return sessions.at(-1)?.id;
});

const logHistory = Effect.fnUntraced(function* (
  world: MemoryWorld,
  member: MemberId,
  today: CalendarDate,
  days: number,
) {
  for (const entries of sampleHistory(today, days + 1).slice(0, -1)) {
    yield* world.get(DiaryStore).add(member, entries);
    const date = entries[0]?.date;
    if (date !== undefined)
      yield* world.get(DiaryStore).updateDay(member, { date, note: "", completeness: "complete", version: 1 });
  }
});

/** A world in which the sample member has eaten for a while; ready when it is returned. */
export const makeSampleWorld = (options: SampleWorldOptions = {}): MemoryWorld => {
  const world = makeMemoryWorld(options);
  Effect.runSync(Effect.orDie(settle(world, options)));
  return world;
};
