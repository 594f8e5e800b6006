import type { MessageStore, StoredDraft } from "@morsel/application/messages/message-store";
import { fromResult } from "@morsel/application/platform/from-result";
import { checkDraft, type DraftsAreFull, type DraftVersionConflict } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";

type DraftRow = Omit<StoredDraft, "replyTo"> & { readonly replyTo: string | null };

const draftOf = ({ replyTo, ...row }: DraftRow): StoredDraft => ({ ...row, ...(replyTo === null ? {} : { replyTo }) });

/** W473 */
export const makeDraftRows = (sql: Sql): Pick<MessageStore, "drafts" | "saveDraft" | "removeDraft"> => ({
  drafts: (member) =>
    Effect.map(
      sql<DraftRow>`
        select id, recipient, reply_to as "replyTo", subject, body, version, saved_at as "savedAt" from message_draft
        where member_id = ${member} order by saved_at desc, id desc`,
      (rows) => rows.map(draftOf),
    ),

  saveDraft: (member, { id, recipient, replyTo, subject, body, version, savedAt }) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, DraftVersionConflict | DraftsAreFull> {
        const [kept] = yield* tx<Pick<StoredDraft, "recipient" | "subject" | "body" | "version">>`
          select recipient, subject, body, version from message_draft where member_id = ${member} and id = ${id}`;
        const others = yield* tx`select id from message_draft where member_id = ${member} and id <> ${id}`;
        const isSame = kept?.recipient === recipient && kept.subject === subject && kept.body === body;
        const checked = checkDraft({ kept: kept?.version ?? 0, version, isSame, others: others.length });
        if ((yield* fromResult(checked)) === "kept") return;
        yield* tx`
          insert into message_draft (member_id, id, recipient, reply_to, subject, body, version, saved_at)
          values (${member}, ${id}, ${recipient}, ${replyTo ?? null}, ${subject}, ${body}, ${version}, ${savedAt})
          on conflict (member_id, id) do update set recipient = excluded.recipient, reply_to = excluded.reply_to,
            subject = excluded.subject, body = excluded.body, version = excluded.version, saved_at = excluded.saved_at`;
      }),
    ),

  removeDraft: (member, id) => Effect.asVoid(sql`delete from message_draft where member_id = ${member} and id = ${id}`),
});
