import * as Effect from "effect/Effect";
import { readPage } from "../platform/paging.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import type { AdminStore, AuditPlace, AuditQuery, StoredAuditEntry } from "./admin-store.ts";

export type AuditRequest = Pick<AuditQuery, "act" | "actor" | "subject" | "limit"> & {
  readonly cursor?: string | undefined;
};
export type AuditPage = { readonly items: readonly StoredAuditEntry[]; readonly next?: string };

const placeIn = (cursor: string): AuditPlace | undefined => {
  const [, at, id] = /^(\d{1,15})\.([\da-f-]{36})$/.exec(cursor) ?? [];
  return id === undefined ? undefined : { at: Number(at), id };
};

/** W535 */
export const makeReadAudit =
  ({ admin }: { readonly admin: Pick<AdminStore, "audit"> }) =>
  ({ limit, cursor, ...filter }: AuditRequest): Effect.Effect<AuditPage, FieldRefused> =>
    Effect.suspend(() =>
      readPage({
        limit,
        cursor,
        placeIn,
        read: (page) => admin.audit({ ...filter, ...page }),
        cursorOf: ({ at, id }) => `${at}.${id}`,
      }),
    );
