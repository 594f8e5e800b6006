import { instantCell } from "@morsel/domain/export";
import * as Effect from "effect/Effect";
import { type ExportFiles, paginate } from "../platform/export-file.ts";
import type { DraftStore } from "./draft-store.ts";
import type { ForumStore } from "./forum-store.ts";
import type { MarkStore } from "./mark-store.ts";
import type { ReactionStore } from "./reaction-store.ts";

const AT_ONCE = 100;

/** W155: what the member wrote in the forum, and what they read and follow there. */
export const makeForumExport =
  ({
    forum,
    marks,
    reactions,
    drafts,
  }: {
    readonly forum: Pick<ForumStore, "postsOf">;
    readonly marks: Pick<MarkStore, "marksOf">;
    readonly reactions: Pick<ReactionStore, "reactionsBy">;
    readonly drafts: Pick<DraftStore, "drafts">;
  }): ExportFiles =>
  ({ id }) => [
    {
      name: "forum_posts.csv",
      columns: ["id", "topic", "number", "written_at_utc", "text"],
      first: paginate(
        AT_ONCE,
        (after: string | undefined, limit) => forum.postsOf(id, { after: after ?? "", limit }),
        (last) => last.id,
        (post) => [[post.id, post.topic, String(post.number), instantCell(post.createdAt), post.source]],
      ),
    },
    {
      name: "forum_topics_read.csv",
      columns: ["topic", "title", "read_up_to", "followed"],
      first: paginate(
        AT_ONCE,
        (after: string | undefined, limit) => marks.marksOf(id, { after: after ?? "", limit }),
        (last) => last.topic,
        ({ topic, title, seen, isFollowed }) => [[topic, title, String(seen), String(isFollowed)]],
      ),
    },
    {
      name: "forum_reactions.csv",
      columns: ["topic", "post_number", "reaction", "given_at_utc"],
      first: paginate(
        AT_ONCE,
        (after: string | undefined, limit) => reactions.reactionsBy(id, { after: after ?? "", limit }),
        (last) => `${last.post} ${last.kind}`,
        ({ topic, number, kind, at }) => [[topic, String(number), kind, instantCell(at)]],
      ),
    },
    {
      name: "forum_drafts.csv",
      columns: ["topic", "category", "title", "saved_at_utc", "text"],
      first: Effect.map(drafts.drafts(id), (found) => ({
        rows: found.map(({ place, category, title, savedAt, text }) => [
          place,
          category,
          title,
          instantCell(savedAt),
          text,
        ]),
      })),
    },
  ];
