import type { AuditEntry } from "@morsel/domain/admin";
import { memoryTable, type MemoryState } from "../platform/state.ts";

export const auditTable = memoryTable(() => new Map<string, AuditEntry>());

/** W530: the act in one go with its line, once. */
export const audited = (state: MemoryState, entry: AuditEntry, act: () => void): void => {
  const table = state.of(auditTable);
  if (table.has(entry.id)) return;
  table.set(entry.id, entry);
  act();
};
