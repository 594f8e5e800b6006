import type { BackOfficeStore } from "@morsel/application/back-office/back-office-store";
import type { MembershipStore } from "@morsel/application/membership/membership-store";
import type { AuditEntry } from "@morsel/domain/admin";
import * as Effect from "effect/Effect";
import { auditTable } from "../admin/admin-table.ts";
import { codeTable } from "../membership/membership-store.ts";
import type { MemoryState } from "../platform/state.ts";

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
    codes: ({ limit, after = "" }) =>
      Effect.sync(() =>
        [...state.of(codeTable).rows.values()]
          .filter(({ code }) => code > after)
          .toSorted((a, b) => (a.code < b.code ? -1 : 1))
          .slice(0, limit),
      ),
  };
};
