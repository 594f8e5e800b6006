// `npm run visits`: how often pages were looked at in the last thirty days, for the operator at a terminal.
import type { CalendarDate } from "@morsel/domain/calendar";
import * as Effect from "effect/Effect";
import { makeSqlPageViewStore } from "../../sql/analytics/page-view-store.ts";
import { runWithDatabase } from "./run-with-database.ts";

const DAYS_MS = 30 * 86_400_000;
const from = new Date(Date.now() - DAYS_MS).toISOString().slice(0, 10) as CalendarDate;

await runWithDatabase((sql) =>
  Effect.map(makeSqlPageViewStore(sql).since(from), (all) =>
    all.length === 0
      ? ['Nothing was counted: see "analytics" in docs/site-file.md.']
      : all.map(({ day, page, locale, views }) => `${day}  ${String(views).padStart(8)}  ${locale.padEnd(5)}  ${page}`),
  ),
);
