import type { EventCursor } from "@morsel/application/account/account-store";
import type { SecurityEvent } from "@morsel/domain/account";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

type EventRow = Omit<SecurityEvent, "device"> & {
  readonly browser: string | null;
  readonly system: string | null;
  readonly network: string | null;
};

const eventOf = ({ browser, system, network, ...event }: EventRow): SecurityEvent => ({
  ...event,
  device: {
    ...(browser === null ? {} : { browser }),
    ...(system === null ? {} : { system }),
    ...(network === null ? {} : { network }),
  },
});

/** Later than anything. */
const END: EventCursor = { at: Number.MAX_SAFE_INTEGER, id: "" };

/** The newest first. */
export const eventsOf = (sql: Sql, member: MemberId, limit: number, { at, id }: EventCursor = END) =>
  Effect.map(
    sql<EventRow>`
      select id, at, kind, browser, system, network from security_event
      where member_id = ${member} and (at < ${at} or (at = ${at} and id < ${id}))
      order by at desc, id desc limit ${limit}`,
    (rows) => rows.map(eventOf),
  );
