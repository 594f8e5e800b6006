import { coachClient } from "@morsel/adapters/http-contract/coach/coach-client";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { AccountStore } from "@morsel/application/account/account-store";
import { BeforeErasure } from "@morsel/application/account/before-erasure";
import { CoachCommentStore } from "@morsel/application/coach/comment-store";
import { CoachStore } from "@morsel/application/coach/coach-store";
import { forgetLooks } from "@morsel/application/coach/forget-looks-job";
import { Clock } from "@morsel/application/platform/clock";
import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import { LOOKS_DAYS, type CoachScope } from "@morsel/domain/social";
import { GRAM_SERVING, type FoodId } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import { beforeEach, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { type Harness, id, ORIGIN, startServer, TODAY } from "../support/harness.ts";
import { member, refusal, run } from "../support/page.ts";

const today = TODAY as CalendarDate;
const DAY = 86_400_000;
const NO_CLIENT = { _tag: "ClientNotFound" };
const NO_LINK = { _tag: "CoachLinkNotFound" };
const BANANA = SAMPLE_FOODS[0]?.id ?? ("none" as FoodId);
const ANY_JOB = { id: "x", kind: "x", payload: {}, dueAt: 0, attempt: 1, turn: 1 };
let made = 49_000;
const newId = () => id((made += 1));

describe("a coach", () => {
  let server: Harness;
  beforeEach(async () => {
    server = await startServer();
  });
  const joined = async (name: string) => {
    const page = await member(server, name);
    return { ...page, name, coach: coachClient(apiOver(ORIGIN, page.browser.fetch)) };
  };
  type Joined = Awaited<ReturnType<typeof joined>>;
  const linkOf = async (client: Joined, scopes: readonly CoachScope[], days = 30) => {
    const grant = newId();
    const grants = await run(client.coach.grant(grant, scopes, days));
    const { code } = grants.find((one) => one.id === grant) ?? {};
    return { grant, code: code ?? "" };
  };
  const coached = async (scopes: readonly CoachScope[]) => {
    const [ada, bob] = [await joined("ada"), await joined("bob")];
    const { grant, code } = await linkOf(ada, scopes);
    await run(bob.coach.accept(code));
    return { ada, bob, grant, code };
  };
  const reads = ({ coach }: Joined, name: string) => ({
    days: coach.day(name, today),
    body: coach.body(name),
    reports: coach.report(name),
  });
  const idOf = async ({ browser }: Joined) =>
    ((await (await browser.get("/api/services/users")).json()) as { readonly id: MemberId }).id;

  it("SO17 W490 W492 reads what is in scope alone, without notes and weights in days, and writes nothing", async () => {
    const { ada, bob } = await coached(["days"]);
    await run(
      ada.diary.log(today, [
        {
          id: newId() as never,
          meal: "lunch",
          foodId: BANANA,
          amount: 120,
          serving: GRAM_SERVING,
          time: "12:34" as never,
        },
      ]),
    );
    await run(ada.diary.updateDay(today, { version: 0, note: "a private note" }));
    const day = await run(bob.coach.day("Ada", today));
    expect(day).toMatchObject({ username: "ada", isOwn: false, entries: [{ foodId: BANANA, grams: 120 }] });
    expect(day.budget?.goal.energy).toBeGreaterThan(1000);
    expect(JSON.stringify(day)).not.toMatch(/private note|12:34|88\.5/);
    const asked = reads(bob, "ada");
    expect([await refusal(asked.body), await refusal(asked.reports)]).toEqual([NO_CLIENT, NO_CLIENT]);
    expect(await run(bob.coach.clients)).toMatchObject([
      { username: "ada", scopes: ["days"], logged: { last: today, ofWeek: 1 } },
    ]);
    const { code } = await linkOf(ada, ["body", "reports"]);
    await run(bob.coach.accept(code));
    expect(await run(bob.coach.body("ada"))).toMatchObject([{ kg: 88.5 }]);
    expect(await run(bob.coach.report("ada"))).toMatchObject([{ date: today, entryCount: 1 }]);
  });

  it("SO40 W491 a link is bound to the first who accepts it, expires, and is kept as a hash", async () => {
    const { ada, bob, grant, code } = await coached(["days"]);
    const eve = await joined("eve");
    expect(await refusal(eve.coach.preview(code))).toEqual(NO_LINK);
    expect(await refusal(eve.coach.accept(code))).toEqual(NO_LINK);
    await run(bob.coach.accept(code));
    expect(await refusal(eve.coach.day("ada", today))).toEqual(NO_CLIENT);
    expect(await refusal(ada.coach.accept((await linkOf(ada, ["days"])).code))).toEqual({ _tag: "CoachesOneself" });
    expect(JSON.stringify(await run(server.get(CoachStore).given(await idOf(ada), 0)))).not.toContain(code);
    expect((await run(ada.coach.grants)).find((one) => one.id === grant)).toMatchObject({ username: "bob" });
    for (const wrong of ["", "x", `${code}x`]) expect(await refusal(eve.coach.accept(wrong))).toEqual(NO_LINK);
    const late = await linkOf(ada, ["days"]);
    server.advance(8 * DAY);
    await eve.browser.signIn("eve");
    expect(await refusal(eve.coach.accept(late.code))).toEqual(NO_LINK);
  });

  it("W491 nothing opens from the moment on in which access ends, by either, or runs out", async () => {
    const { ada, bob, grant } = await coached(["days", "body", "reports"]);
    await run(bob.coach.day("ada", today));
    await run(ada.coach.end(grant));
    const { days, body, reports } = reads(bob, "ada");
    for (const refused of [refusal(days), refusal(body), refusal(reports)]) expect(await refused).toEqual(NO_CLIENT);
    expect([await run(bob.coach.clients), await run(ada.coach.grants)]).toEqual([[], []]);
    const again = await linkOf(ada, ["days"]);
    await run(bob.coach.accept(again.code));
    const eve = await joined("eve");
    expect(await refusal(eve.coach.end(again.grant))).toEqual({ _tag: "CoachGrantNotFound" });
    await run(bob.coach.end(again.grant));
    expect(await refusal(bob.coach.day("ada", today))).toEqual(NO_CLIENT);
    await run(bob.coach.accept((await linkOf(ada, ["days"])).code));
    server.advance(29 * DAY);
    await bob.browser.signIn("bob");
    await run(bob.coach.day("ada", today));
    server.advance(DAY);
    expect(await refusal(bob.coach.day("ada", today))).toEqual(NO_CLIENT);
  });

  it("W490 SO42 the client sees each look, and looks that are too old go", async () => {
    const { ada, bob } = await coached(["days", "body"]);
    for (const _ of [1, 2]) await run(bob.coach.day("ada", today));
    server.advance(1000);
    await run(bob.coach.day("ada", addDays(today, -1)));
    server.advance(1000);
    await run(bob.coach.body("ada"));
    await refusal(bob.coach.report("ada"));
    expect((await run(ada.coach.looks(undefined))).items).toMatchObject([
      { username: "bob", scope: "body" },
      { scope: "days", date: addDays(today, -1) },
      { scope: "days", date: today },
    ]);
    expect((await run(bob.coach.looks(undefined))).items).toEqual([]);
    expect((await ada.browser.get("/api/services/coach/views?cursor=nonsense")).status).toBe(422);
    const kept = {
      coaches: server.get(CoachStore),
      comments: server.get(CoachCommentStore),
      clock: server.get(Clock),
    };
    const client = await idOf(ada);
    await run(forgetLooks.make(kept)({}, ANY_JOB));
    expect(await run(kept.coaches.looks(client, { limit: 9 }))).toHaveLength(3);
    server.advance((LOOKS_DAYS + 1) * DAY);
    await run(forgetLooks.make(kept)({}, ANY_JOB));
    expect(await run(kept.coaches.looks(client, { limit: 9 }))).toEqual([]);
  });

  it("W493 a block ends access between the two, and with an account its access goes", async () => {
    const { ada, bob } = await coached(["days"]);
    await ada.browser.send("POST", "/api/services/blocked_users/block", { username: "bob" });
    expect(await refusal(bob.coach.day("ada", today))).toEqual(NO_CLIENT);
    await ada.browser.send("POST", "/api/services/blocked_users/bulk_unblock", { usernames: ["bob"] });
    expect(await refusal(bob.coach.day("ada", today))).toEqual(NO_CLIENT);
    await run(bob.coach.accept((await linkOf(ada, ["days"])).code));
    await run(bob.coach.day("ada", today));
    const gone = await idOf(bob);
    for (const step of server.get(BeforeErasure)) await run(step(gone));
    await run(server.get(AccountStore).erase(gone));
    expect(await run(ada.coach.grants)).toEqual([]);
    expect((await run(ada.coach.looks(undefined))).items[0]).not.toHaveProperty("username");
  });

  it("SO41 so many links at once, and what is asked for is checked", async () => {
    const ada = await joined("ada");
    for (let n = 0; n < 10; n += 1) await linkOf(ada, ["days"]);
    expect(await refusal(ada.coach.grant(newId(), ["days"], 30))).toEqual({ _tag: "TooManyCoaches", limit: 10 });
    for (const wrong of [{ scopes: [] }, { scopes: ["everything"] }, { days: 31 }, { days: 36_500 }, { id: "x" }])
      expect(
        (
          await ada.browser.send("POST", "/api/services/coach/grants", {
            id: newId(),
            scopes: ["days"],
            days: 30,
            ...wrong,
          })
        ).status,
      ).toBe(400);
  });
});
