import { randomUUID } from "node:crypto";
import { makeSqlNewsStore } from "@morsel/adapters/sql/news-feed/news-store";
import { describe, expect, it } from "vitest";
import { ENGINES } from "../../support/engines.ts";
import { planOf, recordQueries, type RecordedQuery } from "../../support/watched-sql.ts";
import { filledTable } from "../filled-table.ts";
import { refusal, run } from "../stores.ts";

const COLUMNS = "member_id id kind thing words posted_at is_hidden likes comments".split(" ");

describe.each(ENGINES)("$engine: the news feed is found by an index", ({ fresh }) => {
  const { ada, sql } = filledTable(fresh, "news_entry", COLUMNS, (member, n) => {
    const id = randomUUID();
    return [member, id, "words", id, "Soup", 1000 + n, 0, 0, 0];
  });

  it("W600 a page of the feed walks through no entries, and so does one entry", async () => {
    const asked: RecordedQuery[] = [];
    const store = makeSqlNewsStore(recordQueries(sql(), asked));
    await run(store.feed(ada, { limit: 5 }));
    await refusal(store.comments(ada, randomUUID(), { limit: 5 }));
    expect(asked.length).toBeGreaterThan(1);
    for (const [nth, statement] of asked.entries()) {
      const plan = (await run(planOf(sql(), statement))).join("\n");
      expect(plan).toMatch(nth === 0 ? /news_entry_newest/ : /news_entry_by_id/);
      expect(plan).not.toMatch(/Seq Scan on news_entry|SCAN (?:news_entry|n|e)\b/);
    }
  });
});
