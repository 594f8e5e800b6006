import { randomUUID } from "node:crypto";
import { migrate } from "@morsel/adapters/sql/migrations/migrate";
import type { Sql } from "@morsel/adapters/sql/engine/sql";
import { CoachCommentStore } from "@morsel/application/coach/comment-store";
import { ForumFeedStore } from "@morsel/application/forum/feed-store";
import { ForumStore } from "@morsel/application/forum/forum-store";
import { MarkStore } from "@morsel/application/forum/mark-store";
import { MentionStore } from "@morsel/application/forum/mention-store";
import { NotificationStore } from "@morsel/application/notifications/notification-store";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENGINES, type EmptyDatabase } from "../../support/engines.ts";
import { openAt } from "../../support/open-at.ts";
import { sqlStores } from "../../support/stores.ts";
import { isWalk, planOf, recordQueries, type RecordedQuery } from "../../support/watched-sql.ts";
import { loadWebhooks } from "../filled-table.ts";
import { run, type Stores } from "../stores.ts";

const MEMBERS = 3000;
const TOPICS = 20_000;
const POSTS_EACH = 2;
const OF_EACH = 20;
const MONDAY = "2026-03-02" as CalendarDate;

const many = <A>(count: number, make: (nth: number) => A): readonly A[] =>
  Array.from({ length: count }, (_, n) => make(n));

