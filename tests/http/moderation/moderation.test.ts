import { forumClient } from "@morsel/adapters/http-contract/forum/forum-client";
import { moderationClient } from "@morsel/adapters/http-contract/moderation/moderation-client";
import { expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { becomeAdmin } from "../support/enter-admin.ts";
import { id, ORIGIN, startServer } from "../support/harness.ts";
import { member, refusal, run } from "../support/page.ts";

let made = 691_000;
const newId = (): string => id((made += 1));

it("FO8 FO13 FO14 W690 W691 W692 a post is reported, hidden with a reason, appealed against and shown again", async () => {
  const server = await startServer();
  const joined = async (name: string) => {
    const page = await member(server, name);
    const api = apiOver(ORIGIN, page.browser.fetch);
    return { ...page, name, forum: forumClient(api), moderation: moderationClient(api) };
  };
  const [eve, ada, bob, admin] = [
    await joined("eve-mo"),
    await joined("ada-mo"),
    await joined("bob-mo"),
    await joined("admin-mo"),
  ];
  await becomeAdmin(server, admin.browser);
  const [quiet, loud] = [newId(), newId()].map((topic) => ({ id: topic, post: newId() }));
  if (quiet === undefined || loud === undefined) throw new Error("There are no ids.");
  for (const topic of [quiet, loud])
    await run(eve.forum.addTopic({ ...topic, category: "help", title: "Buy my soup", text: "Cheap **soup**" }));
  const report = (by: typeof ada, post: string) =>
    run(by.forum.report({ id: newId(), post, reason: "spam", text: "Ads" }));
  await report(ada, quiet.post);
  await report(ada, loud.post);
  for (const _ of [1, 2]) await report(bob, loud.post);
  for (const by of [eve, ada]) expect((await by.browser.get("/api/services/moderation/queue")).status).toBe(404);

  const { items: queue } = await run(admin.moderation.queue());
  expect(queue.map(({ thing, reports }) => [thing, reports])).toEqual([
    [loud.post, 2],
    [quiet.post, 1],
  ]);
  expect(queue[0]).toMatchObject({ aboutName: eve.name, text: "Cheap **soup**" });
  expect(queue[0]?.path).toBe(`/community/topics/${loud.id}#post-1`);
  const first = await admin.browser.get("/api/services/moderation/queue?limit=1");
  const { next } = (await first.json()) as { readonly next: string };
  expect((await run(admin.moderation.queue(next))).items).toEqual(queue.slice(1));
  expect(await refusal(admin.moderation.queue("no cursor"))).toMatchObject({ _tag: "FieldRefused" });
  const decision = newId();
  const wish = { id: decision, kind: "post", thing: loud.post, act: "hide", reason: "Advertising" } as const;
  expect(await refusal(admin.moderation.decide({ ...wish, reason: "" }))).toMatchObject({ _tag: "FieldRefused" });
  expect(await refusal(admin.moderation.decide({ ...wish, kind: "message" }))).toMatchObject({ _tag: "FieldRefused" });
  for (const _ of [1, 2]) await run(admin.moderation.decide(wish));
  expect(await refusal(admin.moderation.decide({ ...wish, id: newId() }))).toMatchObject({ _tag: "ReportSettled" });
  expect((await run(ada.forum.topic(loud.id))).items).toEqual([]);

  const [told] = await run(eve.moderation.mine);
  expect(told).toMatchObject({ id: decision, act: "hide", reason: "Advertising" });
  expect(JSON.stringify(told)).not.toContain(ada.name);
  expect(await refusal(ada.moderation.appeal({ id: decision, text: "Me too" }))).toMatchObject({
    _tag: "DecisionNotFound",
  });
  await run(eve.moderation.appeal({ id: decision, text: "It was a recipe <script>" }));
  expect(await refusal(eve.moderation.appeal({ id: decision, text: "Again" }))).toMatchObject({
    _tag: "AlreadyAppealed",
  });
  expect(await run(admin.moderation.appeals)).toMatchObject([
    { id: decision, aboutName: eve.name, appeal: "It was a recipe <script>" },
  ]);
  await run(admin.moderation.answer({ id: newId(), decision, isUpheld: false, reason: "You are right" }));
  expect((await run(ada.forum.topic(loud.id))).items).toHaveLength(1);
  expect((await run(eve.moderation.mine))[0]?.answer).toEqual({ isUpheld: false, reason: "You are right" });

  // FO7: an own thing is nobody's to decide on, and a ban is told where it holds.
  const ban = { id: newId(), kind: "post", thing: quiet.post, act: "ban", days: 7, reason: "Again" } as const;
  await run(admin.moderation.decide(ban));
  const again = { id: newId(), post: newId(), category: "help", title: "More soup", text: "Soup" };
  expect(await refusal(eve.forum.addTopic(again))).toMatchObject({ _tag: "Banned", reason: "Again" });
});
