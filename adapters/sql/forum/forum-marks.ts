import { markAfterWriting, type TopicMark } from "@morsel/domain/forum";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

/** FO41: as it is kept. */
export const FOLLOWS = 1;
const KEPT: Readonly<Record<TopicMark["follow"], number>> = { unset: 0, follows: FOLLOWS, off: 2 };

/** The mark of one topic, and how many topics the member follows. */
export const readMark = (
  tx: Sql,
  member: MemberId,
  topic: string,
): Effect.Effect<{ readonly mark: TopicMark; readonly followed: number }> =>
  Effect.map(
    tx<{ readonly seen: number | null; readonly follow: number | null; readonly followed: number }>`
      select (select seen from forum_mark where member_id = ${member} and topic_id = ${topic}) as seen,
        (select follow from forum_mark where member_id = ${member} and topic_id = ${topic}) as follow,
        (select count(*) from forum_mark where member_id = ${member} and follow = 1) as followed`,
    ([row]) => {
      const follow = row?.follow === FOLLOWS ? "follows" : row?.follow === KEPT.off ? "off" : "unset";
      return { mark: { seen: row?.seen ?? 0, follow }, followed: row?.followed ?? 0 };
    },
  );

export const keepMark = (tx: Sql, member: MemberId, topic: string, { seen, follow }: TopicMark): Effect.Effect<void> =>
  Effect.asVoid(tx`
    insert into forum_mark (member_id, topic_id, seen, follow) values (${member}, ${topic}, ${seen}, ${KEPT[follow]})
    on conflict (member_id, topic_id) do update set seen = excluded.seen, follow = excluded.follow`);

/** FO40, FO41: in the transaction of the post. */
export const markWritten = (tx: Sql, member: MemberId, topic: string, number: number): Effect.Effect<void> =>
  Effect.flatMap(readMark(tx, member, topic), ({ mark, followed }) =>
    keepMark(tx, member, topic, markAfterWriting(mark, number, followed)),
  );
