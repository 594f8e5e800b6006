import type {
  MessageNotFound,
  MessagePageQuery,
  MessagePlace,
  MessageStore,
  StoredDraft,
  StoredMessage,
} from "@morsel/application/messages/message-store";
import { fromResult } from "@morsel/application/platform/from-result";
import { usernameKey, type MemberId } from "@morsel/domain/identity";
import {
  checkDraft,
  checkRecipient,
  messageKey,
  type RecipientUnknown,
  type WritesToOneself,
} from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import { membersTable } from "../identity/members-table.ts";
import { makeMemoryNotificationStore } from "../notifications/notification-store.ts";
import { memoryTable, type MemoryState, ownRows } from "../platform/state.ts";
import { blockedBetween } from "../social/relation-tables.ts";
import { addReport, hasReport, reportsOf } from "../social/report-table.ts";

type Kept = Omit<StoredMessage, "username">;
const messageTable = memoryTable(() => new Map<MemberId, Map<string, Kept>>());
const draftTable = memoryTable(() => new Map<MemberId, Map<string, StoredDraft>>());

const byNewest = (a: MessagePlace, b: MessagePlace): number =>
  b.sentAt - a.sentAt || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

const countMessages = (state: MemoryState, member: MemberId, by: number): void =>
  Effect.runSync(makeMemoryNotificationStore(state).add(member, { unread_message_count: by }));

/** W475: what two have not read of each other counts as read, with both counters. */
export const readBetween = (state: MemoryState, one: MemberId, other: MemberId): void => {
  for (const [member, from] of [
    [one, other],
    [other, one],
  ] as const) {
    const rows = ownRows(state.of(messageTable), member);
    for (const row of rows.values())
      if (row.other === from && !row.isRead) {
        rows.set(row.id, { ...row, isRead: true });
        countMessages(state, member, -1);
      }
  }
};

/** Each method runs in one go, as a transaction would. */
export const makeMemoryMessageStore = (state: MemoryState): MessageStore => {
  const messages = (member: MemberId) => ownRows(state.of(messageTable), member);
  const drafts = (member: MemberId) => ownRows(state.of(draftTable), member);
  const nameOf = (id: MemberId): string | undefined => state.of(membersTable).get(id)?.member.username;
  const shown = (row: Kept): StoredMessage => {
    const username = nameOf(row.other);
    return { ...row, ...(username === undefined ? {} : { username }) };
  };
  const visible = (member: MemberId): readonly StoredMessage[] =>
    [...messages(member).values()].filter(({ other }) => !blockedBetween(state, member, other)).map(shown);
  const pageOf = (all: readonly StoredMessage[], { limit, after }: MessagePageQuery): readonly StoredMessage[] =>
    all
      .filter((row) => after === undefined || byNewest(after, row) < 0)
      .toSorted(byNewest)
      .slice(0, limit);
  const has = (key: string, { subject, body, username = "" }: StoredMessage): boolean =>
    messageKey(`${subject} ${body}`).includes(key) || usernameKey(username).includes(key);

  return {
    send: ({ id, from, to, thread = id, subject, body, sentAt, draft = "" }) =>
      Effect.gen(function* (): Effect.fn.Return<void, RecipientUnknown | WritesToOneself> {
        if (messages(from).has(id)) return;
        yield* fromResult(checkRecipient({ from, to, isBlocked: blockedBetween(state, from, to) }));
        const base = { id, thread, subject, body, sentAt };
        messages(from).set(id, { ...base, other: to, isSent: true, isRead: true });
        drafts(from).delete(draft);
        if (messages(to).has(id)) return;
        messages(to).set(id, { ...base, other: from, isSent: false, isRead: false });
        countMessages(state, to, 1);
      }),

    folder: (member, { isSent, key = "", ...page }) =>
      Effect.sync(() =>
        pageOf(
          visible(member).filter((row) => row.isSent === isSent && (key === "" || has(key, row))),
          page,
        ),
      ),
    thread: (member, thread, page) =>
      Effect.sync(() =>
        pageOf(
          visible(member).filter((row) => row.thread === thread),
          page,
        ),
      ),
    message: (member, id) => Effect.sync(() => visible(member).find((row) => row.id === id)),

    mark: (member, ids, isRead) =>
      Effect.sync(() => {
        for (const id of new Set(ids)) {
          const row = messages(member).get(id);
          if (row === undefined || row.isSent || row.isRead === isRead) continue;
          messages(member).set(id, { ...row, isRead });
          countMessages(state, member, isRead ? -1 : 1);
        }
      }),
    remove: (member, ids) =>
      Effect.sync(() => {
        for (const id of ids) {
          if (messages(member).get(id)?.isRead === false) countMessages(state, member, -1);
          messages(member).delete(id);
        }
      }),

    drafts: (member) =>
      Effect.sync(() =>
        [...drafts(member).values()].toSorted((a, b) => b.savedAt - a.savedAt || (a.id < b.id ? 1 : -1)),
      ),
    saveDraft: (member, draft) =>
      Effect.gen(function* () {
        const kept = drafts(member).get(draft.id);
        const { recipient, subject, body, version } = draft;
        const isSame = kept?.recipient === recipient && kept.subject === subject && kept.body === body;
        const others = drafts(member).size - (kept === undefined ? 0 : 1);
        const checked = checkDraft({ kept: kept?.version ?? 0, version, isSame, others });
        if ((yield* fromResult(checked)) === "write") drafts(member).set(draft.id, draft);
      }),
    removeDraft: (member, id) => Effect.sync(() => void drafts(member).delete(id)),

    report: (member, { message, ...report }) =>
      Effect.suspend((): Effect.Effect<void, MessageNotFound> => {
        if (hasReport(state, member, report.id)) return Effect.void;
        const found = visible(member).find(({ id }) => id === message);
        if (found === undefined || found.isSent) return Effect.fail({ _tag: "MessageNotFound" });
        const { other: about, subject, body } = found;
        addReport(state, {
          ...report,
          kind: "message",
          thing: message,
          by: member,
          about,
          reported: { subject, body },
        });
        return Effect.void;
      }),
    reports: (limit) => Effect.sync(() => reportsOf(state, "message", limit)),
  };
};
