import { instantCell } from "@morsel/domain/export";
import * as Effect from "effect/Effect";
import type { ExportFiles } from "../platform/export-file.ts";
import type { Clock } from "../platform/clock.ts";
import type { AppGrantStore } from "./app-store.ts";
import type { TokenStore } from "./token-store.ts";

/** W155: the programs that a member let in. Keys and hashes are left out: with them somebody else would get in. */
export const makeTokensExport =
  ({
    tokens,
    grants,
    clock,
  }: {
    readonly tokens: Pick<TokenStore, "all">;
    readonly grants: Pick<AppGrantStore, "all">;
    readonly clock: Clock;
  }): ExportFiles =>
  ({ id: member }) => [
    {
      name: "api_tokens.csv",
      columns: ["id", "name", "scopes", "created_at_utc", "last_used_at_utc"],
      first: Effect.map(tokens.all(member), (all) => ({
        rows: all.map(({ id, name, scopes, createdAt, lastUsedAt }) => [
          id,
          name,
          scopes.join(" "),
          instantCell(createdAt),
          lastUsedAt === undefined ? undefined : instantCell(lastUsedAt),
        ]),
      })),
    },
    {
      name: "connected_apps.csv",
      columns: ["id", "name", "scopes", "audience", "created_at_utc", "last_used_at_utc"],
      first: Effect.map(
        Effect.flatMap(clock.now, (now) => grants.all(member, now)),
        (all) => ({
          rows: all.map(({ id, name, scopes, audience, createdAt, lastUsedAt }) => [
            id,
            name,
            scopes.join(" "),
            audience,
            instantCell(createdAt),
            lastUsedAt === undefined ? undefined : instantCell(lastUsedAt),
          ]),
        }),
      ),
    },
  ];
