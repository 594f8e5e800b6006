import type { MemberId } from "@morsel/domain/identity";
import type {
  DraftsAreFull,
  DraftVersionConflict,
  Message,
  MessageDraft,
  RecipientUnknown,
  ReportReason,
  WritesToOneself,
} from "@morsel/domain/social";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { ContentReport } from "../social/content-report.ts";

/** The message does not exist, or is not the member's. */
export type MessageNotFound = { readonly _tag: "MessageNotFound" };

/** A member's own copy of a message. */
export type StoredMessage = Message & {
  readonly id: string;
  readonly thread: string;
  readonly other: MemberId;
  /** Absent: the other member's account is gone. */
  readonly username?: string;
  readonly isSent: boolean;
  readonly isRead: boolean;
  readonly sentAt: number;
};

export type MessagePlace = Pick<StoredMessage, "sentAt" | "id">;
export type MessagePageQuery = { readonly limit: number; readonly after?: MessagePlace };
export type FolderQuery = MessagePageQuery & { readonly isSent: boolean; readonly key?: string };

export type NewMessage = Message & {
  readonly id: string;
  readonly from: MemberId;
  readonly to: MemberId;
  /** Absent: the message begins a thread. */
  readonly thread?: string;
  readonly sentAt: number;
  /** A draft that the message was made of; it goes with it. */
  readonly draft?: string;
};

export type StoredDraft = MessageDraft & {
  readonly id: string;
  /** The message that is answered. */
  readonly replyTo?: string;
  readonly version: number;
  readonly savedAt: number;
};

export type MessageReport = {
  readonly id: string;
  readonly message: string;
  readonly reason: ReportReason;
  readonly text: string;
  readonly at: number;
};

export type StoredReport = ContentReport<Message>;

/**
 * W470, W471, W472, W473, W474: every answered write is durable, and the header's counter changes in the same transaction (W231). W475: what is between two
 * members of whom one has blocked the other is in no list.
 */
export interface MessageStore {
  /** W470, W471: a copy for each of the two. The same id again is the same message. */
  readonly send: (message: NewMessage) => Effect.Effect<void, RecipientUnknown | WritesToOneself>;
  /** The newest first; `key` is what is searched for. */
  readonly folder: (member: MemberId, query: FolderQuery) => Effect.Effect<readonly StoredMessage[]>;
  readonly thread: (
    member: MemberId,
    thread: string,
    query: MessagePageQuery,
  ) => Effect.Effect<readonly StoredMessage[]>;
  readonly message: (member: MemberId, id: string) => Effect.Effect<StoredMessage | undefined>;
  readonly mark: (member: MemberId, ids: readonly string[], isRead: boolean) => Effect.Effect<void>;
  /** W472: for the member alone. */
  readonly remove: (member: MemberId, ids: readonly string[]) => Effect.Effect<void>;
  /** The newest first. */
  readonly drafts: (member: MemberId) => Effect.Effect<readonly StoredDraft[]>;
  /** `version` must be one more than the stored version. The same draft again changes nothing. */
  readonly saveDraft: (
    member: MemberId,
    draft: StoredDraft,
  ) => Effect.Effect<void, DraftVersionConflict | DraftsAreFull>;
  readonly removeDraft: (member: MemberId, id: string) => Effect.Effect<void>;
  /** W474: once for each id. */
  readonly report: (member: MemberId, report: MessageReport) => Effect.Effect<void, MessageNotFound>;
  /** For the moderators: the oldest first. */
  readonly reports: (limit: number) => Effect.Effect<readonly StoredReport[]>;
}

export const MessageStore = token<MessageStore>("MessageStore");
