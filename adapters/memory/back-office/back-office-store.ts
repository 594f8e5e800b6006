import type { BackOfficeStore } from "@morsel/application/back-office/back-office-store";
import type { MembershipStore } from "@morsel/application/membership/membership-store";
import type { AuditEntry } from "@morsel/domain/admin";
import type { Announcement } from "@morsel/domain/back-office";
import * as Effect from "effect/Effect";
import { auditTable } from "../admin/admin-table.ts";
import { makeMemoryCatalogueStore } from "../catalogues/catalogue-store.ts";
import { CATALOGUES } from "../catalogues/imported-foods.ts";
import { addJobs } from "../jobs/jobs-table.ts";
import { codeTable, eventTable } from "../membership/membership-store.ts";
import { memoryTable, type MemoryState } from "../platform/state.ts";

const announcementTable = memoryTable(() => new Map<"one", Announcement>());

export type MemoryBackOfficePorts = { readonly state: MemoryState; readonly premium: MembershipStore };

export const makeMemoryBackOfficeStore = ({ state, premium }: MemoryBackOfficePorts): BackOfficeStore => {
  /** W530, W640 */
  const acted = (entry: AuditEntry, act: Effect.Effect<unknown>): Effect.Effect<void> =>
    Effect.suspend(() => {
      const table = state.of(auditTable);
      if (table.has(entry.id)) return Effect.void;
      table.set(entry.id, entry);
      return Effect.asVoid(act);
    });
  return {
    givePremium: (member, gift, entry) => acted(entry, premium.grant(member, { ...gift, source: "operator" })),
    saveCode: (code, entry) => acted(entry, premium.saveCode(code)),
    announcement: Effect.sync(() => state.of(announcementTable).get("one")),
    saveAnnouncement: (announcement, entry) =>
      acted(
        entry,
        Effect.sync(() => state.of(announcementTable).set("one", announcement)),
      ),
    endAnnouncement: (entry) =>
      acted(
        entry,
        Effect.sync(() => state.of(announcementTable).delete("one")),
      ),
    events: ({ limit, after }) =>
      Effect.sync(() =>
        [...state.of(eventTable).rows.values()]
          .filter(
            ({ receivedAt: at, id }) => after === undefined || at < after.at || (at === after.at && id < after.id),
          )
          .toSorted((a, b) => b.receivedAt - a.receivedAt || (a.id < b.id ? 1 : -1))
          .slice(0, limit)
          .map((row) => {
            const { body: _, ...event } = row;
            return event;
          }),
      ),
    applyEventAgain: ({ provider, id }, entry) =>
      Effect.suspend(() => {
        const { rows } = state.of(eventTable);
        const found = [...rows].find(([, row]) => row.provider === provider && row.id === id);
        if (found === undefined) return Effect.succeed(false);
        const [key, { appliedAt: _, ...row }] = found;
        return Effect.as(
          acted(
            entry,
            Effect.sync(() => rows.set(key, row)),
          ),
          true,
        );
      }),
    switchSource: (source, isOn, entry) => acted(entry, makeMemoryCatalogueStore(state).switchSource(source, isOn)),
    undoImport: (name, job, entry) =>
      acted(
        entry,
        Effect.sync(() => {
          const kept = state.of(CATALOGUES);
          kept.imports = kept.imports.map((one) =>
            one.name === name && one.state !== "running" ? { ...one, state: "undoing" } : one,
          );
          addJobs(state, [job]);
        }),
      ),
    codes: ({ limit, after = "" }) =>
      Effect.sync(() =>
        [...state.of(codeTable).rows.values()]
          .filter(({ code }) => code > after)
          .toSorted((a, b) => (a.code < b.code ? -1 : 1))
          .slice(0, limit),
      ),
  };
};
