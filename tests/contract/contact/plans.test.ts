import { randomUUID } from "node:crypto";
import { makeSqlContactStore } from "@morsel/adapters/sql/contact/contact-store";
import { describe, expect, it } from "vitest";
import { ENGINES } from "../../support/engines.ts";
import { isWalk, planOf, recordQueries, type RecordedQuery } from "../../support/watched-sql.ts";
import { filledTable } from "../filled-table.ts";
import { run } from "../stores.ts";

const COLUMNS = ["id", "received_at", "email", "topic", "message", "locale", "member_id"];

describe.each(ENGINES)("$engine: messages to the operator are found by an index", ({ fresh }) => {
  const { ada, sql } = filledTable(fresh, "contact_message", COLUMNS, (member, n) => [
    randomUUID(),
    1000 + n,
    "ada@example.org",
    "question",
    "Where is my plate?",
    "en",
    n % 2 === 0 ? member : null,
  ]);

  it("W155 W157 a page of a member's reads no other messages and sorts nothing; it is one statement", async () => {
    const asked: RecordedQuery[] = [];
    const store = makeSqlContactStore(recordQueries(sql(), asked));
    const first = await run(store.ofMember(ada, { limit: 10 }));
    expect(first).toHaveLength(10);
    await run(store.ofMember(ada, { limit: 10, ...(first[9] === undefined ? {} : { after: first[9] }) }));
    expect(asked).toHaveLength(2);
    for (const statement of asked) {
      const plan = await run(planOf(sql(), statement));
      expect(plan.filter((line) => isWalk(sql(), line))).toEqual([]);
      expect(plan.join("\n")).toContain("contact_message_of_member");
      expect(plan.join("\n")).not.toMatch(/\bSort\b|TEMP B-TREE/);
    }
  });
});
