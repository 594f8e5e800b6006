import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { fileURLToPath } from "node:url";
import { createContext, runInContext } from "node:vm";
import type { Push } from "@morsel/ui/service-worker/pushes";
import { describe, expect, it } from "vitest";

const SOURCE = fileURLToPath(new URL("../../../ui/service-worker/pushes.ts", import.meta.url));
const ORIGIN = "https://morsel.example";

type Shown = readonly [title: string, options: { readonly body: string; readonly tag: string; readonly data: object }];

/** The service worker of the house in a browser that writes down what it is asked for. */
const startWorker = (pages: readonly string[] = []) => {
  const hear = new Map<string, (event: object) => void>();
  const shown: Shown[] = [];
  const opened: string[] = [];
  const asked: { readonly url: string; readonly body: unknown }[] = [];
  const next = { toJSON: () => ({ endpoint: "https://push.example/next", keys: { p256dh: "p", auth: "a" } }) };
  const context = createContext({
    URL,
    BUILD: "one",
    FILES: [],
    WORDS: {},
    location: new URL(ORIGIN),
    registration: {
      showNotification: async (...told: Shown) => void shown.push(told),
      pushManager: { subscribe: async () => next },
    },
    clients: {
      matchAll: async () => pages.map((url) => ({ url, focus: async () => void opened.push(`focus ${url}`) })),
      openWindow: async (url: string) => void opened.push(url),
    },
    fetch: async (url: string, { body }: { readonly body: string }) => void asked.push({ url, body: JSON.parse(body) }),
    addEventListener: (name: string, listener: (event: object) => void) => hear.set(name, listener),
  });
  const plain = stripTypeScriptTypes(readFileSync(SOURCE, "utf8"));
  runInContext(plain, context);
  const tell = async (name: string, event: object): Promise<void> => {
    let work: Promise<unknown> | undefined;
    hear.get(name)?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  };
  return { tell, shown, opened, asked };
};

const push = (text: string | undefined) => ({ data: text === undefined ? null : { json: () => JSON.parse(text) } });
const NEWS: Push = { title: "New message", body: "Open", path: "/messages", tag: "messages-1" };
const clicked = (path: string) => ({ notification: { close: () => undefined, data: { path } } });

describe("the service worker and what it is told", () => {
  it("W743 shows a push in its words and its place", async () => {
    const { tell, shown } = startWorker();
    await tell("push", push(JSON.stringify(NEWS)));
    expect(shown).toMatchObject([["New message", { body: "Open", tag: "messages-1", data: { path: "/messages" } }]]);
  });

  it("W743 shows something of a push that is empty or none of ours: a browser insists", async () => {
    for (const text of [undefined, "", "plain words", '{"title":']) {
      const { tell, shown } = startWorker();
      await tell("push", push(text));
      expect(shown).toMatchObject([["Morsel", { tag: "news", data: { path: "/" } }]]);
    }
  });

  it("W743 a click comes to the page that is open, else opens it, and never another site", async () => {
    const open = startWorker([`${ORIGIN}/food/diary`, `${ORIGIN}/messages`]);
    await open.tell("notificationclick", clicked("/messages"));
    expect(open.opened).toEqual([`focus ${ORIGIN}/messages`]);
    const closed = startWorker([`${ORIGIN}/food/diary`]);
    await closed.tell("notificationclick", clicked("/messages"));
    await closed.tell("notificationclick", clicked("https://elsewhere.example/"));
    await closed.tell("notificationclick", clicked("//elsewhere.example/"));
    expect(closed.opened).toEqual([`${ORIGIN}/messages`]);
  });

  it("W745 tells the server another address of the browser", async () => {
    const { tell, asked } = startWorker();
    await tell("pushsubscriptionchange", { oldSubscription: { options: {} }, newSubscription: null });
    await tell("pushsubscriptionchange", { oldSubscription: null });
    const address = { endpoint: "https://push.example/next", p256dh: "p", auth: "a" };
    expect(asked).toEqual([{ url: "/api/services/notifications/devices/move", body: { address } }]);
  });
});
