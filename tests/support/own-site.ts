import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { openBrowser } from "./browser.ts";
import { dataFolder, freePort, startServer, type RunningServer } from "./server.ts";

/** A server at one address that a test kills and starts again, and a browser of its own: there for the tests of a file. */
export const ownSite = () => {
  const data = dataFolder();
  let port = 0;
  let server: RunningServer | undefined;
  let browser: Browser | undefined;
  const start = async (): Promise<void> => {
    server ??= await startServer(data.path, {}, port);
  };
  const kill = async (): Promise<void> => {
    await server?.kill("SIGKILL");
    server = undefined;
  };
  beforeAll(async () => {
    port = await freePort();
    await start();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await kill();
    data.remove();
  });
  return {
    start,
    kill,
    /** Folder of the server's database. */
    data: data.path,
    get origin() {
      return `http://localhost:${port}`;
    },
    get browser() {
      if (browser === undefined) throw new Error("The browser is there inside of tests and hooks only.");
      return browser;
    },
  };
};
