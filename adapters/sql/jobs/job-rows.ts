import type { NewJob } from "@morsel/application/platform/job";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

/** W220: within the transaction of what caused them; an id that is there already stays as it is. */
export const insertJobs = (tx: Sql, jobs: readonly NewJob[] = []): Effect.Effect<void> =>
  Effect.forEach(
    jobs,
    ({ id, kind, payload, dueAt, member }) => tx`
      insert into job (id, kind, payload, member_id, due_at, attempt, turn)
      values (${id}, ${kind}, ${JSON.stringify(payload)}, ${member ?? null}, ${dueAt}, 0, 0)
      on conflict do nothing`,
    { discard: true },
  );
