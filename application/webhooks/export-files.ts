import { instantCell } from "@morsel/domain/export";
import * as Effect from "effect/Effect";
import type { ExportFiles } from "../platform/export-file.ts";
import type { WebhookStore } from "./webhook-store.ts";

/** W155: secrets are left out: with them somebody else could speak as this server. */
export const makeWebhooksExport =
  ({ store }: { readonly store: Pick<WebhookStore, "all"> }): ExportFiles =>
  ({ id: member }) => [
    {
      name: "webhooks.csv",
      columns: ["id", "url", "events", "created_at_utc", "turned_off_at_utc"],
      first: Effect.map(store.all(member), (all) => ({
        rows: all.map(({ id, url, events, createdAt, off }) => [
          id,
          url,
          events.join(" "),
          instantCell(createdAt),
          off === undefined ? undefined : instantCell(off.at),
        ]),
      })),
    },
  ];
