import type { ForumWriter, WriteRefused } from "@morsel/application/forum/forum-store";
import { fromResult } from "@morsel/application/platform/from-result";
import { checkWriting } from "@morsel/domain/forum";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

/** FO3, FO6: within the transaction of what is written, so that neither a lock nor a ban is overtaken. */
export const checkWriter = (
  tx: Sql,
  { member, isModerator }: ForumWriter,
  topic: { readonly isLocked: boolean; readonly isHidden: boolean },
  at: number,
): Effect.Effect<void, WriteRefused> =>
  Effect.gen(function* () {
    const [row] = yield* tx<{ readonly reason: string; readonly until: number | null }>`
      select reason, until from forum_ban where member_id = ${member}`;
    const ban = row === undefined ? undefined : { reason: row.reason, until: row.until ?? undefined };
    yield* fromResult(checkWriting({ isModerator, ban }, topic, at));
  });
