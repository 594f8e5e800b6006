import type { ConsentStore, StoredLink } from "@morsel/application/consent/consent-store";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { agreementTable } from "./agreement-table.ts";
import { memoryTable, type MemoryState } from "../platform/state.ts";

const linkTable = memoryTable(() => new Map<MemberId, Map<string, StoredLink>>());

export const makeMemoryConsentStore = (state: MemoryState): ConsentStore => {
  const table = state.of(linkTable);
  return {
    linksOf: (member) =>
      Effect.sync(() => [...(table.get(member)?.values() ?? [])].toSorted((a, b) => (a.domain < b.domain ? -1 : 1))),
    agreementsOf: (member) =>
      Effect.sync(() =>
        [...(state.of(agreementTable).get(member) ?? [])].toSorted(
          (a, b) => a.agreedAt - b.agreedAt || (a.document < b.document ? -1 : 1),
        ),
      ),
    save: (member, link) =>
      Effect.sync(() => {
        const known = table.get(member) ?? new Map<string, StoredLink>();
        table.set(member, known.set(link.domain, { ...link, domainUserId: member }));
      }),
  };
};
