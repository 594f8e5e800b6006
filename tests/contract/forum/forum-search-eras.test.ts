import { randomUUID } from "node:crypto";
import { migrate } from "@morsel/adapters/sql/migrations/migrate";
import { MIGRATIONS } from "@morsel/adapters/sql/migrations/migrations";
import type { Sql } from "@morsel/adapters/sql/engine/sql";
import { makeForumSearch } from "@morsel/adapters/sql/forum/forum-search";
import { ERA } from "@morsel/adapters/sql/migrations/search-era";
import { makeSqlForumStore } from "@morsel/adapters/sql/forum/forum-store";
import type { MemberId } from "@morsel/domain/identity";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENGINES, type EmptyDatabase } from "../../support/engines.ts";
import { openAt } from "../../support/open-at.ts";
import { run } from "../stores.ts";

const BEFORE_ERAS = 90;
const ADA = "ada" as MemberId;
const VISITOR = { isModerator: false };

describe.each(ENGINES)("$engine: search through eras of the forum", ({ fresh }) => {
  let database: EmptyDatabase;
  let sql: Sql;
  let nth = 0;
  beforeAll(async () => {
    database = await fresh();
    sql = await openAt(database.at);
    await run(
      migrate(
        sql,
        MIGRATIONS.filter(({ version }) => version <= BEFORE_ERAS),
      ),
    );
    await run(sql`
      insert into forum_topic (id, category, title, author_id, created_at, last_post_at, posts, is_locked, is_pinned, is_hidden)
      values ('old', 'help', 'Old', 'ada', 1, 1, 1, 0, 0, 0)`);
    await run(sql`
      insert into forum_post (id, topic_id, number, author_id, created_at, version, source, html, renderer, is_hidden)
      values ('old', 'old', 1, 'ada', 1, 1, 'Millet cream', '', 1, 0)`);
    await run(sql`insert into forum_place (post_id) select 'old' where ${sql.engine} = 'sqlite'`);
    if (sql.engine === "sqlite") await run(sql`insert into forum_words (rowid, words) values (1, 'old millet cream')`);
    else
      await run(sql`
        insert into forum_place (post_id, words) values ('old', array_to_tsvector(string_to_array('old millet cream', ' ')))`);
    await run(migrate(sql));
  });
  afterAll(async () => {
    await run(sql.close);
    await database.remove();
  });

  const write = async (source: string): Promise<string> => {
    const id = randomUUID();
    nth += 1;
    const post = { id: randomUUID(), source, html: "", renderer: 1, at: nth };
    await run(
      makeSqlForumStore(sql).addTopic({ member: ADA, isModerator: false }, { id, category: "help", title: "T", post }),
    );
    return post.id;
  };
  /** The next post is written as if so many eras of others stood before it. */
  const skip = (eras: number) =>
    run(
      sql.engine === "sqlite"
        ? sql`update sqlite_sequence set seq = ${eras * ERA + 5} where name = 'forum_place'`
        : sql`select setval(pg_get_serial_sequence('forum_place', 'place'), ${eras * ERA + 5})`,
    );
  const find = async (words: readonly string[], before = Number.MAX_SAFE_INTEGER, limit = 9) => {
    const { found, reached } = await run(makeForumSearch(sql)(VISITOR, { words, before, limit }));
    return { ids: found.map(({ id }) => id), places: found.map(({ place }) => place), reached };
  };

  it("FO61 what was written before there were eras is found, and so is what each era holds, the newest first", async () => {
    expect((await find(["millet"])).ids).toEqual(["old"]);
    const young = await write("Millet cream soup");
    await skip(1);
    const second = await write("Millet crème");
    await skip(30);
    const third = await write("Millet alone");
    expect((await find(["millet"])).ids).toEqual([third, second, young, "old"]);
    expect((await find(["mill", "cream"])).ids).toEqual([young, "old"]);
    expect((await find(["millet", "crem"])).ids).toEqual([second]);
    const first = await find(["millet"], undefined, 2);
    expect((await find(["millet"], first.places[1], 9)).ids).toEqual([young, "old"]);
    expect([(await find(["nowhere"])).ids, (await find(["nowhere"])).reached]).toEqual([[], undefined]);
    const store = makeSqlForumStore(sql);
    const edit = { id: second, version: 1, source: "Barley", html: "", renderer: 1, at: 9 };
    await run(store.editPost({ member: ADA, isModerator: false }, edit));
    expect([(await find(["crem"])).ids, (await find(["barley"])).ids]).toEqual([[], [second]]);
  });

  it("FO61 beyond the eras of one request it says where to go on, and going on finds the rest", async () => {
    await skip(3000);
    const newest = await write("Amaranth");
    const { ids, reached } = await find(["millet"]);
    expect([ids, (reached ?? 0) > 31 * ERA]).toEqual([[], true]);
    expect((await find(["amaranth"])).ids).toEqual([newest]);
    let [before, found] = [reached, [] as readonly string[]];
    for (let turns = 0; before !== undefined && turns < 20; turns += 1) {
      const page = await find(["millet"], before);
      [before, found] = [page.reached, [...found, ...page.ids]];
    }
    expect(found).toContain("old");
    expect(before).toBeUndefined();
  });
});
