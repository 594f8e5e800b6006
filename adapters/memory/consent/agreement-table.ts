import type { Agreement } from "@morsel/domain/consent";
import type { MemberId } from "@morsel/domain/identity";
import { memoryTable, type MemoryState } from "../platform/state.ts";

export const agreementTable = memoryTable(() => new Map<MemberId, readonly Agreement[]>());

/** ID120: the first agreement to a version stays. */
export const addAgreements = (state: MemoryState, member: MemberId, agreements: readonly Agreement[]): void => {
  const table = state.of(agreementTable);
  const kept = [...(table.get(member) ?? [])];
  for (const agreement of agreements)
    if (!kept.some(({ document, version }) => document === agreement.document && version === agreement.version))
      kept.push(agreement);
  table.set(member, kept);
};
