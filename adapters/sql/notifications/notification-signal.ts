import type { NotificationSignal } from "@morsel/application/notifications/notification-signal";
import type { Sql } from "../engine/sql.ts";
import { memberInWord } from "./notification-rows.ts";

/** W659: by what the engine tells of commits: in one process directly, across processes by PostgreSQL's LISTEN. */
export const makeSqlNotificationSignal = (sql: Sql): NotificationSignal => ({
  listen: (hear) =>
    sql.listen((word) => {
      if (word === undefined) return hear(undefined);
      const member = memberInWord(word);
      if (member !== undefined) hear(member);
    }),
});
