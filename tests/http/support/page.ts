import { makeHttpTransport } from "@morsel/adapters/http-client/transport/http-transport";
import { CURRENT_VERSIONS } from "@morsel/domain/consent";
import { diaryClient } from "@morsel/adapters/http-contract/diary/diary-client";
import { foodsClient } from "@morsel/adapters/http-client/foods/foods-client";
import { goalsClient } from "@morsel/adapters/http-contract/goals/goals-client";
import { hydrationClient } from "@morsel/adapters/http-contract/hydration/hydration-client";
import { sessionClient } from "@morsel/adapters/http-client/identity/session-client";
import type { DiaryChange } from "@morsel/application/diary/diary-change";
import type { SignUpRequest } from "@morsel/application/identity/sign-up-request";
import type { CalendarDate } from "@morsel/domain/calendar";
import { Effect } from "effect";
import { apiOver } from "./api-over.ts";
import { type Harness, ORIGIN, PASSWORD } from "./harness.ts";

export const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect);
export const refusal = <A, E>(effect: Effect.Effect<A, E>): Promise<E> => Effect.runPromise(Effect.flip(effect));

/** The entries that stand after a write. */
export const written = <E>(write: Effect.Effect<DiaryChange, E>) => run(Effect.map(write, ({ entries }) => entries));

/** Answers of a person who joins. */
export const person = (name: string): SignUpRequest => ({
  email: `${name}@example.org`,
  username: name,
  password: PASSWORD,
  locale: "en",
  timeZone: "Europe/Berlin",
  country: "DE",
  sex: "male",
  birthDate: "1980-02-29" as CalendarDate,
  heightCm: 181,
  weightKg: 88.5,
  goalWeightKg: 80,
  activityLevel: 3,
  weeklyChangeKg: -0.5,
  agreements: CURRENT_VERSIONS,
});

/** The page's ports over the real client, the real server and no socket. */
export const through = (server: Harness) => {
  const browser = server.browser();
  return {
    browser,
    diary: diaryClient(apiOver(ORIGIN, browser.fetch)),
    hydration: hydrationClient(apiOver(ORIGIN, browser.fetch)),
    foods: foodsClient(apiOver(ORIGIN, browser.fetch)),
    goals: goalsClient(apiOver(ORIGIN, browser.fetch)),
    session: sessionClient(makeHttpTransport(ORIGIN, browser.fetch)),
  };
};
export type Page = ReturnType<typeof through>;

/** A page whose browser is signed in. */
export const member = async (server: Harness, name: string): Promise<Page> => {
  const page = through(server);
  await run(page.session.signUp(person(name)));
  await run(page.session.signIn(name, PASSWORD, "/"));
  return page;
};
