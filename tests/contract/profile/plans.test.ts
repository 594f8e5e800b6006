import { randomUUID } from "node:crypto";
import { makeSqlProfileStore } from "@morsel/adapters/sql/profile/profile-store";
import { describe, expect, it } from "vitest";
import { ENGINES } from "../../support/engines.ts";
import { isWalk, planOf, recordQueries, type RecordedQuery } from "../../support/watched-sql.ts";
import { filledTable } from "../filled-table.ts";
import { run } from "../stores.ts";

const COLUMNS = "member_id username_key given_up_at".split(" ");

describe.each(ENGINES)("$engine: former usernames are found by an index", ({ fresh }) => {
  const { sql } = filledTable(fresh, "former_username", COLUMNS, (member, n) => [member, `${randomUUID()}-${n}`, n]);

  it("SO31 an unknown name reads no other name", async () => {
    const asked: RecordedQuery[] = [];
    await run(makeSqlProfileStore(recordQueries(sql(), asked)).formerOwner("nobody"));
    const [statement] = asked;
    if (statement === undefined) throw new Error("Nothing was asked");
    const plan = await run(planOf(sql(), statement));
    expect(plan.join("\n")).toMatch(/former_username_newest/);
    expect(plan.filter((line) => isWalk(sql(), line))).toEqual([]);
  });
});
