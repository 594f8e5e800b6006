import type {
  ForumStore,
  PostNotFound,
  PostVersionConflict,
  ReportedPost,
  TopicNotFound,
  WriteRefused,
} from "@morsel/application/forum/forum-store";
import { fromResult } from "@morsel/application/platform/from-result";
import { NEW_TOPIC, mayEdit, moderateTopic, type ModerationRefused } from "@morsel/domain/forum";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { insertReport, isReported, reportsOf } from "../social/report-rows.ts";
import { markWritten } from "./forum-marks.ts";
import { makeForumReads } from "./forum-reads.ts";
import { keepWords, makeForumSearch } from "./forum-search.ts";
import { checkWriter } from "./check-writer.ts";
import { dropDraft } from "./draft-store.ts";
import { keepMentions } from "./mention-store.ts";

const topicNotFound = Effect.fail<TopicNotFound>({ _tag: "TopicNotFound" });
const postNotFound = Effect.fail<PostNotFound>({ _tag: "PostNotFound" });
const NEW = { isLocked: false, isHidden: false };

export const makeSqlForumStore = (sql: Sql): ForumStore => {
  const isKnown = (tx: Sql, post: string): Effect.Effect<boolean> =>
    Effect.map(tx`select 1 from forum_post where id = ${post}`, ({ length }) => length > 0);
  const addAct = (tx: Sql, by: MemberId, act: string, about: string, detail: string, at: number): Effect.Effect<void> =>
    Effect.asVoid(tx`
      insert into forum_act (about, at, act, by_id, detail) values (${about}, ${at}, ${act}, ${by}, ${detail})
      on conflict do nothing`);
  return {
    ...makeForumReads(sql),
    search: makeForumSearch(sql),

    addTopic: (writer, { id, category, title, post }) =>
      memberTransaction(sql, writer.member, (tx) =>
        Effect.gen(function* (): Effect.fn.Return<void, WriteRefused> {
          if (yield* isKnown(tx, post.id)) return;
          yield* checkWriter(tx, writer, NEW, post.at);
          const added = yield* tx`
            insert into forum_topic (id, category, title, author_id, created_at, last_post_at, posts, is_locked, is_pinned, is_hidden)
            values (${id}, ${category}, ${title}, ${writer.member}, ${post.at}, ${post.at}, 1, 0, 0, 0)
            on conflict (id) do nothing returning id`;
          if (added.length === 0) return;
          yield* tx`
            insert into forum_post (id, topic_id, number, author_id, created_at, version, source, html, renderer, is_hidden)
            values (${post.id}, ${id}, 1, ${writer.member}, ${post.at}, 1, ${post.source}, ${post.html}, ${post.renderer}, 0)
            on conflict (id) do nothing`;
          yield* keepWords(tx, post.id, `${title} ${post.source}`);
          yield* markWritten(tx, writer.member, id, 1);
          yield* keepMentions(tx, post.id, post.mentioned ?? [], post.at);
          yield* dropDraft(tx, writer.member, NEW_TOPIC);
        }),
      ),

    addPost: (writer, { id, topic, source, html, renderer, at, mentioned = [] }) =>
      memberTransaction(sql, writer.member, (tx) =>
        Effect.gen(function* (): Effect.fn.Return<void, WriteRefused | TopicNotFound> {
          if (yield* isKnown(tx, id)) return;
          const found = yield* makeForumReads(tx).topic(writer, topic);
          if (found === undefined) return yield* topicNotFound;
          yield* checkWriter(tx, writer, found, at);
          const [place] = yield* tx<{ readonly posts: number }>`
            update forum_topic set posts = posts + 1, last_post_at = ${at} where id = ${topic} returning posts`;
          const number = place?.posts ?? 1;
          yield* tx`
            insert into forum_post (id, topic_id, number, author_id, created_at, version, source, html, renderer, is_hidden)
            values (${id}, ${topic}, ${number}, ${writer.member}, ${at}, 1, ${source}, ${html}, ${renderer}, 0)`;
          yield* keepWords(tx, id, source);
          yield* markWritten(tx, writer.member, topic, number);
          yield* keepMentions(tx, id, mentioned, at);
          yield* dropDraft(tx, writer.member, topic);
        }),
      ),

    editPost: (writer, { id, version, source, html, renderer, at, mentioned = [] }) =>
      memberTransaction(sql, writer.member, (tx) =>
        Effect.gen(function* (): Effect.fn.Return<void, WriteRefused | PostNotFound | PostVersionConflict> {
          const reads = makeForumReads(tx);
          const post = yield* reads.post(writer, id);
          const topic = post && (yield* reads.topic(writer, post.topic));
          if (
            post === undefined ||
            topic === undefined ||
            !mayEdit(post.isOwn ? writer.member : undefined, writer.member)
          )
            return yield* postNotFound;
          yield* checkWriter(tx, writer, topic, at);
          if (post.version === version + 1 && post.source === source) return;
          const changed = yield* tx`
            update forum_post set source = ${source}, html = ${html}, renderer = ${renderer}, version = ${version + 1}, edited_at = ${at}
            where id = ${id} and version = ${version} returning id`;
          if (changed.length === 0) return yield* Effect.fail<PostVersionConflict>({ _tag: "PostVersionConflict" });
          yield* tx`
            insert into forum_revision (post_id, version, source, written_at)
            values (${id}, ${version}, ${post.source}, ${post.editedAt ?? post.createdAt})`;
          yield* keepMentions(tx, id, mentioned, at);
          yield* keepWords(tx, id, post.number === 1 ? `${topic.title} ${source}` : source);
        }),
      ),

    revisions: (_reader, post) =>
      sql`select version, source, written_at as "at" from forum_revision where post_id = ${post} order by version desc limit 100`,

    moderate: (writer, id, act, at) =>
      memberTransaction(sql, writer.member, (tx) =>
        Effect.gen(function* (): Effect.fn.Return<void, TopicNotFound | ModerationRefused> {
          const topic = yield* makeForumReads(tx).topic(writer, id);
          if (topic === undefined) return yield* topicNotFound;
          const { category, isLocked, isPinned, isHidden } = yield* fromResult(
            moderateTopic(topic, act, writer.isModerator),
          );
          yield* tx`
            update forum_topic set category = ${category}, is_locked = ${isLocked ? 1 : 0}, is_pinned = ${isPinned ? 1 : 0},
              is_hidden = ${isHidden ? 1 : 0} where id = ${id}`;
          yield* addAct(tx, writer.member, act._tag, id, act._tag === "Move" ? act.category : "", at);
        }),
      ),

    hidePost: (writer, id, isHidden, at) =>
      memberTransaction(sql, writer.member, (tx) =>
        Effect.gen(function* (): Effect.fn.Return<void, PostNotFound> {
          const changed =
            yield* tx`update forum_post set is_hidden = ${isHidden ? 1 : 0} where id = ${id} returning id`;
          if (changed.length === 0) return yield* postNotFound;
          yield* addAct(tx, writer.member, isHidden ? "HidePost" : "ShowPost", id, "", at);
        }),
      ),

    setBan: (writer, member, ban, at) =>
      memberTransaction(sql, member, (tx) =>
        Effect.gen(function* () {
          yield* tx`delete from forum_ban where member_id = ${member}`;
          if (ban !== undefined)
            yield* tx`
              insert into forum_ban (member_id, reason, until, banned_at)
              values (${member}, ${ban.reason}, ${ban.until ?? null}, ${at})`;
          yield* addAct(tx, writer.member, ban === undefined ? "EndBan" : "Ban", member, ban?.reason ?? "", at);
        }),
      ),

    report: (member, { id, post, reason, text, at }) =>
      memberTransaction(sql, member, (tx) =>
        Effect.gen(function* (): Effect.fn.Return<void, PostNotFound> {
          if (yield* isReported(tx, member, id)) return;
          const found = yield* makeForumReads(tx).post({ member, isModerator: false }, post);
          const [author] = yield* tx<{ readonly id: MemberId }>`
            select author_id as "id" from forum_post where id = ${post} and author_id is not null`;
          if (found === undefined || author === undefined || found.isOwn) return yield* postNotFound;
          const { topic, number, source } = found;
          const reported: ReportedPost = { topic, number, source };
          yield* insertReport(tx, {
            id,
            kind: "post",
            thing: post,
            by: member,
            about: author.id,
            reason,
            text,
            reported,
            at,
          });
        }),
      ),

    reports: (limit) => reportsOf(sql, "post", limit),

    forget: (member) =>
      memberTransaction(sql, member, (tx) =>
        Effect.gen(function* () {
          yield* tx`update forum_topic set author_id = null where author_id = ${member}`;
          yield* tx`update forum_post set author_id = null where author_id = ${member}`;
        }),
      ),
  };
};
