import type { PushBrowser } from "@morsel/application/notifications/client/push-client";
import type { PushAddress } from "@morsel/application/notifications/push-store";
import * as Effect from "effect/Effect";

const ADDRESS: PushAddress = {
  endpoint: "https://push.example.org/browser",
  p256dh: "B".repeat(87),
  auth: "A".repeat(22),
};

/** A browser whose member allows everything. */
export const makeMemoryPushBrowser = (): PushBrowser => {
  let address: PushAddress | undefined;
  return {
    state: () => "ready",
    subscribe: () => Effect.sync(() => (address = ADDRESS)),
    current: Effect.sync(() => address),
    unsubscribe: Effect.sync(() => {
      address = undefined;
    }),
  };
};
