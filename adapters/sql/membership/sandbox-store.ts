import type { SandboxRow, SandboxStore } from "@morsel/application/membership/sandbox";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";
import { insertEvents } from "./premium-rows.ts";

export const makeSqlSandboxStore = (sql: Sql): SandboxStore => ({
  find: (member, id) =>
    Effect.map(
      sql<SandboxRow>`
        select member_id as member, id, state, version, due_at as "dueAt"
        from sandbox_subscription where member_id = ${member} and id = ${id}`,
      ([row]) => row,
    ),
  due: (now, limit) => sql<SandboxRow>`
    select member_id as member, id, state, version, due_at as "dueAt"
    from sandbox_subscription where due_at <= ${now} order by due_at, member_id, id limit ${limit}`,
  save: ({ member, id, state, version, dueAt }, reports) =>
    sql.transaction((tx) =>
      Effect.gen(function* () {
        const saved = yield* version === 1
          ? tx`
              insert into sandbox_subscription (member_id, id, state, version, due_at)
              values (${member}, ${id}, ${state}, 1, ${dueAt}) on conflict do nothing returning id`
          : tx`
              update sandbox_subscription set state = ${state}, version = ${version}, due_at = ${dueAt}
              where member_id = ${member} and id = ${id} and version = ${version - 1} returning id`;
        if (saved.length > 0) yield* insertEvents(tx, reports);
        return saved.length > 0;
      }),
    ),
});
