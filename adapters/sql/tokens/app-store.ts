import type { AppsAreFull, AppStore } from "@morsel/application/tokens/app-store";
import type { App } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

type Row = Pick<App, "id" | "name" | "createdAt"> & { readonly redirectUris: string };

export const makeSqlAppStore = (sql: Sql): AppStore => ({
  byId: (id) =>
    Effect.map(
      sql<Row>`select id, name, redirect_uris as "redirectUris", created_at as "createdAt" from app where id = ${id}`,
      ([row]) => row && { ...row, redirectUris: JSON.parse(row.redirectUris) },
    ),
  add: ({ id, name, redirectUris, createdAt }, most, unusedSince) =>
    sql.transaction((tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, AppsAreFull> {
        yield* tx`delete from app where let_in_at is null and created_at < ${unusedSince}`;
        const [row] = yield* tx<{ readonly count: number }>`select count(*) as count from app where let_in_at is null`;
        if (Number(row?.count ?? 0) >= most) return yield* Effect.fail({ _tag: "AppsAreFull" as const, limit: most });
        yield* tx`
          insert into app (id, name, redirect_uris, created_at) values (${id}, ${name}, ${JSON.stringify(redirectUris)}, ${createdAt})`;
      }),
    ),
});
