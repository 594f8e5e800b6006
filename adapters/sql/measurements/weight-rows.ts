import type { MemberId } from "@morsel/domain/identity";
import type { WeightEntry } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

/** W50, W51: an id that stands stays as it is; one that was deleted stands again as given. */
export const putWeight = (sql: Sql, member: MemberId, entry: WeightEntry): Effect.Effect<void> =>
  Effect.asVoid(sql`
    insert into measurement as m (member_id, id, type, date, value, is_deleted)
    values (${member}, ${entry.id}, 'Weight', ${entry.date}, ${entry.kg}, 0)
    on conflict (member_id, id) do update
      set date = excluded.date, value = excluded.value, is_deleted = 0 where m.is_deleted = 1`);
