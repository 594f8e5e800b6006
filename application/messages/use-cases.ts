import type { MemberId } from "@morsel/domain/identity";
import {
  checkMessage,
  checkReportText,
  messageKey,
  type Message,
  type MessageDraft,
  type MessageRefused,
  type RecipientUnknown,
  type ReportReason,
  type ReportRefused,
  type WritesToOneself,
} from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import type { MemberStore } from "../identity/member-store.ts";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { refuseCursor } from "../platform/refused-field.ts";
import { token } from "../platform/token.ts";
import type {
  MessageNotFound,
  MessagePageQuery,
  MessagePlace,
  MessageStore,
  NewMessage,
  StoredMessage,
} from "./message-store.ts";

export type MessagePorts = {
  readonly messages: MessageStore;
  readonly members: Pick<MemberStore, "byLogin">;
  readonly clock: Clock;
};

export const FOLDERS = ["inbox", "sent"] as const;
export type Folder = (typeof FOLDERS)[number];

export type MessagePage = { readonly items: readonly StoredMessage[]; readonly next?: string };
type PageRequest = { readonly member: MemberId; readonly limit: number; readonly cursor?: string | undefined };
export type FolderRequest = PageRequest & { readonly folder: Folder; readonly text?: string | undefined };

export type SendRequest = Message & {
  readonly member: MemberId;
  readonly id: string;
  /** By username; left out in a reply. */
  readonly recipient?: string | undefined;
  readonly replyTo?: string | undefined;
  readonly draft?: string | undefined;
};

const messageNotFound = Effect.fail<MessageNotFound>({ _tag: "MessageNotFound" });
const recipientUnknown = Effect.fail<RecipientUnknown>({ _tag: "RecipientUnknown" });

const placeIn = (cursor: string): MessagePlace | undefined => {
  const [, sentAt, id] = /^(\d{1,15})\.([\da-f-]{36})$/.exec(cursor) ?? [];
  return id === undefined ? undefined : { sentAt: Number(sentAt), id };
};

/** One row more than is shown says whether there is another page. */
const readPage = (
  { limit, cursor }: Omit<PageRequest, "member">,
  read: (page: MessagePageQuery) => Effect.Effect<readonly StoredMessage[]>,
): Effect.Effect<MessagePage, FieldRefused> =>
  Effect.gen(function* () {
    const after = cursor === undefined ? undefined : placeIn(cursor);
    if (cursor !== undefined && after === undefined) return yield* refuseCursor;
    const found = yield* read({ limit: limit + 1, ...(after === undefined ? {} : { after }) });
    const items = found.slice(0, limit);
    const last = found.length > limit ? items.at(-1) : undefined;
    return { items, ...(last === undefined ? {} : { next: `${last.sentAt}.${last.id}` }) };
  });

/** All that can be done with messages, drafts and reports. */
export const makeMessageUseCases = ({ messages, members, clock }: MessagePorts) => {
  /** To whom a message goes, and into which thread. */
  const addressed = ({
    member,
    recipient = "",
    replyTo,
  }: SendRequest): Effect.Effect<Pick<NewMessage, "to" | "thread">, RecipientUnknown | MessageNotFound> =>
    Effect.gen(function* () {
      if (replyTo !== undefined) {
        const answered = yield* messages.message(member, replyTo);
        if (answered === undefined) return yield* messageNotFound;
        return answered.username === undefined
          ? yield* recipientUnknown
          : { to: answered.other, thread: answered.thread };
      }
      const found = recipient.includes("@") ? undefined : yield* members.byLogin(recipient.trim());
      return found === undefined ? yield* recipientUnknown : { to: found.member.id };
    });

  return {
    /** W470, SO18, SO23 */
    send: Effect.fn("SendMessage")(function* (
      request: SendRequest,
    ): Effect.fn.Return<void, MessageRefused | RecipientUnknown | MessageNotFound | WritesToOneself> {
      const { member, id, draft } = request;
      const message = yield* fromResult(checkMessage(request));
      yield* messages.send({
        id,
        from: member,
        ...(yield* addressed(request)),
        ...message,
        sentAt: yield* clock.now,
        ...(draft === undefined ? {} : { draft }),
      });
    }),

    /** SO25 */
    readFolder: ({ member, folder, text = "", ...page }: FolderRequest) => {
      const key = messageKey(text);
      return readPage(page, (query) =>
        messages.folder(member, { ...query, isSent: folder === "sent", ...(key === "" ? {} : { key }) }),
      );
    },

    /** The thread of a message of the member's. */
    readThread: Effect.fn("ReadThread")(function* ({
      member,
      id,
      ...page
    }: PageRequest & { readonly id: string }): Effect.fn.Return<MessagePage, FieldRefused | MessageNotFound> {
      const message = yield* messages.message(member, id);
      if (message === undefined) return yield* messageNotFound;
      return yield* readPage(page, (query) => messages.thread(member, message.thread, query));
    }),

    mark: messages.mark,
    remove: messages.remove,
    readDrafts: messages.drafts,
    removeDraft: messages.removeDraft,

    /** W473: kept as it was typed; what it lacks is said when it is sent. */
    saveDraft: (
      member: MemberId,
      {
        replyTo,
        ...draft
      }: MessageDraft & { readonly id: string; readonly replyTo?: string | undefined; readonly version: number },
    ) =>
      Effect.flatMap(clock.now, (savedAt) =>
        messages.saveDraft(member, {
          ...draft,
          ...(replyTo === undefined ? {} : { replyTo }),
          version: draft.version + 1,
          savedAt,
        }),
      ),

    /** SO28, W474 */
    report: Effect.fn("ReportMessage")(function* (
      member: MemberId,
      report: { readonly id: string; readonly message: string; readonly reason: ReportReason; readonly text: string },
    ): Effect.fn.Return<void, MessageNotFound | ReportRefused> {
      const text = yield* fromResult(checkReportText(report.text));
      yield* messages.report(member, { ...report, text, at: yield* clock.now });
    }),
  };
};

export type MessageUseCases = ReturnType<typeof makeMessageUseCases>;
export const MessageUseCases = token<MessageUseCases>("MessageUseCases");
