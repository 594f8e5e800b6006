import type { Agreement } from "@morsel/application/consent/agreements";
import type { MemberId } from "@morsel/domain/identity";
import { memoryTable, type MemoryState } from "../platform/state.ts";

export const agreementTable = memoryTable(() => new Map<MemberId, readonly Agreement[]>());

/** ID120: the first agreement to a version stays. */
export const addAgreements = (state: MemoryState, member: MemberId, agreements: readonly Agreement[]): void => {
  const table = state.of(agreementTable);
  const known = table.get(member) ?? [];
  const fresh = agreements.filter(
    ({ document, version }) => !known.some((one) => one.document === document && one.version === version),
  );
  if (fresh.length > 0) table.set(member, [...known, ...fresh]);
};
