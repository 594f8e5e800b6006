import type { BrowseFoods } from "@morsel/application/foods/browse-foods";
import type { BrowseClient } from "@morsel/application/foods/client/browse-client";
import * as Effect from "effect/Effect";
import type { MemoryConnection } from "../platform/connection.ts";

export type BrowseClientPorts = { readonly connection: MemoryConnection; readonly browse: BrowseFoods };

/** As many as the page asks for at once. */
const PAGE = 24;

export const makeMemoryBrowseClient = ({ connection, browse }: BrowseClientPorts): BrowseClient => ({
  groups: connection.reach(browse.groups),
  // The cursors are those that pages gave.
  inGroup: (group, cursor) =>
    connection.reach(
      Effect.suspend(() =>
        Effect.orDie(browse.inGroup({ member: connection.browser.member, group, limit: PAGE, cursor })),
      ),
    ),
  richest: (nutrient, by, cursor) =>
    connection.reach(
      Effect.suspend(() =>
        Effect.orDie(browse.richest({ member: connection.browser.member, nutrient, by, limit: PAGE, cursor })),
      ),
    ),
});
