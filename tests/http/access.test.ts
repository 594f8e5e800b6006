import { endpoints } from "@morsel/adapters/http-contract/shared/openapi";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { SessionStore } from "@morsel/application/identity/session-store";
import { DiaryStore } from "@morsel/application/diary/diary-store";
import type { CalendarDate } from "@morsel/domain/calendar";
import { newSession, type MemberId, type SessionId } from "@morsel/domain/identity";
import { Effect } from "effect";
import { beforeAll, describe, expect, it } from "vitest";
import { type Browser, type Harness, id, joined, PASSWORD, START, startServer, TODAY } from "./support/harness.ts";

const food = SAMPLE_FOODS[0]?.id ?? "";
const parkour = { kind: "cardio", name: "Parkour", met: 8 };
const run = { id: id(500), exercise_id: "c-12150", minutes: 30 };
const body = {
  sex: "female",
  birth_date: "1990-05-17",
  height_cm: 168,
  weight_kg: 70,
  goal_weight_kg: 65,
  activity_level: 2,
  weekly_change_kg: -0.5,
};
const entry = { id: id(900), meal: "lunch", food_id: food, amount: 10, unit: "g" };
const meal = { name: "Usual", items: [{ food_id: food, amount: 10, unit: "g" }] };

/** For each endpoint a request that would succeed for Ada, whose entry is `id(1)`. An endpoint that lacks here fails. */
const REQUESTS: { readonly [endpoint: string]: readonly [path: string, body?: unknown] } = {
  "auth.csrf": ["/api/auth/csrf"],
  "auth.providers": ["/api/auth/providers"],
  "auth.session": ["/api/auth/session"],
  "auth.refreshTokenData": ["/api/auth/refresh-token-data"],
  "auth.signInPage": ["/api/auth/signin"],
  "auth.signInWithPage": ["/api/auth/signin/credentials"],
  "auth.signIn": ["/api/auth/signin/credentials", { json: true }],
  "auth.callback": ["/api/auth/callback/credentials", { json: true }],
  "auth.signOutPage": ["/api/auth/signout"],
  "auth.signOut": ["/api/auth/signout", { json: true }],
  "auth.error": ["/api/auth/error"],
  "auth.log": ["/api/auth/_log", { level: "error", code: "CLIENT_FETCH_ERROR" }],
  "users.signUp": ["/api/services/users", {}],
  "users.me": ["/api/services/users"],
  "users.changeUser": ["/api/services/users", { unit_preferences: { water: "cups" } }],
  "users.changePassword": ["/api/services/users/password", { current_password: PASSWORD, password: PASSWORD }],
  "users.logout": ["/api/logout"],
  "sessions.sessions": ["/api/services/sessions"],
  "sessions.endSession": [`/api/services/sessions/${id(602)}`],
  "sessions.endSessions": ["/api/services/sessions?scope=others"],
  "users.userExists": ["/api/idm/user-exists?email=a@example.org"],
  "users.validateUsername": ["/api/mainapp/public/user/suggest_validate_username?username=ada"],
  "foods.search": ["/api/services/foods?query=banana"],
  "foods.suggestions": ["/api/services/foods/suggestions?meal=lunch&at=12:00"],
  "foods.food": [`/api/services/foods/${food}`],
  "diary.days": [`/api/services/diary?from=${TODAY}&to=${TODAY}`],
  "diary.day": [`/api/services/diary/${TODAY}`],
  "diary.updateDay": [`/api/services/diary/${TODAY}`, { version: 0, note: "hello" }],
  "diary.log": [`/api/services/diary/${TODAY}/entries`, { entries: [entry] }],
  "diary.change": [`/api/services/diary/${TODAY}/entries/${id(1)}`, { version: 1, amount: 20 }],
  "diary.remove": [`/api/services/diary/${TODAY}/entries/${id(1)}`],
  "diary.restore": [`/api/services/diary/${TODAY}/entries/${id(1)}/restore`],
  "hydration.logWater": [`/api/services/diary/${TODAY}/water`, { id: id(700), ml: 250 }],
  "hydration.deleteWater": [`/api/services/diary/${TODAY}/water/${id(701)}`],
  "diary.copy": ["/api/services/diary/copies", { id: id(800), from: { date: TODAY }, to: { dates: ["2026-03-06"] } }],
  "diarySettings.diarySettings": ["/api/services/diary-settings"],
  "diarySettings.changeDiarySettings": ["/api/services/diary-settings", { version: 0, nutrient_columns: ["sodium"] }],
  "goals.goals": ["/api/services/goals"],
  "goals.changeGoals": ["/api/services/goals", { version: 1, steps: 9000 }],
  "goals.goalBasis": ["/api/services/goals/body"],
  "goals.changeBody": ["/api/services/goals/body", { ...body, version: 2 }],
  "goals.streak": ["/api/services/goals/streak"],
  "goals.week": ["/api/services/goals/week"],
  "goals.goalPlans": ["/api/services/goals/plans"],
  "goals.takeBackPlan": ["/api/services/goals/plans/2026-04-01?version=3"],
  "measurements.measurements": ["/api/services/measurements?type=weight"],
  "measurements.logMeasurement": ["/api/services/measurements", { id: id(600), kg: 71 }],
  "measurements.deleteMeasurement": [`/api/services/measurements/${id(601)}`],
  "meals.meals": ["/api/services/meals"],
  "meals.saveMeal": ["/api/services/meals", { ...meal, id: id(500) }],
  "meals.meal": [`/api/services/meals/${id(501)}`],
  "meals.changeMeal": [`/api/services/meals/${id(501)}`, { version: 1, name: "Renamed" }],
  "meals.deleteMeal": [`/api/services/meals/${id(502)}`],
  "meals.restoreMeal": [`/api/services/meals/${id(502)}/restore`],
  "exercises.exercises": ["/api/services/exercises?query=running"],
  "exercises.exerciseGroups": ["/api/services/exercises/groups"],
  "exercises.exercise": ["/api/services/exercises/c-12150"],
  "exercise.recentExercises": ["/api/services/exercise/recent"],
  "exercise.exerciseDay": [`/api/services/exercise/diary/${TODAY}`],
  "exercise.logExercises": [`/api/services/exercise/diary/${TODAY}/entries`, { entries: [run] }],
  "exercise.changeExercise": [`/api/services/exercise/diary/${TODAY}/entries/${id(501)}`, { version: 1, minutes: 20 }],
  "exercise.removeExercise": [`/api/services/exercise/diary/${TODAY}/entries/${id(501)}`],
  "exercise.restoreExercise": [`/api/services/exercise/diary/${TODAY}/entries/${id(501)}/restore`],
  "exercise.ownExercises": ["/api/services/exercise/mine"],
  "exercise.saveOwnExercise": [`/api/services/exercise/mine/${id(502)}`, { ...parkour, version: 1 }],
  "exercise.removeOwnExercise": [`/api/services/exercise/mine/${id(502)}`],
  "exercise.restoreOwnExercise": [`/api/services/exercise/mine/${id(502)}/restore`],
  "health.healthz": ["/healthz"],
  "docs.openapi": ["/api/openapi.json"],
  "docs.docs": ["/api/docs"],
};

