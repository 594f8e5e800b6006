import type { ReceivedMessage } from "@morsel/domain/contact";
import type { ContactPlace, ContactStore } from "@morsel/application/contact/contact-store";
import * as Effect from "effect/Effect";
import { addJobs } from "../jobs/jobs-table.ts";
import { memoryTable, type MemoryState } from "../platform/state.ts";

const messageTable = memoryTable(() => new Map<string, ReceivedMessage>());

const byNewest = (a: ContactPlace, b: ContactPlace): number =>
  b.receivedAt - a.receivedAt || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

export const makeMemoryContactStore = (state: MemoryState): ContactStore => {
  const messages = state.of(messageTable);
  const page = (
    all: readonly ReceivedMessage[],
    { limit, after }: { readonly limit: number; readonly after?: ContactPlace },
  ) =>
    all
      .toSorted(byNewest)
      .filter((message) => after === undefined || byNewest(after, message) < 0)
      .slice(0, limit);
  return {
    keep: (message, jobs) =>
      Effect.sync(() => {
        if (messages.has(message.id)) return;
        messages.set(message.id, message);
        addJobs(state, jobs);
      }),
    byId: (id) => Effect.sync(() => messages.get(id)),
    newest: (asked) => Effect.sync(() => page([...messages.values()], asked)),
    ofMember: (member, asked) =>
      Effect.sync(() =>
        page(
          [...messages.values()].filter((message) => message.member === member),
          asked,
        ),
      ),
  };
};
