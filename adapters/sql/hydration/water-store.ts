import type { WaterStore } from "@morsel/application/hydration/water-store";
import { fromResult } from "@morsel/application/platform/from-result";
import type { CalendarDate } from "@morsel/domain/calendar";
import { totalsOf } from "@morsel/domain/diary";
import {
  type StoredWaterEntry as StoredEntry,
  activeWaterEntries as activeEntries,
  deleteWater as withoutEntry,
  logWater as withEntry,
} from "@morsel/domain/hydration";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import { addWebhookEvents } from "../webhooks/event-rows.ts";
import type { Sql } from "../engine/sql.ts";

/** As the diary, which shares the row, writes a day on which nothing was eaten. */
const NO_TOTALS = JSON.stringify(totalsOf([]));

type WaterRow = { readonly date: CalendarDate; readonly drinks: string };

/** A day's entries, those that were deleted among them. */
const storedOn = (sql: Sql, member: MemberId, date: CalendarDate): Effect.Effect<readonly StoredEntry[]> =>
  Effect.map(
    sql<Pick<WaterRow, "drinks">>`select drinks from diary_day where member_id = ${member} and date = ${date}`,
    ([day]) => (day === undefined ? [] : JSON.parse(day.drinks)),
  );

/** Water stands in the day's row, which the diary shares. */
const write = (sql: Sql, member: MemberId, date: CalendarDate, entries: readonly StoredEntry[]): Effect.Effect<void> =>
  Effect.andThen(
    sql`
    insert into diary_day (member_id, date, entries, totals, note, completeness, version, drinks)
    values (${member}, ${date}, 0, ${NO_TOTALS}, '', 'untracked', 0, ${JSON.stringify(entries)})
    on conflict (member_id, date) do update set drinks = excluded.drinks`,
    addWebhookEvents(sql, member, "water_day.changed", [date]),
  );

export const makeSqlWaterStore = (sql: Sql): WaterStore => ({
  days: (member, from, to) =>
    Effect.map(
      sql<WaterRow>`
        select date, drinks from diary_day
        where member_id = ${member} and date between ${from} and ${to} and drinks <> '[]'`,
      (rows) => new Map(rows.map(({ date, drinks }) => [date, activeEntries(JSON.parse(drinks))])),
    ),

  logWater: (member, date, entry) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const before = yield* storedOn(tx, member, date);
        const next = yield* fromResult(withEntry(before, entry));
        if (next !== before) yield* write(tx, member, date, next);
        return activeEntries(next);
      }),
    ),

  deleteWater: (member, date, id) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const next = yield* fromResult(withoutEntry(yield* storedOn(tx, member, date), id));
        yield* write(tx, member, date, next);
        return activeEntries(next);
      }),
    ),
});
