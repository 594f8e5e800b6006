import type { CategoryStore } from "@morsel/application/forum-categories/category-store";
import type { CategoryState, StoredCategory, Texts } from "@morsel/domain/forum";
import type { Locale } from "@morsel/domain/locales";
import * as Effect from "effect/Effect";
import { audited } from "../admin/audit-rows.ts";
import type { Sql } from "../engine/sql.ts";

type Row = {
  readonly slug: string;
  readonly position: number;
  readonly locale: Locale | null;
  readonly names: string;
  readonly descriptions: string;
  readonly state: CategoryState;
};

const rows = (sql: Sql): Effect.Effect<readonly StoredCategory[]> =>
  Effect.map(
    sql<Row>`select slug, position, locale, names, descriptions, state from forum_category order by position, slug`,
    (found) =>
      found.map(({ locale, names, descriptions, ...row }) => ({
        ...row,
        locale: locale ?? undefined,
        names: JSON.parse(names) as Texts,
        descriptions: JSON.parse(descriptions) as Texts,
      })),
  );

const put = (sql: Sql, { slug, position, locale, names, descriptions, state }: StoredCategory) => sql`
  insert into forum_category (slug, position, locale, names, descriptions, state)
  values (${slug}, ${position}, ${locale ?? null}, ${JSON.stringify(names)}, ${JSON.stringify(descriptions)}, ${state})
  on conflict (slug) do update set position = excluded.position, locale = excluded.locale, names = excluded.names,
    descriptions = excluded.descriptions, state = excluded.state`;

/** W801 */
export const makeSqlCategoryStore = (sql: Sql): CategoryStore => ({
  all: Effect.suspend(() => rows(sql)),
  change: (decide) =>
    sql.transaction((tx) =>
      Effect.gen(function* () {
        // Two acts at once would each renumber what the other has moved.
        if (tx.engine === "postgres") yield* tx`lock table forum_category in exclusive mode`;
        const { rows: changed, entry } = yield* decide(yield* rows(tx));
        yield* audited(
          tx,
          entry,
          Effect.forEach(changed, (row) => put(tx, row)),
        );
      }),
    ),
});
