import { join } from "node:path";
import { eraOf } from "@morsel/adapters/sql/migrations/search-era";
import { postWords } from "@morsel/domain/forum";
import * as Effect from "effect/Effect";
import { newMember } from "../support/member.ts";
import { openAt } from "../support/open-at.ts";
import { startPostgres } from "../support/postgres-server.ts";
import { dataFolder, startServer, type RunningServer } from "../support/server.ts";
import { putUnderLoad, type Figure } from "./figures.ts";

const TOPICS = 50_000;
const POSTS_EACH = 20;
const WORDS = 30_000;
const WORDS_EACH = 40;
const NOW = Date.UTC(2026, 2, 5, 12);

const id = (kind: 1 | 2, nth: number): string => `00000000-0000-7000-800${kind}-${String(nth).padStart(12, "0")}`;

/** The same numbers in each run: a linear congruential generator (Numerical Recipes, 3rd ed., 7.1.4). */
const makeRandom = () => {
  let state = 1;
  return (): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
};

/** Words of a language; the nth is met about 1/n as often as the first (Zipf). As long as words are: three letters and more begin few others. */
const word = (nth: number): string => {
  const [letters, vowels] = ["tnshrdlmkc", "eaiou"];
  let [left, text] = [(nth * 7919) % WORDS, ""];
  for (let n = 0; n < 3; n += 1) {
    text += `${letters[left % 10] ?? ""}${vowels[left % 5] ?? ""}`;
    left = Math.floor(left / 10);
  }
  return `${text}${left}`;
};
const wordAt = (random: () => number): string => word(Math.floor(WORDS ** random()));

type Post = { readonly topic: number; readonly number: number; readonly source: string };

function* posts(): Generator<Post> {
  const random = makeRandom();
  for (let number = 1; number <= POSTS_EACH; number += 1)
    for (let topic = 0; topic < TOPICS; topic += 1)
      yield { topic, number, source: Array.from({ length: WORDS_EACH }, () => wordAt(random)).join(" ") };
}

function* mapped<A, B>(items: Iterable<A>, rowOf: (item: A, nth: number) => B): Generator<B> {
  let nth = 0;
  for (const item of items) yield rowOf(item, nth++);
}

/** As the categories of a fresh installation are named. */
const CATEGORIES = ["getting-started", "introductions", "food-and-nutrition", "recipes", "help", "off-topic"];

/** A million posts in fifty thousand topics; words as the engine's own index takes them. */
const fill = async (at: string): Promise<void> => {
  const sql = await openAt(at);
  const run = <A>(effect: Effect.Effect<A>) => Effect.runPromise(effect);
  const [{ author } = { author: "" }] = await run(sql<{ readonly author: string }>`select id as author from member`);
  const shared = ["is_locked", "is_pinned", "is_hidden"];
  const topics = Array.from({ length: TOPICS }, (_, topic) => topic).map((topic) => [
    id(1, topic),
    CATEGORIES[topic % CATEGORIES.length] ?? "",
    "A walk before breakfast",
    author,
    NOW - topic,
    NOW - topic,
    POSTS_EACH,
    0,
    0,
    0,
  ]);
  await run(
    sql.load(
      "forum_topic",
      ["id", "category", "title", "author_id", "created_at", "last_post_at", "posts", ...shared],
      topics,
    ),
  );
  const postIdOf = ({ topic, number }: Post): string => id(2, number * TOPICS + topic);
  const rowOf = (post: Post) => {
    const { topic, number, source } = post;
    const writtenAt = NOW - (POSTS_EACH - number) * 60_000 - topic;
    return [postIdOf(post), id(1, topic), number, author, writtenAt, 1, source, `<p>${source}</p>`, 1, 0];
  };
  const columns = [
    "id",
    "topic_id",
    "number",
    "author_id",
    "created_at",
    "version",
    "source",
    "html",
    "renderer",
    "is_hidden",
  ];
  await run(sql.load("forum_post", columns, mapped(posts(), rowOf)));
  const wordsOf = ({ source }: Post, place: number): readonly string[] =>
    postWords(source).map((one) => `${eraOf(place)}${one}`);
  if (sql.engine === "sqlite") {
    await run(
      sql.load(
        "forum_place",
        ["place", "post_id"],
        mapped(posts(), (post, nth) => [nth + 1, postIdOf(post)]),
      ),
    );
    await run(
      sql.load(
        "forum_words",
        ["rowid", "words"],
        mapped(posts(), (post, nth) => [nth + 1, wordsOf(post, nth + 1).join(" ")]),
      ),
    );
  } else {
    const vector = (post: Post, place: number): string =>
      wordsOf(post, place)
        .map((one) => `'${one}'`)
        .join(" ");
    // An index that is made of what is there takes a tenth of the time.
    await run(sql.script("drop index forum_place_words"));
    await run(
      sql.load(
        "forum_place",
        ["place", "post_id", "words"],
        mapped(posts(), (post, nth) => [nth + 1, postIdOf(post), vector(post, nth + 1)]),
      ),
    );
    await run(sql.script("create index forum_place_words on forum_place using gin (words) with (fastupdate = off)"));
  }
  await run(sql.script("analyze"));
  await run(sql.close);
};

