import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { BlockStore } from "../friends/block-store.ts";
import type { FriendInvitation, FriendStore, InvitationPlace } from "../friends/friend-store.ts";
import type { MessagePlace, MessageStore } from "../messages/message-store.ts";
import { instantCell } from "@morsel/domain/export";
import type { ExportFile } from "./export-files.ts";
import { paginate } from "./pages.ts";

export type PeoplePorts = {
  readonly friends: Pick<FriendStore, "all" | "pending">;
  readonly blocks: Pick<BlockStore, "page">;
  readonly mailbox: Pick<MessageStore, "folder" | "drafts">;
};

const AT_ONCE = 100;

/** W155: friends, invitations that wait, messages and blocked members, each by the name that the member sees. */
export const peopleFiles = ({ friends, blocks, mailbox }: PeoplePorts, id: MemberId): readonly ExportFile[] => {
  const invitations = (isSent: boolean) =>
    paginate(
      AT_ONCE,
      (after: InvitationPlace | undefined, limit) =>
        friends.pending(id, { isSent, now: 0, limit, ...(after === undefined ? {} : { after }) }),
      (last): InvitationPlace => ({ createdAt: last.createdAt, id: last.id }),
      ({ id: invitation, username, email, createdAt, expiresAt }: FriendInvitation) => [
        [
          invitation,
          email ?? username,
          instantCell(createdAt),
          expiresAt === undefined ? undefined : instantCell(expiresAt),
        ],
      ],
    );
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
  const messageColumns = ["id", "thread", "username", "sent_at_utc", "is_read", "subject", "text"];
  const columns = ["id", "whom", "created_at_utc", "expires_at_utc"];
  return [
    {
      name: "friends.csv",
      columns: ["username", "friends_since_utc"],
      first: Effect.map(friends.all(id), (all) => ({
        rows: all.map(({ username, friendsSince }) => [username, instantCell(friendsSince)]),
      })),
    },
    { name: "invitations_received.csv", columns, first: invitations(false) },
    { name: "invitations_sent.csv", columns, first: invitations(true) },
    { name: "messages_received.csv", columns: messageColumns, first: folder(false) },
    { name: "messages_sent.csv", columns: messageColumns, first: folder(true) },
    {
      name: "message_drafts.csv",
      columns: ["id", "recipient", "saved_at_utc", "subject", "text"],
      first: Effect.map(mailbox.drafts(id), (drafts) => ({
        rows: drafts.map((draft) => [draft.id, draft.recipient, instantCell(draft.savedAt), draft.subject, draft.body]),
      })),
    },
    {
      name: "blocked_members.csv",
      columns: ["username"],
      first: paginate(
        AT_ONCE,
        (after: number | undefined, limit) =>
          Effect.map(blocks.page(id, { offset: after ?? 0, limit }), (page) =>
            page.map(({ username }, nth) => ({ username, place: (after ?? 0) + nth + 1 })),
          ),
        ({ place }) => place,
        ({ username }) => [[username]],
      ),
    },
  ];
};
