import { randomUUID } from "node:crypto";
import { makeSqlBlockStore } from "@morsel/adapters/sql/friends/block-store";
import { makeSqlFriendStore } from "@morsel/adapters/sql/friends/friend-store";
import { describe, expect, it } from "vitest";
import { ENGINES } from "../../support/engines.ts";
import { isWalk, planOf, recordQueries, type RecordedQuery } from "../../support/watched-sql.ts";
import { filledTable } from "../filled-table.ts";
import { run } from "../stores.ts";

const INVITATION = ["member_id", "id", "is_sent", "other_id", "status", "created_at", "code_hash"];

describe.each(ENGINES)("$engine: invitations are found by an index", ({ fresh }) => {
  const { ada, sql } = filledTable(fresh, "friend_invitation", INVITATION, (member, n) => [
    member,
    randomUUID(),
    n % 2,
    randomUUID(),
    n % 3 === 0 ? "pending" : "accepted",
    1000 + n,
    n % 2 === 0 ? randomUUID() : null,
  ]);

  it("SO15 SO20 a page of a member's, and one by its link, read no others and sort nothing", async () => {
    const asked: RecordedQuery[] = [];
    const store = makeSqlFriendStore(recordQueries(sql(), asked));
    expect(await run(store.pending(ada, { isSent: true, now: 0, limit: 5 }))).toHaveLength(5);
    await run(store.byCode("none", 0));
    expect(asked).toHaveLength(2);
    for (const statement of asked) {
      const plan = await run(planOf(sql(), statement));
      expect(plan.filter((line) => isWalk(sql(), line) && !line.includes("member m"))).toEqual([]);
      expect(plan.join("\n")).toMatch(/friend_invitation_(?:pending|code)/);
      expect(plan.join("\n")).not.toMatch(/\bSort\b|TEMP B-TREE/);
    }
  });
});

describe.each(ENGINES)("$engine: friends are found by an index", ({ fresh }) => {
  const { ada, sql } = filledTable(fresh, "friend", ["member_id", "friend_id", "since"], (member, n) => [
    member,
    randomUUID(),
    1000 + n,
  ]);

  it("SO1 a member's friends read nobody else's", async () => {
    const asked: RecordedQuery[] = [];
    await run(makeSqlFriendStore(recordQueries(sql(), asked)).all(ada));
    const [statement] = asked;
    const plan = statement === undefined ? [] : await run(planOf(sql(), statement));
    expect(plan.join("\n")).toMatch(/SEARCH f USING PRIMARY KEY|Index (?:Only )?Scan using friend_\w+ on friend f/);
    expect(plan.filter((line) => isWalk(sql(), line) && /friend\b|scan f\b/i.test(line))).toEqual([]);
  });
});

describe.each(ENGINES)("$engine: blocked members are found by an index", ({ fresh }) => {
  const { ada, sql } = filledTable(fresh, "member_block", ["member_id", "blocked_id", "blocked_at"], (member, n) => [
    member,
    randomUUID(),
    1000 + n,
  ]);

  it("SO9 a page of a member's reads nobody else's", async () => {
    const asked: RecordedQuery[] = [];
    await run(makeSqlBlockStore({ sql: recordQueries(sql(), asked), steps: [] }).page(ada, { offset: 0, limit: 15 }));
    const [statement] = asked;
    const plan = statement === undefined ? [] : await run(planOf(sql(), statement));
    expect(plan.length).toBeGreaterThan(0);
    expect(plan.filter((line) => isWalk(sql(), line) && /member_block|scan b\b/i.test(line))).toEqual([]);
  });
});
