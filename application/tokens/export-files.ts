import { instantCell } from "@morsel/domain/export";
import * as Effect from "effect/Effect";
import type { ExportFiles } from "../platform/export-file.ts";
import type { TokenStore } from "./token-store.ts";

/** W155: the programs that a member let in. Keys and hashes are left out: with them somebody else would get in. */
export const makeTokensExport =
  ({ tokens }: { readonly tokens: Pick<TokenStore, "all"> }): ExportFiles =>
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
  ];
