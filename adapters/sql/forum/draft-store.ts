import type { DraftStore, ForumDraft, ListedDraft } from "@morsel/application/forum/draft-store";
import { fromResult } from "@morsel/application/platform/from-result";
import type { MemberId } from "@morsel/domain/identity";
import { checkDraft, type DraftsAreFull, type DraftVersionConflict } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";

type ListedRow = ForumDraft & { readonly topic: string | null };

/** W631: in the transaction of the post that was made of it. */
export const dropDraft = (tx: Sql, member: MemberId, place: string): Effect.Effect<void> =>
  Effect.asVoid(tx`delete from forum_draft where member_id = ${member} and place = ${place}`);

export const makeSqlDraftStore = (sql: Sql): DraftStore => ({
  drafts: (member) =>
    Effect.map(
      sql<ListedRow>`
        select d.place, d.category, d.title, d.source as "text", d.version, d.saved_at as "savedAt", t.title as "topic"
        from forum_draft d left join forum_topic t on t.id = d.place and t.is_hidden = 0
          and not exists (select 1 from member_block b where b.member_id = ${member} and b.blocked_id = t.author_id)
          and not exists (select 1 from member_block b where b.member_id = t.author_id and b.blocked_id = ${member})
        where d.member_id = ${member} order by d.saved_at desc, d.place desc`,
      (rows) => rows.map(({ topic, ...row }): ListedDraft => ({ ...row, ...(topic === null ? {} : { topic }) })),
    ),

  draft: (member, place) =>
    Effect.map(
      sql<ForumDraft>`
        select place, category, title, source as "text", version, saved_at as "savedAt"
        from forum_draft where member_id = ${member} and place = ${place}`,
      ([draft]) => draft,
    ),

  save: (member, { place, category, title, text, version, savedAt }) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, DraftVersionConflict | DraftsAreFull> {
        const [kept] = yield* tx<Pick<ForumDraft, "category" | "title" | "text" | "version">>`
          select category, title, source as "text", version from forum_draft where member_id = ${member} and place = ${place}`;
        const others = yield* tx`select place from forum_draft where member_id = ${member} and place <> ${place}`;
        const isSame = kept?.category === category && kept.title === title && kept.text === text;
        const checked = checkDraft({ kept: kept?.version ?? 0, version, isSame, others: others.length });
        if ((yield* fromResult(checked)) === "kept") return;
        yield* tx`
          insert into forum_draft (member_id, place, category, title, source, version, saved_at)
          values (${member}, ${place}, ${category}, ${title}, ${text}, ${version}, ${savedAt})
          on conflict (member_id, place) do update set category = excluded.category, title = excluded.title,
            source = excluded.source, version = excluded.version, saved_at = excluded.saved_at`;
      }),
    ),

  remove: (member, place) => dropDraft(sql, member, place),
});