/** Enough of everything that reading a whole table would be the wrong way. */
const populate = async (sql: Sql): Promise<{ readonly ada: MemberId; readonly topic: string }> => {
  const members = many(MEMBERS, () => randomUUID());
  const topics = many(TOPICS, () => randomUUID());
  const posts = topics.flatMap((topic, nth) =>
    many(POSTS_EACH, (n) => ({ id: randomUUID(), topic, number: n + 1, by: members[(nth + n) % MEMBERS] ?? "" })),
  );
  const load = (table: string, columns: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
    run(sql.load(table, columns, rows));
  await load(
    "member",
    ["id", "username", "username_key", "email", "email_key", "password_hash", "created_at", "profile"],
    members.map((id) => [id, id, id, `${id}@x.org`, `${id}@x.org`, "hash", 0, "{}"]),
  );
  const flags = ["is_locked", "is_pinned", "is_hidden"];
  await load(
    "forum_topic",
    ["id", "category", "title", "author_id", "created_at", "last_post_at", "posts", ...flags],
    topics.map((id, n) => [
      id,
      n % 2 === 0 ? "recipes" : "help",
      "Soup",
      members[n % MEMBERS] ?? "",
      n,
      n,
      POSTS_EACH,
      0,
      0,
      0,
    ]),
  );
  await load(
    "forum_post",
    ["id", "topic_id", "number", "author_id", "created_at", "version", "source", "html", "renderer", "is_hidden"],
    posts.map(({ id, topic, number, by }, n) => [id, topic, number, by, n, 1, "Soup", "<p>Soup</p>", 1, 0]),
  );
  const ofEach = members.flatMap((member, nth) => many(OF_EACH, (n) => ({ member, n: nth * OF_EACH + n })));
  await load(
    "forum_mark",
    ["member_id", "topic_id", "seen", "follow"],
    ofEach.map(({ member, n }) => [member, topics[n % TOPICS] ?? "", 1, 1]),
  );
  await load(
    "forum_reaction",
    ["member_id", "post_id", "kind", "at"],
    ofEach.map(({ member, n }) => [member, posts[n % posts.length]?.id ?? "", "like", n]),
  );
  await load(
    "forum_mention",
    ["member_id", "post_id", "at"],
    ofEach.map(({ member, n }) => [member, posts[n % posts.length]?.id ?? "", n]),
  );
  const others = ofEach.map(({ member, n }) => [member, members[(n * 7 + 1) % MEMBERS] ?? "", 0]);
  await load("member_block", ["member_id", "blocked_id", "blocked_at"], others);
  await load(
    "forum_ban",
    ["member_id", "reason", "until", "banned_at"],
    many(2000, () => [randomUUID(), "Spam", 1, 0]),
  );
  await load(
    "push_device",
    ["member_id", "session_id", "endpoint", "p256dh", "auth", "choices", "saved_at", "planned_to"],
    ofEach.map(({ member, n }) => [member, randomUUID(), String(n), "", "", "{}", 0, 0]),
  );
  await loadWebhooks(sql, members);
  await load(
    "forum_visit",
    ["member_id", "since", "seen_at"],
    members.map((member) => [member, 0, 0]),
  );
  await load(
    "member_notification",
    ["member_id", "unread_message_count", "new_invitation_count", "version"],
    members.map((member) => [member, 1, 1, 1]),
  );
  const until = 9_000_000_000_000;
  await load(
    "coach_grant",
    ["member_id", "id", "code_hash", "coach_id", "scopes", "created_at", "link_expires_at", "expires_at"],
    members.map((member, n) => [member, randomUUID(), randomUUID(), members[n - 1] ?? "x", "days", 0, until, until]),
  );
  await load(
    "coach_comment",
    ["member_id", "id", "coach_id", "is_coach", "day", "words", "written_at", "is_read", "is_hidden"],
    ofEach.map(({ member, n }) => [
      member,
      randomUUID(),
      members[n % MEMBERS] ?? "",
      n % 2,
      MONDAY,
      "Hi",
      n,
      n % 3 === 0 ? 0 : 1,
      0,
    ]),
  );
  await run(sql.script("analyze"));
  return { ada: (members[0] ?? "") as MemberId, topic: topics[0] ?? "" };
};

describe.each(ENGINES)(
  "$engine: the forum, its notices and the comments of coaches are read by an index",
  ({ fresh }) => {
    let database: EmptyDatabase;
    let sql: Sql;
    let ada: MemberId;
    let topic: string;
    beforeAll(async () => {
      database = await fresh();
      sql = await openAt(database.at);
      await run(migrate(sql));
      ({ ada, topic } = await populate(sql));
    });
    afterAll(async () => {
      await run(sql.close);
      await database.remove();
    });

    /** Lines of plans that read a table in full; `sorts` where what is sorted is one member's alone and bounded. */
    const walks = async (work: (stores: Stores) => Promise<unknown>, sorts = false): Promise<readonly string[]> => {
      const asked: RecordedQuery[] = [];
      await work(sqlStores(recordQueries(sql, asked)));
      expect(asked.length).toBeGreaterThan(0);
      const plans: (readonly string[])[] = [];
      for (const statement of asked) plans.push(await run(planOf(sql, statement)));
      // Bans are few, and may be read whole. The unread mentions are counted among the latest hundred, which are a table of their own, called n.
      return plans
        .flat()
        .filter(
          (line) =>
            isWalk(sql, line) &&
            line !== "SCAN n" &&
            !line.includes("on forum_ban") &&
            !(sorts && line.includes("TEMP B-TREE")),
        );
    };
    const reader = () => ({ member: ada, isModerator: false });

    it("W620 W621 marks, follows and visits", async () => {
      expect(await walks((of) => run(of.get(MarkStore).read(reader(), topic, 3)))).toEqual([]);
      expect(await walks((of) => run(of.get(MarkStore).follow(reader(), topic, true)))).toEqual([]);
      expect(await walks((of) => run(of.get(MarkStore).following(reader(), { limit: 30 })), true)).toEqual([]);
      expect(await walks((of) => run(of.get(MarkStore).unreadFollowed(reader())))).toEqual([]);
      expect(await walks((of) => run(of.get(MarkStore).visit(ada, 1)))).toEqual([]);
    });

    it("W622 mentions", async () => {
      expect(await walks((of) => run(of.get(MentionStore).mentionsOf(ada, { limit: 30 })))).toEqual([]);
      expect(await walks((of) => run(of.get(MentionStore).unreadMentions(ada, 100)))).toEqual([]);
      expect(await walks((of) => run(of.get(MentionStore).mentionable(ada, [ada, "nobody"])))).toEqual([]);
    });

    it("W610 W628 topics, posts and feeds", async () => {
      const latest = { categories: ["recipes"], limit: 30, at: 1 };
      expect(await walks((of) => run(of.get(ForumStore).topics(reader(), { ...latest, hasPinned: true })))).toEqual([]);
      expect(await walks((of) => run(of.get(ForumStore).topic(reader(), topic)))).toEqual([]);
      expect(
        await walks((of) => run(of.get(ForumStore).posts(reader(), topic, { after: 0, limit: 20 })), true),
      ).toEqual([]);
      expect(await walks((of) => run(of.get(ForumFeedStore).topics(latest)))).toEqual([]);
      expect(await walks((of) => run(of.get(ForumFeedStore).topic(topic, 1)))).toEqual([]);
      expect(await walks((of) => run(of.get(ForumFeedStore).posts(topic, { limit: 30, at: 1 })))).toEqual([]);
    });

    it("W231 W495 notices, and comments of coaches", async () => {
      expect(await walks((of) => run(of.get(NotificationStore).of(ada)))).toEqual([]);
      expect(await walks((of) => run(of.get(NotificationStore).add(ada, { unread_message_count: 1 })))).toEqual([]);
      const comments = (of: Stores) => of.get(CoachCommentStore);
      expect(await walks((of) => run(comments(of).ofDay({ client: ada }, MONDAY, 1)))).toEqual([]);
      expect(await walks((of) => run(comments(of).markRead({ client: ada }, MONDAY)))).toEqual([]);
      expect(await walks((of) => run(comments(of).days(ada, 1)), true)).toEqual([]);
      expect(await walks((of) => run(comments(of).waiting(ada, 1)), true)).toEqual([]);
    });
  },
);
