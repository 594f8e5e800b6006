import { ForumUseCases } from "@morsel/application/forum/use-cases";
import type { SignUpRequest } from "@morsel/application/identity/sign-up-request";
import { IdentityUseCases } from "@morsel/application/identity/use-cases";
import { ForumStore } from "@morsel/application/forum/forum-store";
import { ModerationStore } from "@morsel/application/moderation/moderation-store";
import { Clock } from "@morsel/application/platform/clock";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { MemoryWorld } from "../memory-world.ts";

const idOf = (n: number): string => `019cdb02-0000-7000-8000-${String(n).padStart(12, "0")}`;

const QUESTION = `Lentils, carrots, cumin. What would you add?

## What I tried

- lemon
- *smoked* paprika
- **more** salt

> Soup is the song of the hearth.

\`simmer 25 min\``;

const ANSWER = `Lemon at the very end, and a spoon of tahini.

1. Toast the cumin.
2. Add it last.

A-very-long-word-without-any-blank-${"that-goes-on-".repeat(8)}`;

/** FO43: moderators are trusted from their first post. */
const moderating = (member: Member): Member => ({ ...member, roles: ["administrator"] });

/** Topics of other members and of the one who looks: one pinned, one locked, one whose author is gone. */
export const setUpSampleForum = Effect.fnUntraced(function* (world: MemoryWorld, me: Member, signUp: SignUpRequest) {
  const forum = world.get(ForumUseCases);
  const store = world.get(ForumStore);
  const join = (username: string) =>
    Effect.map(
      world.get(IdentityUseCases).signUp({ ...signUp, username, email: `${username}@example.org` }),
      ({ member }) => member,
    );
  const [tilda, gone] = [yield* join("tilda"), yield* join("gone")];
  const begin = (by: Member, n: number, category: string, title: string, text: string) =>
    forum.addTopic(by, { id: idOf(n), post: idOf(n + 1), category, title, text });
  const answer = (by: Member, n: number, topic: number, text: string) =>
    forum.addPost(by, { id: idOf(n), topic: idOf(topic), text });
  yield* begin(tilda, 500, "announcements", "House rules: be kind, cite sources", "Read them before you post.");
  yield* begin(gone, 510, "help", "How do I copy a meal to tomorrow?", "I looked in the menu of the meal.");
  yield* begin(tilda, 520, "recipes", "Lentil soup that keeps for a week", QUESTION);
  yield* answer(me, 522, 520, ANSWER);
  yield* answer(gone, 523, 520, "> **robin**\n>\n> Lemon at the very end\n\nI will try that.");
  yield* forum.addPost(moderating(tilda), {
    id: idOf(524),
    topic: idOf(520),
    text: `@${me.username} That is what it lacked. Which lemon?`,
  });
  yield* forum.editPost(tilda, { id: idOf(521), text: `${QUESTION}\n\nThanks, all.`, version: 1 });
  const at = yield* world.get(Clock).now;
  const moderator = { member: tilda.id, isModerator: true };
  yield* store.moderate(moderator, idOf(500), { _tag: "Pin" }, at);
  yield* store.moderate(moderator, idOf(500), { _tag: "Lock" }, at);
  yield* Effect.orDie(
    forum.report(me, { id: idOf(540), post: idOf(521), reason: "other", text: "Says nothing of salt." }),
  );
  yield* Effect.orDie(forum.report(tilda, { id: idOf(541), post: idOf(522), reason: "spam", text: "Sells tahini." }));
  yield* world.get(ModerationStore).decide(
    {
      id: idOf(542),
      kind: "post",
      thing: idOf(522),
      about: me.id,
      act: "warn",
      reason: "No advertising, please.",
      at,
    },
    { id: idOf(542), at, act: "reportDecided", actor: tilda.id, subject: me.id, reason: "No advertising, please." },
  );
  for (const kind of ["helpful", "thanks"] as const)
    for (const by of [tilda, gone]) yield* Effect.orDie(forum.react(by, { post: idOf(522), kind, isOn: true }));
  yield* Effect.orDie(forum.react(me, { post: idOf(521), kind: "agree", isOn: true }));
  const draft = { category: "", title: "", version: 0 };
  yield* Effect.orDie(forum.saveForumDraft(me, { ...draft, place: idOf(510), text: "On the meal’s page there is" }));
  yield* store.forget(gone.id);
});
