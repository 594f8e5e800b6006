import type { CoachStore, StoredLook } from "@morsel/application/coach/coach-store";
import { isSameLook, LOOKS_LIMIT, type CoachLook } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";

type LookRow = Omit<CoachLook, "date"> & { readonly date: string | null };
type ListedRow = Omit<StoredLook, "date" | "username"> & {
  readonly date: string | null;
  readonly username: string | null;
};

const LAST = { at: Number.MAX_SAFE_INTEGER, id: "" };

/** SO42 */
export const makeLookRows = (sql: Sql): Pick<CoachStore, "noteLook" | "looks" | "forgetLooks"> => ({
  noteLook: (client, { id, coach, scope, date, at }) =>
    memberTransaction(sql, client, (tx) =>
      Effect.gen(function* () {
        const recent = yield* tx<LookRow>`
          select coach_id as "coach", scope, day as "date", at from coach_look
          where member_id = ${client} order by at desc, id desc limit 20`;
        const next: CoachLook = { coach, scope, at, ...(date === undefined ? {} : { date }) };
        const isNoted = recent.some(({ date: day, ...look }) =>
          isSameLook({ ...look, ...(day === null ? {} : { date: day }) }, next),
        );
        if (isNoted) return;
        yield* tx`
          insert into coach_look (member_id, id, coach_id, scope, day, at)
          values (${client}, ${id}, ${coach}, ${scope}, ${date ?? null}, ${at})`;
        yield* tx`
          delete from coach_look where member_id = ${client} and id in (
            select id from coach_look where member_id = ${client} order by at desc, id desc limit 50 offset ${LOOKS_LIMIT})`;
      }),
    ),

  looks: (client, { limit, after = LAST }) =>
    Effect.map(
      sql<ListedRow>`
        select l.id, l.scope, l.day as "date", l.at, m.username
        from coach_look l left join member m on m.id = l.coach_id
        where l.member_id = ${client} and (l.at, l.id) < (${after.at}, ${after.id})
        order by l.at desc, l.id desc limit ${limit}`,
      (rows) =>
        rows.map(({ date, username, ...row }) => ({
          ...row,
          ...(date === null ? {} : { date }),
          ...(username === null ? {} : { username }),
        })),
    ),

  forgetLooks: (before) =>
    Effect.map(sql`delete from coach_look where at < ${before} returning id`, (rows) => rows.length),
});