/** What a visitor's request of above is answered where that is not 200: pages lead on, forms want their token, a sign-up its fields. */
const VISITORS_ANSWER: { readonly [endpoint: string]: number } = {
  "auth.signInPage": 302,
  "auth.signInWithPage": 302,
  "auth.signOutPage": 302,
  "auth.error": 302,
  "auth.callback": 403,
  "auth.signOut": 403,
  "users.signUp": 400,
};

/** An answer without what is drawn anew for everybody. */
const plain = async (response: Response): Promise<string> =>
  (await response.text()).replaceAll(/"csrfToken":"\w+"|nonce="[^"]+"/g, "");

/** What names a thing by its id and is for members reaches nobody else's thing; a new endpoint is among them by its path. */
const NAMING_AN_ID = endpoints().filter(({ caller, path }) => caller === "member" && /:(?!date\b)/.test(path));

describe("who may call what", () => {
  let server: Harness;
  let ada: Browser;
  let bob: Browser;

  beforeAll(async () => {
    server = await startServer();
    ada = await joined(server, "ada");
    bob = await joined(server, "bob");
    const { id: member } = (await (await ada.get("/api/services/users")).json()) as { readonly id: MemberId };
    const tablet = newSession(id(602) as SessionId, START, {});
    await Effect.runPromise(server.get(SessionStore).begin(member, `memory$${PASSWORD}`, tablet));
    await ada.send("POST", `/api/services/diary/${TODAY}/entries`, { entries: [{ ...entry, id: id(1) }] });
    await ada.send("POST", `/api/services/diary/${TODAY}/water`, { id: id(701), ml: 250 });
    await ada.send("POST", "/api/services/measurements", { id: id(601), kg: 71 });
    for (const mealId of [id(501), id(502)]) await ada.send("POST", "/api/services/meals", { ...meal, id: mealId });
    await ada.send("POST", `/api/services/exercise/mine/${id(502)}`, { ...parkour, version: 0 });
    await ada.send("POST", `/api/services/exercise/diary/${TODAY}/entries`, { entries: [{ ...run, id: id(501) }] });
  });

  const ask = (browser: Browser, method: string, [path, body]: readonly [string, unknown?]) =>
    browser.send(method, path, body);

  it("knows a request for every endpoint", () => {
    expect(Object.keys(REQUESTS).sort()).toEqual(
      endpoints()
        .map(({ group, name }) => `${group}.${name}`)
        .sort(),
    );
  });

  for (const { group, name, method, caller } of endpoints()) {
    const key = `${group}.${name}`;
    const request = REQUESTS[key] ?? [""];

    it(`${key}: a visitor is ${caller === "visitor" ? "answered" : "asked to sign in"}`, async () => {
      const response = await ask(server.browser(), method, request);
      if (caller === "visitor") {
        expect(response.status).toBe(VISITORS_ANSWER[key] ?? 200);
      } else {
        expect(response.status).toBe(401);
        expect(await response.json()).toMatchObject({ type: "urn:morsel:problem:SignInNeeded", status: 401 });
      }
    });

    it(`${key}: a forged session is a visitor`, async () => {
      const forged = server.browser();
      forged.cookies.set("next-auth.session-token", "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AAAA.BBBB.CCCC");
      const visitor = await ask(server.browser(), method, request);
      const response = await ask(forged, method, request);
      expect(response.status).toBe(visitor.status);
      expect(await plain(response)).toBe(await plain(visitor));
    });
  }

  it("some endpoints name a thing by its id", () => expect(NAMING_AN_ID.length).toBeGreaterThan(0));

  for (const { group, name, method } of NAMING_AN_ID)
    it(`${group}.${name}: another member finds nothing where the owner is answered`, async () => {
      const request = REQUESTS[`${group}.${name}`] ?? [""];
      const response = await ask(bob, method, request);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({
        type: expect.stringMatching(/^urn:morsel:problem:\w+(Unknown|NotFound)$/),
      });
      expect((await ask(ada, method, request)).ok).toBe(true);
    });

  it("shows each member only what is theirs", async () => {
    const read = async (browser: Browser, path: string) => (await browser.get(path)).text();
    for (const path of [`/api/services/diary/${TODAY}`, `/api/services/diary?from=${TODAY}&to=${TODAY}`]) {
      expect(await read(bob, path)).not.toContain(food);
      expect(await read(bob, path)).not.toContain(id(1));
    }
    expect(await read(bob, "/api/services/users")).not.toContain("ada");
    const copy = { id: id(801), from: { date: TODAY, entries: [id(1)] }, to: { dates: ["2026-03-07"] } };
    expect((await bob.send("POST", "/api/services/diary/copies", copy)).status).toBe(422);
    expect(await read(ada, `/api/services/diary/${TODAY}`)).toContain(id(1));
  });

  describe("a session whose member is gone is no session", () => {
    /** Every member is gone here: another server with the same secret, which nobody has joined. */
    const gone = async () => {
      const other = await startServer();
      const stranger = other.browser();
      stranger.cookies.set("next-auth.session-token", ada.cookies.get("next-auth.session-token") ?? "");
      return { other, stranger };
    };
    for (const { group, name, method } of endpoints().filter(({ caller }) => caller === "member"))
      it(`${group}.${name}: neither answers nor writes`, async () => {
        const { stranger } = await gone();
        const response = await ask(stranger, method, REQUESTS[`${group}.${name}`] ?? [""]);
        expect([response.status, await response.json()]).toMatchObject([
          401,
          { type: "urn:morsel:problem:SignInNeeded" },
        ]);
      });

    it("nothing of theirs is kept", async () => {
      const { other, stranger } = await gone();
      await stranger.send("POST", `/api/services/diary/${TODAY}/entries`, { entries: [entry] });
      await stranger.send("POST", `/api/services/diary/${TODAY}/water`, { id: id(700), ml: 250 });
      const member = ((await (await ada.get("/api/services/users")).json()) as { readonly id: MemberId }).id;
      expect((await Effect.runPromise(other.get(DiaryStore).day(member, TODAY as CalendarDate))).entries).toEqual([]);
      expect(await (await stranger.get("/api/auth/session")).json()).toEqual({});
    });
  });
});
