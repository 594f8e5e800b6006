import type { Migration } from "./migration.ts";

/** FO7: a member has one open report of a thing; the first of several is kept. */
export const reportsOnce: Migration = {
  version: 77,
  name: "reports-once",
  statements: () => [
    `delete from content_report where decision_id is null and exists (
      select 1 from content_report first where first.member_id = content_report.member_id and first.kind = content_report.kind
        and first.thing_id = content_report.thing_id and first.decision_id is null
        and (first.reported_at, first.id) < (content_report.reported_at, content_report.id))`,
    `create unique index content_report_once on content_report (member_id, kind, thing_id) where decision_id is null`,
    `create index content_report_queue on content_report (kind, thing_id, reported_at) where decision_id is null`,
  ],
};
