import { AccountUseCases } from "@morsel/application/account/use-cases";
import { DiaryStore } from "@morsel/application/diary/diary-store";
import { Clock } from "@morsel/application/platform/clock";
import { localDate } from "@morsel/application/platform/local-date";
import { FriendUseCases } from "@morsel/application/friends/use-cases";
import type { SignUpRequest } from "@morsel/application/identity/sign-up-request";
import { IdentityUseCases } from "@morsel/application/identity/use-cases";
import { MemberStore } from "@morsel/application/identity/member-store";
import { MessageUseCases } from "@morsel/application/messages/use-cases";
import { NewsUseCases } from "@morsel/application/news-feed/use-cases";
import { ProfileUseCases } from "@morsel/application/profile/use-cases";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { sampleDay } from "../../memory/diary/sample-history.ts";
import type { MemoryWorld } from "../memory-world.ts";

const idOf = (n: number): string => `019cdb02-0000-7000-8000-${String(n).padStart(12, "0")}`;

const FRIENDS = ["ines", "jonas_cooks", "the-very-long-username-of-mara"] as const;
const INVITING = "oskar";
const RECIPE = "The recipe: https://example.org/soup?servings=4.";
const BLOCKED = ["pushy_seller", "quarrelsome"] as const;

/** A friend whose diary everybody reads; those of the others are for friends. */
const PUBLIC = "jonas_cooks";

/** Logs a day of a friend and opens it to others. */
const shareSampleDiary = Effect.fnUntraced(function* (
  world: MemoryWorld,
  friend: MemberId,
  sharing: "Public" | "Friends",
) {
  const accounts = world.get(AccountUseCases);
  yield* accounts.changeSettings({ member: friend, version: 0, change: { sharing: { _tag: sharing } } });
  const today = localDate(yield* world.get(Clock).now, "Europe/Berlin");
  yield* world.get(DiaryStore).add(friend, sampleDay(today, 7));
});

/** Other members: friends, with messages, one who invites the one who looks, and some who are blocked. */
export const setUpSampleFriends = Effect.fnUntraced(function* (
  world: MemoryWorld,
  me: MemberId,
  signUp: SignUpRequest,
) {
  const friends = world.get(FriendUseCases);
  const join = (username: string) =>
    Effect.map(
      world.get(IdentityUseCases).signUp({ ...signUp, username, email: `${username}@example.org` }),
      ({ member }) => member.id,
    );
  for (const [nth, username] of FRIENDS.entries()) {
    const friend = yield* join(username);
    yield* shareSampleDiary(world, friend, username === PUBLIC ? "Public" : "Friends");
    yield* friends.invite({ member: friend, id: idOf(nth), whom: signUp.username });
    yield* friends.acceptInvitation(me, { id: idOf(nth) });
  }
  yield* friends.invite({ member: yield* join(INVITING), id: idOf(10), whom: signUp.username });
  yield* friends.invite({ member: me, id: idOf(11), whom: "nadia@example.org" });
  // A member who is neither friend nor invited.
  yield* join("nora");
  const messages = world.get(MessageUseCases);
  const [ines] = FRIENDS;
  const write = (member: MemberId, nth: number, recipient: string, subject: string, body: string) =>
    messages.send({ member, id: idOf(nth), recipient, subject, body });
  const known = yield* world.get(MemberStore).byLogin(ines);
  if (known !== undefined) {
    yield* world
      .get(ProfileUseCases)
      .saveAbout(known.member.id, "Runs in the morning, bakes on Sundays.\n\nhttps://example.org/bread", 0);
    yield* Effect.orDie(
      world.get(NewsUseCases).post(known.member.id, { id: idOf(30), text: "First run of the year.\n5 km." }),
    );
    yield* write(known.member.id, 20, signUp.username, "Soup on Sunday", `Are you free? ${RECIPE}`);
    yield* messages.send({
      member: me,
      id: idOf(21),
      replyTo: idOf(20),
      subject: "",
      body: "Yes, gladly. <b>7 pm?</b>",
    });
    yield* write(known.member.id, 22, signUp.username, "", "A second message\n\nwith two paragraphs.");
  }
  yield* messages.saveDraft(me, {
    id: idOf(23),
    recipient: "jonas_cooks",
    subject: "Bread",
    body: "How long",
    version: 0,
  });
  for (const username of BLOCKED) {
    yield* join(username);
    yield* friends.block(me, username);
  }
});
