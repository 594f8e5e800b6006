import { type Reaction, type ReactionCount, reactionCounts } from "@morsel/domain/forum";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

type CountRow = { readonly post: string; readonly kind: Reaction; readonly count: number; readonly mine: number };

/** FO50, W630: reactions of posts as a reader sees them; a visitor is nobody, who has blocked nobody. */
export const reactionsOn = (
  sql: Sql,
  reader: string,
  posts: readonly string[],
): Effect.Effect<ReadonlyMap<string, readonly ReactionCount[]>> => {
  if (posts.length === 0) return Effect.succeed(new Map());
  return Effect.map(
    sql<CountRow>`
      select r.post_id as "post", r.kind, count(*) as count, max(case when r.member_id = ${reader} then 1 else 0 end) as mine
      from forum_reaction r
      where r.post_id in ${posts}
        and r.member_id not in (select blocked_id from member_block where member_id = ${reader})
        and r.member_id not in (select member_id from member_block where blocked_id = ${reader})
      group by r.post_id, r.kind`,
    (rows) =>
      new Map(
        posts.map((post) => [
          post,
          reactionCounts(
            rows
              .filter((row) => row.post === post)
              .map(({ kind, count, mine }) => ({ kind, count, isMine: mine === 1 })),
          ),
        ]),
      ),
  );
};
