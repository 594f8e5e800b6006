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
import type { FieldRefused, RetryableRefusal, TooManyTries } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { MessageNotFound, StoredDraft, StoredMessage } from "../message-store.ts";
import type { Folder } from "../use-cases.ts";

/** A message as the page has it; of one in a folder `body` is the beginning. */
export type ShownMessage = Omit<StoredMessage, "other">;
export type ShownPage = { readonly items: readonly ShownMessage[]; readonly next?: string };
export type Draft = MessageDraft & Pick<StoredDraft, "id" | "version"> & { readonly replyTo?: string | undefined };
export type OutgoingMessage = Message & {
  readonly id: string;
  readonly recipient?: string | undefined;
  readonly replyTo?: string | undefined;
  readonly draft?: string | undefined;
};
export type OutgoingReport = {
  readonly id: string;
  readonly message: string;
  readonly reason: ReportReason;
  readonly text: string;
};

/** A member's messages as a page sees them. */
export interface MessagesClient {
  readonly folder: (query: {
    readonly folder: Folder;
    readonly text: string;
    readonly cursor?: string | undefined;
  }) => Effect.Effect<ShownPage, FieldRefused | RetryableRefusal>;
  readonly thread: (
    id: string,
    cursor?: string,
  ) => Effect.Effect<ShownPage, FieldRefused | MessageNotFound | RetryableRefusal>;
  readonly send: (
    message: OutgoingMessage,
  ) => Effect.Effect<
    void,
    FieldRefused | MessageNotFound | RecipientUnknown | WritesToOneself | TooManyTries | RetryableRefusal
  >;
  readonly mark: (ids: readonly string[], isRead: boolean) => Effect.Effect<void, RetryableRefusal>;
  readonly remove: (ids: readonly string[]) => Effect.Effect<void, RetryableRefusal>;
  readonly drafts: Effect.Effect<readonly StoredDraft[], RetryableRefusal>;
  readonly saveDraft: (draft: Draft) => Effect.Effect<void, DraftVersionConflict | DraftsAreFull | RetryableRefusal>;
  readonly removeDraft: (id: string) => Effect.Effect<void, RetryableRefusal>;
  readonly report: (
    report: OutgoingReport,
  ) => Effect.Effect<void, FieldRefused | MessageNotFound | TooManyTries | RetryableRefusal>;
}

export const MessagesClient = token<MessagesClient>("MessagesClient");
