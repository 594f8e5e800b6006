import type { ClaimedItem, ImportStore } from "@morsel/application/import/import-store";
import type { JobStore } from "@morsel/application/jobs/job-store";
import { IMPORT_LIMITS, type ImportBatch, type ImportId } from "@morsel/domain/import";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { memoryTable, type MemoryState } from "../platform/state.ts";

type Item = ClaimedItem & { readonly importId: ImportId; readonly state: "written" | "undone" | "kept" };
type Table = {
  readonly batches: Map<ImportId, ImportBatch>;
  readonly parts: Map<ImportId, Uint8Array[]>;
  readonly items: Map<string, Item>;
};

const importTable = memoryTable(() => new Map<MemberId, Table>());

const byNewest = (a: ImportBatch, b: ImportBatch): number => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);

/** Each method runs in one go, as a transaction would. */
export const makeMemoryImportStore = (state: MemoryState, jobs: Pick<JobStore, "add">): ImportStore => {
  const tableOf = (member: MemberId): Table => {
    const all = state.of(importTable);
    const known = all.get(member) ?? { batches: new Map(), parts: new Map(), items: new Map() };
    all.set(member, known);
    return known;
  };
  const written = (member: MemberId, id: ImportId): readonly Item[] =>
    [...tableOf(member).items.values()].filter((item) => item.importId === id && item.state === "written");
  return {
    add: (member, batch) =>
      Effect.suspend(() => {
        const { batches, parts } = tableOf(member);
        const known = batches.get(batch.id);
        if (known !== undefined) return Effect.succeed(known);
        if (parts.size >= IMPORT_LIMITS.files)
          return Effect.fail({ _tag: "ImportsAreFull" as const, limit: IMPORT_LIMITS.files });
        batches.set(batch.id, batch);
        return Effect.succeed(batch);
      }),
    byId: (member, id) => Effect.sync(() => tableOf(member).batches.get(id)),
    all: (member) => Effect.sync(() => [...tableOf(member).batches.values()].toSorted(byNewest).slice(0, 50)),
    append: (member, id, offset, content) =>
      Effect.suspend((): ReturnType<ImportStore["append"]> => {
        const { batches, parts } = tableOf(member);
        const batch = batches.get(id);
        if (batch === undefined) return Effect.fail({ _tag: "ImportNotFound" as const, id });
        const { received, bytes } = batch;
        if (offset + content.length <= received) return Effect.succeed(batch);
        if (batch.state !== "sending") return Effect.fail({ _tag: "ImportNotPossible" as const, state: batch.state });
        if (offset !== received || received + content.length > bytes)
          return Effect.fail({ _tag: "ImportPartMisplaced" as const, received });
        const next = { ...batch, received: received + content.length };
        batches.set(id, next);
        parts.set(id, [...(parts.get(id) ?? []), content]);
        return Effect.succeed(next);
      }),
    part: (member, id, nth) => Effect.sync(() => tableOf(member).parts.get(id)?.[nth]),
    change: (member, id, states, change, following = []) =>
      Effect.suspend(() => {
        const { batches } = tableOf(member);
        const batch = batches.get(id);
        if (batch === undefined || !states.includes(batch.state)) return Effect.undefined;
        const next: ImportBatch = { ...batch, ...change };
        batches.set(id, next);
        return Effect.as(jobs.add(following), next);
      }),
    forgetFile: (member, id) => Effect.sync(() => void tableOf(member).parts.delete(id)),
    remove: (member, id) =>
      Effect.sync(() => {
        tableOf(member).parts.delete(id);
        tableOf(member).batches.delete(id);
      }),
    claim: (member, id, wanted) =>
      Effect.sync(() => {
        const { items } = tableOf(member);
        return wanted.flatMap(({ key, kind, date }): readonly ClaimedItem[] => {
          const known = items.get(key);
          if (known !== undefined && known.state !== "undone" && known.importId !== id) return [];
          if (known?.state === "kept") return [];
          const times = known === undefined ? 0 : known.state === "undone" ? known.times + 1 : known.times;
          items.set(key, { key, kind, date, times, importId: id, state: "written" });
          return [{ key, kind, date, times }];
        });
      }),
    items: (member, id, limit) =>
      Effect.sync(() =>
        written(member, id)
          .toSorted((a, b) => (a.date === b.date ? (a.key < b.key ? -1 : 1) : a.date > b.date ? -1 : 1))
          .slice(0, limit)
          .map(({ key, kind, date, times }) => ({ key, kind, date, times })),
      ),
    countItems: (member, id) => Effect.sync(() => written(member, id).length),
    release: (member, id, keys, isKept) =>
      Effect.sync(() => {
        const { items } = tableOf(member);
        for (const key of keys) {
          const item = items.get(key);
          if (item?.importId === id) items.set(key, { ...item, state: isKept ? "kept" : "undone" });
        }
      }),
    forgetOldFiles: (before, limit) =>
      Effect.sync(() => {
        const old = [...state.of(importTable).values()].flatMap(({ batches, parts }) =>
          [...parts.keys()].flatMap((id) => {
            const batch = batches.get(id);
            return batch !== undefined && batch.createdAt < before ? [{ batches, parts, batch }] : [];
          }),
        );
        for (const { batches, parts, batch } of old.slice(0, limit)) {
          parts.delete(batch.id);
          if (["sending", "reading", "ready", "refused"].includes(batch.state)) batches.delete(batch.id);
        }
        return Math.min(limit, old.length);
      }),
  };
};
