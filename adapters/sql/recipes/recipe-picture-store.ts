import * as Effect from "effect/Effect";
import { RECIPE_PICTURES_LIMIT, type RecipePictureStore } from "@morsel/application/recipes/recipe-pictures";
import type { Instant } from "@morsel/domain/calendar";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";

export const makeSqlRecipePictureStore = (sql: Sql): RecipePictureStore => ({
  keptAt: (member, id) =>
    Effect.map(
      sql<{ readonly keptAt: Instant }>`
        select kept_at as "keptAt" from recipe_picture where member_id = ${member} and recipe_id = ${id}`,
      ([row]) => row?.keptAt,
    ),

  image: (member, id) =>
    Effect.map(
      sql<{ readonly image: Uint8Array }>`
        select image from recipe_picture where member_id = ${member} and recipe_id = ${id}`,
      ([row]) => row?.image,
    ),

  put: (member, id, image, at) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const [{ count } = { count: 0 }] = yield* tx<{ readonly count: number }>`
          select count(*) as count from recipe_picture where member_id = ${member} and recipe_id <> ${id}`;
        if (count >= RECIPE_PICTURES_LIMIT)
          return yield* Effect.fail({ _tag: "PhotosAreFull" as const, limit: RECIPE_PICTURES_LIMIT });
        yield* tx`
          insert into recipe_picture (member_id, recipe_id, kept_at, image) values (${member}, ${id}, ${at}, ${image})
          on conflict (member_id, recipe_id) do update set kept_at = excluded.kept_at, image = excluded.image`;
      }),
    ),

  remove: (member, id) =>
    Effect.asVoid(sql`delete from recipe_picture where member_id = ${member} and recipe_id = ${id}`),
});
