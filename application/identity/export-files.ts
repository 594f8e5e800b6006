import { instantCell } from "@morsel/domain/export";
import * as Effect from "effect/Effect";
import type { ExportFiles } from "../platform/export-file.ts";
import type { SessionStore } from "./session-store.ts";

/** W155: the devices on which a member is signed in. */
export const makeSessionsExport =
  ({ sessions }: { readonly sessions: Pick<SessionStore, "all"> }): ExportFiles =>
  ({ id }) => [
    {
      name: "sessions.csv",
      columns: ["browser", "system", "network", "began_at_utc", "last_seen_at_utc", "expires_at_utc"],
      first: Effect.map(sessions.all(id), (all) => ({
        rows: all.map(({ device, createdAt, lastSeenAt, expiresAt }) => [
          device.browser,
          device.system,
          device.network,
          instantCell(createdAt),
          instantCell(lastSeenAt),
          instantCell(expiresAt),
        ]),
      })),
    },
  ];
