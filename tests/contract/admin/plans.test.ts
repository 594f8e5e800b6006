import { randomUUID } from "node:crypto";
import { makeSqlAdminStore } from "@morsel/adapters/sql/admin/admin-store";
import { migrate } from "@morsel/adapters/sql/migrations/migrate";
import type { Sql } from "@morsel/adapters/sql/engine/sql";
import type { MemberId } from "@morsel/domain/identity";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENGINES, type EmptyDatabase } from "../../support/engines.ts";
import { openAt } from "../../support/open-at.ts";
import { isWalk, planOf, recordQueries, type RecordedQuery } from "../../support/watched-sql.ts";
import { run } from "../stores.ts";

const MEMBERS = 4000;
const COLUMNS = "id username username_key email email_key password_hash created_at profile suspended_at roles".split(
  " ",
);

describe.each(ENGINES)("$engine: the lists of admins are found by an index", ({ fresh }) => {
  let database: EmptyDatabase;
  let sql: Sql;
  const ids = Array.from({ length: MEMBERS }, () => randomUUID());
  beforeAll(async () => {
    database = await fresh();
    sql = await openAt(database.at);
    await run(migrate(sql));
    await run(
      sql.load(
        "member",
        COLUMNS,
        ids.map((id, n) => [
          id,
          `m-${n}`,
          `m-${n}`,
          `m-${n}@example.org`,
          `m-${n}@example.org`,
          "hash",
          n,
          "{}",
          n % 100 === 0 ? n : null,
          n % 1000 === 0 ? '["administrator"]' : null,
        ]),
      ),
    );
    await run(
      sql.load(
        "admin_audit",
        "id at act actor_id subject_id reason details".split(" "),
        ids.map((id, n) => [randomUUID(), n, `act ${n % 50}`, ids[n % 40] ?? id, id, "Spam", "{}"]),
      ),
    );
    await run(
      sql.load(
        "job",
        "id kind payload due_at attempt turn died_at code".split(" "),
        ids.map((id, n) => [id, "mail", "{}", n, 5, 0, n, "MailRefused"]),
      ),
    );
    await run(sql.script("analyze"));
  });
  afterAll(async () => {
    await run(sql.close);
    await database.remove();
  });

  it("W535 every page of members and of the log reads its index alone, and sorts nothing", async () => {
    const asked: RecordedQuery[] = [];
    const store = makeSqlAdminStore(recordQueries(sql, asked));
    const after = { key: "500", id: ids[500] ?? "" };
    for (const view of ["all", "suspended", "admins"] as const)
      await run(store.members({ by: "newest", view, limit: 5, after }));
    await run(store.members({ by: "username", begins: "m-7", limit: 5 }));
    await run(store.members({ by: "email", begins: "m-7", limit: 5, after: { key: "m-70@example.org", id: "" } }));
    const id = (ids[0] ?? "") as MemberId;
    for (const filter of [{}, { act: "roleChanged" as const }, { actor: id }, { subject: id }])
      await run(store.audit({ limit: 5, ...filter }));
    // The statement that asks whether there is an admin is among them.
    expect(asked).toHaveLength(10);
    for (const statement of asked) {
      const plan = await run(planOf(sql, statement));
      expect(plan.join("\n")).not.toMatch(/\bSort\b|TEMP B-TREE FOR ORDER/);
      expect(plan.filter((line) => isWalk(sql, line))).toEqual([]);
    }
  });

  it("W536 a page of jobs that were given up is read from their index, and not all of them sorted for it", async () => {
    const asked: RecordedQuery[] = [];
    const store = makeSqlAdminStore(recordQueries(sql, asked));
    await run(store.deadJobs({ limit: 5 }));
    await run(store.deadJobs({ limit: 5, after: { at: 500, id: ids[500] ?? "" } }));
    // The statement that asks whether there is an admin is the first.
    expect(asked).toHaveLength(3);
    for (const statement of asked.slice(1)) {
      const plan = (await run(planOf(sql, statement))).join("\n");
      expect(plan).toContain("job_dead");
      expect(plan).not.toMatch(/MULTI-INDEX|BitmapOr|TEMP B-TREE FOR ORDER/);
    }
  });
});
