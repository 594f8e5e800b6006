import { chromium, type Browser } from "playwright-core";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, inject } from "vitest";
import { shareContexts } from "./contexts.ts";

export type Served = {
  readonly browser: Browser;
  readonly origin: string;
  /** Folder of the server's database. */
  readonly data: string;
  /** The link in the newest mail to somebody with such a subject; waits until it is there. */
  readonly linkInMail: (to: string, subject: RegExp) => Promise<string>;
};

/** The oldest first: their names are UUIDv7. */
const mailsIn = (data: string): readonly string[] => {
  const folder = join(data, "mailbox");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), "utf8"));
};

/** One connection for all files that a process reads, and with it the contexts that they hand on. */
let connection: Promise<Browser> | undefined;
const connected = (endpoint: string): Promise<Browser> => {
  connection ??= chromium.connect(endpoint).then(shareContexts);
  return connection;
};

/** The server and the browser that stand for all journeys (site-global.ts), there for the tests of a file. */
export const serveServer = (): Served => {
  const { origin, browser: endpoint, data } = inject("site");
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await connected(endpoint);
  });
  return {
    origin,
    data,
    linkInMail: async (to, subject) => {
      const find = () => mailsIn(data).findLast((mail) => mail.includes(`To: ${to}`) && subject.test(mail));
      await expect.poll(find).toBeDefined();
      const text = find()?.replaceAll("=\r\n", "").replaceAll("=3D", "=") ?? "";
      return /https?:\/\/[^\s"]+\/account\/[^\s"<]+/.exec(text)?.[0] ?? expect.fail("no link");
    },
    get browser() {
      if (browser === undefined) throw new Error("The browser is there inside of tests and hooks only.");
      return browser;
    },
  };
};
