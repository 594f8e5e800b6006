import { coachClient } from "@morsel/adapters/http-contract/coach/coach-client";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import type { CalendarDate } from "@morsel/domain/calendar";
import { GRAM_SERVING, type FoodId } from "@morsel/domain/foods";
import type { CoachScope } from "@morsel/domain/social";
import { beforeEach, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { type Harness, id, ORIGIN, startServer, TODAY } from "../support/harness.ts";
import { member, refusal, run } from "../support/page.ts";

const today = TODAY as CalendarDate;
const BANANA = SAMPLE_FOODS[0]?.id ?? ("none" as FoodId);
let made = 59_000;
const newId = () => id((made += 1));

describe("comments of a coach, through the wire", () => {
  let server: Harness;
  beforeEach(async () => {
    server = await startServer();
  });
  const joined = async (name: string) => {
    const page = await member(server, name);
    return { ...page, name, coach: coachClient(apiOver(ORIGIN, page.browser.fetch)) };
  };
  const coached = async (scopes: readonly CoachScope[] = ["days"]) => {
    const [ada, bob] = [await joined("ada"), await joined("bob")];
    const grant = newId();
    const grants = await run(ada.coach.grant(grant, scopes, 30));
    await run(bob.coach.accept(grants.find((one) => one.id === grant)?.code ?? ""));
    return { ada, bob, grant };
  };
  const said = (username: string, text: string, entry?: string) => ({
    id: newId(),
    username,
    date: today,
    text,
    ...(entry === undefined ? {} : { entry }),
  });
  const mails = async () => {
    await server.runJobs();
    return server.mails().map(({ to, subject }) => [to, subject]);
  };

  it("SO43 SO44 W495 a coach comments on an entry, the client reads and answers, and the answer is new in the coach's list", async () => {
    const { ada, bob } = await coached();
    const entry = newId();
    await run(
      ada.diary.log(today, [{ id: entry as never, meal: "lunch", foodId: BANANA, amount: 100, serving: GRAM_SERVING }]),
    );
    const text = `<script>alert(1)</script> & "more"`;
    await run(bob.coach.comment(said("ada", text, entry)));
    expect(await refusal(bob.coach.comment(said("ada", "no such entry", newId())))).toMatchObject({
      _tag: "FieldRefused",
    });
    expect(await refusal(bob.coach.comment(said("ada", " ")))).toMatchObject({ _tag: "FieldRefused", field: "text" });
    expect(await run(ada.coach.commentDays)).toEqual([{ date: today, unread: 1 }]);
    expect(await run(ada.coach.comments(today))).toMatchObject([
      { coach: "bob", isCoach: true, entry, text, isNew: true },
    ]);
    expect(await run(ada.coach.commentDays)).toEqual([{ date: today, unread: 0 }]);
    await run(ada.coach.answer(said("bob", "Thanks")));
    expect(await run(bob.coach.clients)).toMatchObject([{ username: "ada", waiting: { unread: 1, date: today } }]);
    expect(await run(bob.coach.clientComments("ada", today))).toMatchObject([
      { isCoach: true, isNew: false },
      { isCoach: false, text: "Thanks", isNew: true },
    ]);
    expect((await run(bob.coach.clients))[0]?.waiting).toBeUndefined();
    // SO42: reading and writing comments are looks at the day.
    expect((await run(ada.coach.looks(undefined))).items).toMatchObject([
      { username: "bob", scope: "days", date: today },
    ]);
  });

  it("SO44 W490 without days in the grant, or after its end, there is no comment for either", async () => {
    const { ada, bob } = await coached(["reports"]);
    const none = { _tag: "ClientNotFound" };
    expect(await refusal(bob.coach.comment(said("ada", "Hi")))).toEqual(none);
    expect(await refusal(bob.coach.clientComments("ada", today))).toEqual(none);
    expect(await refusal(ada.coach.answer(said("bob", "Hi")))).toEqual({ _tag: "CoachGrantNotFound" });
    expect(await refusal(ada.coach.answer(said("nobody-here", "Hi")))).toEqual({ _tag: "CoachGrantNotFound" });
  });

  it("SO44 what was said is gone for both with the grant", async () => {
    const { ada, bob, grant } = await coached();
    await run(bob.coach.comment(said("ada", "Hi")));
    await run(ada.coach.end(grant));
    expect(await run(ada.coach.comments(today))).toEqual([]);
    expect(await run(ada.coach.commentDays)).toEqual([]);
    expect(await refusal(bob.coach.clientComments("ada", today))).toEqual({ _tag: "ClientNotFound" });
    expect(await refusal(ada.coach.answer(said("bob", "Hi")))).toEqual({ _tag: "CoachGrantNotFound" });
  });

  it("SO45 a client hides a comment for themselves and reports it, and does neither with their own", async () => {
    const { ada, bob } = await coached();
    const comment = said("ada", "Hi");
    await run(bob.coach.comment(comment));
    const report = { id: newId(), comment: comment.id, reason: "harassment" as const, text: "Rude" };
    await run(ada.coach.reportComment(report));
    expect(await refusal(bob.coach.reportComment({ ...report, id: newId() }))).toEqual({
      _tag: "CoachCommentNotFound",
    });
    expect(await refusal(bob.coach.hideComment(comment.id))).toEqual({ _tag: "CoachCommentNotFound" });
    await run(ada.coach.hideComment(comment.id));
    expect(await run(ada.coach.comments(today))).toEqual([]);
    expect(await run(bob.coach.clientComments("ada", today))).toHaveLength(1);
  });

  it("W494 the client is mailed once until they have read, and not if they want no mail about messages", async () => {
    const { ada, bob } = await coached();
    const toAda = async () =>
      (await mails()).filter(([to, subject = ""]) => to === "ada@example.org" && subject.includes("bob"));
    for (const text of ["one", "two"]) await run(bob.coach.comment(said("ada", text)));
    expect(await toAda()).toHaveLength(1);
    await run(ada.coach.comments(today));
    await run(bob.coach.comment(said("ada", "three")));
    expect(await toAda()).toHaveLength(2);
    await run(ada.coach.comments(today));
    const { settings } = (await (await ada.browser.get("/api/services/account")).json()) as {
      readonly settings: { readonly version: number };
    };
    const change = { version: settings.version, mail: { messages: false } };
    expect((await ada.browser.send("PATCH", "/api/services/account", change)).status).toBe(200);
    await run(bob.coach.comment(said("ada", "four")));
    expect(await toAda()).toHaveLength(2);
  });
});
