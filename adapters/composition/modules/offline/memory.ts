import { Connectivity } from "@morsel/application/offline/client/connectivity";
import { KeptPages, KeptReads } from "@morsel/application/offline/client/kept-reads";
import { OpenOutbox } from "@morsel/application/offline/client/outbox";
import * as Effect from "effect/Effect";
import { moduleOf } from "../../container.ts";

/** A page that always has a network keeps nothing. */
export const offline = moduleOf(({ constant }) => {
  constant(Connectivity, { isOnline: () => true, watch: () => () => undefined });
  constant(KeptPages, { keep: () => undefined, forget: () => undefined });
  constant(OpenOutbox, () => ({
    give: () => Effect.void,
    change: () => Effect.succeed([]),
    alone: () => Effect.void,
    tell: () => undefined,
    wasDoneSince: () => false,
    close: () => undefined,
  }));
  constant(KeptReads, {
    keep: () => Effect.void,
    all: () => Effect.succeed([]),
    forgetOthers: () => Effect.void,
  });
});
