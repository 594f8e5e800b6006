type Lasting = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type Pushed = Lasting & { readonly data: { readonly json: () => unknown } | null };
/** As the server sends it. */
export type Push = { readonly title: string; readonly body: string; readonly path: string; readonly tag: string };
type Clicked = Lasting & { readonly notification: Notification & { readonly data: { readonly path: string } } };
type OpenPage = { readonly url: string; readonly focus: () => Promise<OpenPage> };
type Moved = Lasting & {
  readonly newSubscription?: PushSubscription | null;
  readonly oldSubscription?: PushSubscription | null;
};
type PushWorker = {
  readonly location: Location;
  readonly registration: {
    readonly pushManager: PushManager;
    readonly showNotification: (title: string, options: NotificationOptions) => Promise<void>;
  };
  readonly clients: {
    readonly matchAll: (which: { readonly type: "window" }) => Promise<readonly OpenPage[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
  readonly addEventListener: <E>(name: string, hear: (event: E) => void) => void;
};

/** The same worker as in `service-worker.ts`, behind which the build puts this text. */
const pushWorker = globalThis as unknown as PushWorker;

/** A push that is none of ours, or none at all, is shown as one without words. */
const pushIn = (data: Pushed["data"]): Partial<Push> => {
  try {
    return (data?.json() ?? {}) as Partial<Push>;
  } catch {
    return {};
  }
};

/** W743: a browser insists that something is shown, also of what cannot be read. */
const showPush = ({ data }: Pushed): Promise<void> => {
  const { title = "Morsel", body = "", path = "/", tag = "news" } = pushIn(data);
  return pushWorker.registration.showNotification(title, { body, tag, icon: "/icon-192.png", data: { path } });
};

/** The page that it is about, in a tab that is open where there is one; never at another site. */
const openPushed = async ({ notification }: Clicked): Promise<void> => {
  notification.close();
  const { origin } = pushWorker.location;
  const url = new URL(notification.data.path, origin);
  if (url.origin !== origin) return;
  const pages = await pushWorker.clients.matchAll({ type: "window" });
  const page = pages.find((one) => new URL(one.url).pathname === url.pathname);
  if (page !== undefined) return void (await page.focus());
  await pushWorker.clients.openWindow(url.href);
};

/** W745: told to the server, with the cookies of the session that the address belongs to. */
const movePush = async ({ newSubscription, oldSubscription }: Moved): Promise<void> => {
  const options = oldSubscription?.options;
  const next = newSubscription ?? (options && (await pushWorker.registration.pushManager.subscribe(options)));
  if (!next) return;
  const { endpoint, keys } = next.toJSON();
  await fetch("/api/services/notifications/devices/move", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ address: { endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] } }),
  });
};

pushWorker.addEventListener("push", (event: Pushed) => event.waitUntil(showPush(event)));
pushWorker.addEventListener("notificationclick", (event: Clicked) => event.waitUntil(openPushed(event)));
pushWorker.addEventListener("pushsubscriptionchange", (event: Moved) => event.waitUntil(movePush(event)));
