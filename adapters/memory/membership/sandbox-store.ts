import type { SandboxRow, SandboxStore } from "@morsel/application/membership/sandbox";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { receiveEvents } from "./membership-store.ts";
import { memoryTable, type MemoryState } from "../platform/state.ts";

const sandboxTable = memoryTable(() => new Map<MemberId, Map<string, SandboxRow>>());

export const makeMemorySandboxStore = (state: MemoryState): SandboxStore => {
  const all = () => state.of(sandboxTable);
  return {
    find: (member, id) => Effect.sync(() => all().get(member)?.get(id)),
    due: (now, limit) =>
      Effect.sync(() =>
        [...all().values()]
          .flatMap((rows) => [...rows.values()])
          .filter(({ dueAt }) => dueAt <= now)
          .toSorted((a, b) => a.dueAt - b.dueAt)
          .slice(0, limit),
      ),
    save: (row, reports) =>
      Effect.sync(() => {
        const rows = all().get(row.member) ?? new Map<string, SandboxRow>();
        if ((rows.get(row.id)?.version ?? 0) !== row.version - 1) return false;
        all().set(row.member, rows.set(row.id, row));
        receiveEvents(state, reports);
        return true;
      }),
  };
};
