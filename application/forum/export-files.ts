import { instantCell } from "@morsel/domain/export";
import { type ExportFiles, paginate } from "../platform/export-file.ts";
import type { ForumStore } from "./forum-store.ts";

const AT_ONCE = 100;

/** W155: what the member wrote in the forum. */
export const makeForumExport =
  ({ forum }: { readonly forum: Pick<ForumStore, "postsOf"> }): ExportFiles =>
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
  ];
