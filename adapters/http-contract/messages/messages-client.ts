import type { MessagesClient } from "@morsel/application/messages/client/messages-client";
import type { MessageNotFound } from "@morsel/application/messages/message-store";
import { isUuid } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { type ApiClient, done } from "../shared/call.ts";
import { readDrafts, readMessagePage } from "./codec.ts";
import * as calls from "./messages-calls.ts";

const BOUND = { recipient: 100, subject: 500, body: 40_000, report: 4000 };

export const messagesClient = ({ call }: ApiClient): MessagesClient => ({
  folder: ({ folder, text, cursor }) =>
    call(calls.messages, { query: { folder, query: text.slice(0, 100) || undefined, cursor } }, readMessagePage),
  // An address that was typed or cut names no message.
  thread: (id, cursor) =>
    isUuid(id)
      ? call(calls.messageThread, { params: { id }, query: { cursor } }, readMessagePage)
      : Effect.fail<MessageNotFound>({ _tag: "MessageNotFound" }),
  send: ({ id, recipient, replyTo, subject, body, draft }) =>
    call(
      calls.sendToMember,
      {
        payload: {
          id,
          ...(recipient === undefined ? {} : { recipient: recipient.slice(0, BOUND.recipient) }),
          ...(replyTo === undefined ? {} : { reply_to: replyTo }),
          subject: subject.slice(0, BOUND.subject),
          body: body.slice(0, BOUND.body),
          ...(draft === undefined ? {} : { draft_id: draft }),
        },
      },
      done,
    ),
  mark: (ids, isRead) => call(calls.markMessages, { payload: { ids, is_read: isRead } }, done),
  remove: (ids) => call(calls.deleteMessages, { payload: { ids } }, done),
  drafts: call(calls.messageDrafts, {}, readDrafts),
  saveDraft: ({ id, recipient, replyTo, subject, body, version }) =>
    call(
      calls.saveMessageDraft,
      {
        payload: {
          id,
          recipient: recipient.slice(0, BOUND.recipient),
          ...(replyTo === undefined ? {} : { reply_to: replyTo }),
          subject: subject.slice(0, BOUND.subject),
          body: body.slice(0, BOUND.body),
          version,
        },
      },
      done,
    ),
  removeDraft: (id) => call(calls.deleteMessageDraft, { payload: { id } }, done),
  report: ({ id, message, reason, text }) =>
    call(
      calls.reportMessage,
      { payload: { id, message_id: message, reason, text: text.slice(0, BOUND.report) } },
      done,
    ),
});
