import fc from "fast-check";
import { SAMPLE_SIGN_UP } from "@morsel/adapters/composition/samples/sample-world";
import { makeCheckUsernameAvailability } from "@morsel/application/identity/check-username-availability";
import { localNow, timeZoneOf } from "@morsel/application/platform/local-date";
import { asFieldRefused } from "@morsel/application/platform/refused-field";
import type { SignUpRequest } from "@morsel/application/identity/sign-up-request";
import { addDays, type Instant } from "@morsel/domain/calendar";
import { goalOn } from "@morsel/domain/goals";
import { Effect, Result } from "effect";
import { describe, expect, it } from "vitest";
import { refusal, run } from "../../contract/stores.ts";
import { standingWorld } from "./standing-world.ts";
import { dateOf } from "../../arbitraries/diary.ts";
import { planOf } from "../../arbitraries/goals.ts";

const { username, email, password } = SAMPLE_SIGN_UP;

describe("signing up", () => {
  it("J1 member, password, first goals and first weight land together, and the goal is the plan's", async () => {
    const { signUp, stores } = standingWorld();
    const { member, goals, plan } = await run(signUp(SAMPLE_SIGN_UP));
    expect(await run(stores.members.byId(member.id))).toEqual(member);
    expect((await run(stores.members.byLogin(email)))?.password).toContain(password);
    // Half past eleven at night in London is the next day in Berlin.
    expect(goals.effectiveFrom).toBe("2026-03-05");
    expect(await run(stores.goals.on(member.id, goals.effectiveFrom))).toEqual(goals);
    expect(plan).toEqual(planOf(member.profile, goals.effectiveFrom));
    expect(goalOn(goals, goals.effectiveFrom)?.energy).toBe(plan.energy);
  });

  it("J2 e-mail and username are taken in any case, and who is refused is not there", async () => {
    const { signUp, members } = standingWorld();
    await run(signUp(SAMPLE_SIGN_UP));
    const other = { ...SAMPLE_SIGN_UP, username: "sparrow", email: "sparrow@example.org" };
    expect(await refusal(signUp({ ...other, email: email.toUpperCase() }))).toEqual({ _tag: "EmailTaken" });
    expect(await refusal(signUp({ ...other, username: username.toUpperCase() }))).toEqual({ _tag: "UsernameTaken" });
    expect(members.size).toBe(1);
  });

  it("J3 whatever cannot be taken is refused by the name it has on the wire, and nobody joins", () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom<readonly [Partial<SignUpRequest>, string]>(
          [{ email: "nowhere" }, "email"],
          [{ username: "x" }, "username"],
          [{ password: "short" }, "password"],
          [{ password: "Robin@example.org" }, "password"],
          [{ birthDate: dateOf("2010-01-01") }, "birth_date"],
          [{ birthDate: dateOf("1890-01-01") }, "birth_date"],
          [{ heightCm: 20 }, "height_cm"],
          [{ weightKg: Number.NaN }, "weight_kg"],
          [{ goalWeightKg: 1000 }, "goal_weight_kg"],
          [{ weeklyChangeKg: -3 }, "weekly_change_kg"],
          [{ timeZone: "Mars/Olympus" }, "time_zone"],
          [{ timeZone: "" }, "time_zone"],
          [{ locale: "xx" }, "locale"],
          [{ country: "Germany" }, "country"],
          [{ country: "ZZ" }, "country"],
        ),
        async ([fault, field]) => {
          const { signUp, members } = standingWorld();
          const refused = asFieldRefused(await refusal(signUp({ ...SAMPLE_SIGN_UP, ...fault })));
          expect(refused).toMatchObject({ _tag: "FieldRefused", field });
          expect(members.size).toBe(0);
        },
      ),
    ));

  it("J4 of two who join with one name at once one does", async () => {
    const { signUp, members } = standingWorld();
    const rivals = [SAMPLE_SIGN_UP, { ...SAMPLE_SIGN_UP, email: "other@example.org" }];
    const outcomes = await run(
      Effect.all(
        rivals.map((one) => Effect.result(signUp(one))),
        { concurrency: "unbounded" },
      ),
    );
    expect(outcomes.filter(Result.isSuccess)).toHaveLength(1);
    expect(members.size).toBe(1);
  });

  it("J5 somebody of 18 today joins, a day younger does not", async () => {
    const { signUp } = standingWorld();
    const birthDate = dateOf("2008-03-05");
    expect(await refusal(signUp({ ...SAMPLE_SIGN_UP, birthDate: addDays(birthDate, 1) }))).toMatchObject({
      _tag: "UnderAge",
    });
    expect((await run(signUp({ ...SAMPLE_SIGN_UP, birthDate }))).member.username).toBe(username);
  });
});

