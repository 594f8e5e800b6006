import type { PushBrowser } from "@morsel/application/notifications/client/push-client";
import type { PushAddress } from "@morsel/application/notifications/push-store";
import * as Effect from "effect/Effect";

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

const addressOf = (subscription: PushSubscription): PushAddress => {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
};

/** By the service worker of the house, which shows what comes. */
export const makePushBrowser = (window: Window & typeof globalThis): PushBrowser => {
  const { navigator } = window;
  const isSupported = () => "PushManager" in window && "Notification" in window && "serviceWorker" in navigator;
  const standing = async (): Promise<PushSubscription | undefined> => {
    if (!isSupported()) return undefined;
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.pushManager.getSubscription()) ?? undefined;
  };
  const subscribed = async (key: string): Promise<PushAddress | undefined> => {
    if ((await window.Notification.requestPermission()) !== "granted") return undefined;
    const { pushManager } = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
    try {
      return addressOf(await pushManager.subscribe(options));
    } catch (problem) {
      // A subscription for another key of this server is in the way.
      const old = await pushManager.getSubscription();
      if (old === null) throw problem;
      await old.unsubscribe();
      return addressOf(await pushManager.subscribe(options));
    }
  };
  return {
    state: () => {
      if (!isSupported()) return "unsupported";
      return window.Notification.permission === "denied" ? "refused" : "ready";
    },
    subscribe: (key) =>
      Effect.tryPromise({
        try: () => subscribed(key),
        catch: () => ({ _tag: "PushServiceAway" as const }),
      }),
    current: Effect.promise(async () => {
      const known = await standing();
      return known === undefined ? undefined : addressOf(known);
    }),
    unsubscribe: Effect.promise(async () => {
      await (await standing())?.unsubscribe();
    }),
  };
};
