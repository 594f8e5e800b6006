import type { BackOfficeStore } from "@morsel/application/back-office/back-office-store";
import type { PremiumCode } from "@morsel/domain/membership";
import * as Effect from "effect/Effect";
import { makeSqlCatalogueStore } from "../catalogues/catalogue-store.ts";
import type { Sql } from "../engine/sql.ts";
import { insertJobs } from "../jobs/job-rows.ts";
import { makeSqlMembershipStore } from "../membership/membership-store.ts";
import { acted } from "./acted.ts";
import { makeAnnouncementRows } from "./announcement-rows.ts";
import { makeEventRows } from "./event-rows.ts";

export const makeSqlBackOfficeStore = (sql: Sql): BackOfficeStore => ({
  ...makeAnnouncementRows(sql),
  ...makeEventRows(sql),

  givePremium: (member, gift, entry) =>
    acted(sql, entry, (tx) => makeSqlMembershipStore(tx).grant(member, { ...gift, source: "operator" })),

  saveCode: (code, entry) => acted(sql, entry, (tx) => makeSqlMembershipStore(tx).saveCode(code)),

  switchSource: (source, isOn, entry) =>
    acted(sql, entry, (tx) => makeSqlCatalogueStore(tx).switchSource(source, isOn)),

  undoImport: (name, job, entry) =>
    acted(sql, entry, (tx) =>
      Effect.andThen(
        tx`update catalogue_import set state = 'undoing', is_shown = 0 where name = ${name} and state <> 'running'`,
        insertJobs(tx, [job]),
      ),
    ),

  codes: ({ limit, after = "" }) => sql<PremiumCode>`
    select code, gives, months, good_until as "until", uses, most from premium_code
    where code > ${after} order by code limit ${limit}`,
});
