import { type CsvCell, instantCell } from "@morsel/domain/export";
import * as Effect from "effect/Effect";
import type { ProviderLink } from "../identity/provider-account.ts";
import type { ExportFiles } from "../platform/export-file.ts";
import type { LinkStore } from "./link-store.ts";
import type { Passkey, PasskeyStore } from "./passkey-store.ts";

type Ports = { readonly passkeys: Pick<PasskeyStore, "all">; readonly links: Pick<LinkStore, "all"> };

const passkeyRow = ({ browser, system, createdAt, lastUsedAt }: Passkey): readonly CsvCell[] => [
  "passkey",
  undefined,
  browser,
  system,
  instantCell(createdAt),
  lastUsedAt === undefined ? undefined : instantCell(lastUsedAt),
];

const linkRow = ({ provider, linkedAt }: ProviderLink): readonly CsvCell[] => [
  "provider",
  provider,
  undefined,
  undefined,
  instantCell(linkedAt),
  undefined,
];

/** W155: passkeys and providers that let a member in. Keys and names at another service are left out: they would tell who that is. */
export const makeSignInMethodsExport =
  ({ passkeys, links }: Ports): ExportFiles =>
  ({ id }) => [
    {
      name: "sign_in_methods.csv",
      columns: ["kind", "provider", "browser", "system", "added_at_utc", "last_used_at_utc"],
      first: Effect.map(Effect.all([passkeys.all(id), links.all(id)]), ([keys, services]) => ({
        rows: [...keys.map(passkeyRow), ...services.map(linkRow)],
      })),
    },
  ];
