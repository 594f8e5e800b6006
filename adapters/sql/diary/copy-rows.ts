import type { DiaryEntry, EntryId } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

/** The ids of what a copy made, in its order; undefined when there was no such copy. */
export const copiedEntryIds = (
  sql: Sql,
  member: MemberId,
  copyId: string,
): Effect.Effect<readonly EntryId[] | undefined> =>
  Effect.map(
    sql<{
      readonly entries: string;
    }>`select entries from diary_copy where member_id = ${member} and copy_id = ${copyId}`,
    ([copy]) => (copy === undefined ? undefined : JSON.parse(copy.entries)),
  );

export const insertCopy = (
  sql: Sql,
  member: MemberId,
  copyId: string,
  made: readonly DiaryEntry[],
): Effect.Effect<void> =>
  Effect.asVoid(sql`
    insert into diary_copy (member_id, copy_id, entries)
    values (${member}, ${copyId}, ${JSON.stringify(made.map(({ id }) => id))})`);
