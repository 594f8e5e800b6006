import { instantCell } from "@morsel/domain/export";
import * as Effect from "effect/Effect";
import { type ExportFiles, paginate } from "../platform/export-file.ts";
import type { MessagePlace, MessageStore } from "./message-store.ts";

const AT_ONCE = 100;

/** W155: messages and drafts, each by the name that the member sees. */
export const makeMessagesExport =
  ({ mailbox }: { readonly mailbox: Pick<MessageStore, "folder" | "drafts"> }): ExportFiles =>
  ({ id }) => {
    const folder = (isSent: boolean) =>
      paginate(
        AT_ONCE,
        (after: MessagePlace | undefined, limit) =>
          mailbox.folder(id, { isSent, limit, ...(after === undefined ? {} : { after }) }),
        (last): MessagePlace => ({ sentAt: last.sentAt, id: last.id }),
        ({ id: message, thread, username, sentAt, subject, body, isRead }) => [
          [message, thread, username, instantCell(sentAt), String(isRead), subject, body],
        ],
      );
    const columns = ["id", "thread", "username", "sent_at_utc", "is_read", "subject", "text"];
    return [
      { name: "messages_received.csv", columns, first: folder(false) },
      { name: "messages_sent.csv", columns, first: folder(true) },
      {
        name: "message_drafts.csv",
        columns: ["id", "recipient", "saved_at_utc", "subject", "text"],
        first: Effect.map(mailbox.drafts(id), (drafts) => ({
          rows: drafts.map((draft) => [
            draft.id,
            draft.recipient,
            instantCell(draft.savedAt),
            draft.subject,
            draft.body,
          ]),
        })),
      },
    ];
  };
