import { randomUUID } from "node:crypto";
import { makeSqlMessageStore } from "@morsel/adapters/sql/messages/message-store";
import { describe, expect, it } from "vitest";
import { ENGINES } from "../../support/engines.ts";
import { isWalk, planOf, recordQueries, type RecordedQuery } from "../../support/watched-sql.ts";
import { filledTable } from "../filled-table.ts";
import { run } from "../stores.ts";

const COLUMNS = "member_id id thread_id other_id is_sent is_read sent_at subject body search_key".split(" ");
const threads = Array.from({ length: 2 }, () => randomUUID());

describe.each(ENGINES)("$engine: messages are found by an index", ({ fresh }) => {
  const { ada, sql } = filledTable(fresh, "message", COLUMNS, (member, n) => [
    member,
    randomUUID(),
    threads[n % 2] ?? "",
    randomUUID(),
    n % 2,
    1,
    1000 + n,
    "Lunch",
    "Soup?",
    "lunch soup?",
  ]);

  it("W470 W472 a folder, a search in it and a thread read no other member's messages and sort nothing", async () => {
    const asked: RecordedQuery[] = [];
    const store = makeSqlMessageStore(recordQueries(sql(), asked));
    const first = await run(store.folder(ada, { isSent: false, limit: 5 }));
    expect(first).toHaveLength(5);
    const [, last] = first;
    await run(
      store.folder(ada, { isSent: false, limit: 5, key: "soup", ...(last === undefined ? {} : { after: last }) }),
    );
    expect((await run(store.thread(ada, threads[1] ?? "", { limit: 5 }))).length).toBeGreaterThan(0);
    expect(asked).toHaveLength(3);
    for (const statement of asked) {
      const plan = await run(planOf(sql(), statement));
      expect(plan.join("\n")).toMatch(/message_(?:folder|thread)/);
      expect(plan.join("\n")).not.toMatch(/\bSort\b|TEMP B-TREE FOR ORDER/);
      // Empty tables beside it are read as a whole on PostgreSQL.
      expect(plan.filter((line) => isWalk(sql(), line) && !/member(?:_block)? (?:o|b(?:_\d+)?)\b/.test(line))).toEqual(
        [],
      );
    }
  });
});