const asked = (): readonly (readonly [what: string, path: () => string, most: number])[] => {
  const random = makeRandom();
  const some = (most: number): number => Math.floor(random() * most);
  const search = (words: readonly string[]): string =>
    `/api/services/forum/search?q=${encodeURIComponent(words.join(" "))}`;
  return [
    ["Latest topics", () => "/api/services/forum/topics", 10],
    ["Topics of a category", () => `/api/services/forum/topics?category=${CATEGORIES[some(6)]}`, 10],
    ["A topic", () => `/api/services/forum/topics/${id(1, some(TOPICS))}`, 10],
    ["Search, the commonest words", () => search([word(some(10)), word(some(10))]), 20],
    ["Search, a middling word", () => search([word(100 + some(1000))]), 20],
    ["Search, two middling words", () => search([word(100 + some(1000)), word(100 + some(1000))]), 20],
    ["Search, a rare word", () => search([word(20_000 + some(10_000))]), 20],
    ["Search, words as members type", () => search([wordAt(random), wordAt(random), wordAt(random)]), 20],
  ];
};

const measured = async (engine: string, server: RunningServer): Promise<readonly Figure[]> => {
  const origin = server.origin.replace("localhost", "127.0.0.1");
  const figures: Figure[] = [];
  for (const [what, path, most] of asked()) {
    const load = { origin, path: "/", connections: 1, expect: 200, each: () => ({ path: path() }) };
    await putUnderLoad({ ...load, requests: 100 });
    const { p50, p99 } = await putUnderLoad({ ...load, requests: 500 });
    figures.push(
      { what: `${engine}: ${what}, p50`, value: p50, unit: "ms" },
      { what: `${engine}: ${what}, p99`, value: p99, unit: "ms", target: `≤ ${most} ms`, reached: p99 <= most },
    );
  }
  return figures;
};

const onEngine = async (engine: string, at: string, data: string): Promise<readonly Figure[]> => {
  const env = engine === "PostgreSQL" ? { DATABASE_URL: at } : undefined;
  const first = await startServer(data, env);
  await newMember(first.origin);
  await first.kill();
  await fill(at);
  const server = await startServer(data, env);
  try {
    return await measured(engine, server);
  } finally {
    await server.kill();
  }
};

/** Lists, topics and search of a forum with a million posts. */
export const forumFigures = async (
  engines: readonly string[] = ["SQLite", "PostgreSQL"],
): Promise<readonly Figure[]> => {
  const figures: Figure[] = [];
  for (const engine of engines) {
    const folder = dataFolder();
    const postgres = engine === "PostgreSQL" ? await startPostgres() : undefined;
    try {
      figures.push(...(await onEngine(engine, postgres?.url ?? join(folder.path, "morsel.sqlite"), folder.path)));
    } finally {
      await postgres?.stop();
      folder.remove();
    }
  }
  return figures;
};
