import type { BackOfficeStore } from "@morsel/application/back-office/back-office-store";
import type { StoredEvent } from "@morsel/application/back-office/payment-events";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { insertAudit } from "../admin/audit-rows.ts";
import type { Sql } from "../engine/sql.ts";

type Row = Pick<StoredEvent, "provider" | "id" | "receivedAt"> & {
  readonly member: MemberId | "";
  readonly appliedAt: number | null;
};

const LAST = { at: Number.MAX_SAFE_INTEGER, id: "" };

const eventOf = ({ member, appliedAt, ...row }: Row): StoredEvent => ({
  ...row,
  ...(member === "" ? {} : { member }),
  ...(appliedAt === null ? {} : { appliedAt }),
});

/** W646 */
export const makeEventRows = (sql: Sql): Pick<BackOfficeStore, "events" | "applyEventAgain"> => ({
  events: ({ limit, after = LAST }) =>
    Effect.map(
      sql<Row>`
        select provider, id, member_id as member, received_at as "receivedAt", applied_at as "appliedAt"
        from premium_event where (received_at, id) < (${after.at}, ${after.id})
        order by received_at desc, id desc limit ${limit}`,
      (rows) => rows.map(eventOf),
    ),
  applyEventAgain: ({ provider, id }, entry) =>
    sql.transaction((tx) =>
      Effect.gen(function* () {
        const known = yield* tx`select 1 from premium_event where provider = ${provider} and id = ${id}`;
        if (known.length === 0) return false;
        if (yield* insertAudit(tx, entry))
          yield* tx`update premium_event set applied_at = null where provider = ${provider} and id = ${id}`;
        return true;
      }),
    ),
});