describe("today where a member lives", () => {
  const at = (iso: string) => Date.parse(iso) as Instant;

  it("J5 J9 is read in the zone, and in UTC once nobody knows the zone any more", () => {
    const now = at("2026-03-05T23:30Z");
    expect(localNow(now, "Europe/Berlin")).toEqual({ date: "2026-03-06", time: "00:30" });
    expect(localNow(now, "America/New_York")).toEqual({ date: "2026-03-05", time: "18:30" });
    expect(localNow(at("2026-03-05T00:05Z"), "UTC")).toEqual({ date: "2026-03-05", time: "00:05" });
    for (const gone of ["Mars/Base", ""]) expect(localNow(now, gone)).toEqual({ date: "2026-03-05", time: "23:30" });
  });

  it("J9 a zone is kept in one spelling", async () => {
    expect(["eUROPE/bERLIN", "utc", "Mars/Base"].map(timeZoneOf)).toEqual(["Europe/Berlin", "UTC", undefined]);
    const { signUp } = standingWorld();
    const { member } = await run(signUp({ ...SAMPLE_SIGN_UP, timeZone: "eUROPE/bERLIN" }));
    expect(member.profile.timeZone).toBe("Europe/Berlin");
  });
});

describe("signing up again", () => {
  const id = "01890000-0000-7000-8000-000000000001";
  const named = { ...SAMPLE_SIGN_UP, id };

  it("J11 with the same id, e-mail and password it answers who joined, days later too", async () => {
    const { signUp, members, advance } = standingWorld();
    const first = await run(signUp(named));
    expect(first.member.id).toBe(id);
    expect(await run(signUp(named))).toEqual(first);
    advance(3 * 86_400_000);
    expect(await run(signUp({ ...named, weightKg: 80 }))).toEqual(first);
    expect(members.size).toBe(1);
  });

  it("J11 who does not know the password, the id or the e-mail is refused as ever", async () => {
    const { signUp, members } = standingWorld();
    await run(signUp(named));
    const other = "01890000-0000-7000-8000-000000000002";
    const refusals = [
      [{ ...named, password: "another-orchard-52-lantern" }, { _tag: "EmailTaken" }],
      [{ ...named, id: other }, { _tag: "EmailTaken" }],
      [{ ...named, id: other, email: "wren@example.org" }, { _tag: "UsernameTaken" }],
      [SAMPLE_SIGN_UP, { _tag: "EmailTaken" }],
      [{ ...named, email: "wren@example.org" }, { _tag: "MemberIdRefused" }],
      [{ ...named, email: "wren@example.org", username: "wren" }, { _tag: "MemberIdRefused" }],
      [{ ...named, id: "wren", email: "wren@example.org", username: "wren" }, { _tag: "MemberIdRefused" }],
    ] as const;
    for (const [request, refused] of refusals) expect(await refusal(signUp(request))).toEqual(refused);
    expect(asFieldRefused({ _tag: "MemberIdRefused" })).toMatchObject({ _tag: "FieldRefused", field: "id" });
    expect(members.size).toBe(1);
  });
});

it("J10 a name that cannot be had is answered with four like it that can", async () => {
  const taken = new Set(["robin", "robin_eats", "robin_cooks"]);
  const judge = makeCheckUsernameAvailability({
    members: { isUsernameTaken: (name) => Effect.succeed(taken.has(name)) },
  });
  expect(await run(judge("sparrow"))).toEqual({ username: "sparrow", isFree: true, suggestions: [] });
  const { suggestions, ...verdict } = await run(judge("robin"));
  expect(verdict).toEqual({ username: "robin", isFree: false });
  expect(suggestions).toHaveLength(4);
  expect(suggestions.filter((name) => taken.has(name))).toEqual([]);
  expect(await run(judge("x"))).toMatchObject({ isFree: false, accepted: expect.any(String) });
});
