import type { BackOfficeStore } from "@morsel/application/back-office/back-office-store";
import type { Announcement } from "@morsel/domain/back-office";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";
import { acted } from "./acted.ts";

type Row = Pick<Announcement, "id" | "from" | "until"> & { readonly texts: string; readonly link: string | null };

/** The one row. */
const PLACE = 1;

/** BO4 */
export const makeAnnouncementRows = (
  sql: Sql,
): Pick<BackOfficeStore, "announcement" | "saveAnnouncement" | "endAnnouncement"> => ({
  announcement: Effect.suspend(() =>
    Effect.map(
      sql<Row>`
        select id, texts, link, shown_from as "from", shown_until as "until" from announcement where place = ${PLACE}`,
      ([row]) => {
        if (row === undefined) return undefined;
        const { texts, link, ...rest } = row;
        return { ...rest, texts: JSON.parse(texts) as Announcement["texts"], ...(link === null ? {} : { link }) };
      },
    ),
  ),
  saveAnnouncement: ({ id, texts, link = null, from, until }, entry) =>
    acted(
      sql,
      entry,
      (tx) => tx`
        insert into announcement (place, id, texts, link, shown_from, shown_until)
        values (${PLACE}, ${id}, ${JSON.stringify(texts)}, ${link}, ${from}, ${until})
        on conflict (place) do update set id = excluded.id, texts = excluded.texts, link = excluded.link,
          shown_from = excluded.shown_from, shown_until = excluded.shown_until`,
    ),
  endAnnouncement: (entry) => acted(sql, entry, (tx) => tx`delete from announcement where place = ${PLACE}`),
});
