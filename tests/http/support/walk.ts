import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Sql } from "@morsel/adapters/sql/engine/sql";
import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import { Effect } from "effect";
import { expect } from "vitest";
import { openAt } from "../../support/open-at.ts";
import { dataFolder, freePort, type RunningServer, startServer } from "../../support/server.ts";
import { type Browser, joined, makeBrowser } from "./harness.ts";
import { PICTURE } from "./picture.ts";

/** A whole server as `npm start` runs it, with a mailbox, a clock and a network, and Ada signed in there. */
export type Walk = {
  readonly server: RunningServer & Pick<{ readonly browser: () => Browser }, "browser">;
  readonly ada: Browser;
  readonly dataFolder: string;
  /** The day that is this many days after today. */
  readonly inDays: (days: number) => CalendarDate;
  /** The pattern's first group in the newest mail to an address. */
  readonly mailed: (to: string, pattern: RegExp) => Promise<string>;
  /** The operator's figures, as Prometheus reads them. */
  readonly metrics: () => Promise<string>;
  /** Asks the server's database beside it. */
  readonly inDatabase: <A>(ask: (sql: Sql) => Effect.Effect<A>) => Promise<A>;
  readonly end: () => Promise<void>;
};

const RECIPE = { "@type": "Recipe", name: "Soup", recipeIngredient: ["1 l water", "2 tomatoes"], recipeYield: "4" };
const PAGE = `<!doctype html><title>Soup</title><script type="application/ld+json">${JSON.stringify(RECIPE)}</script>`;

/** The site to which outside-network.mjs leads: a page with a recipe, and a picture. */
const outside = () =>
  createServer((request, response) => {
    const isPicture = request.url?.endsWith(".jpg") === true;
    response.writeHead(200, { "content-type": isPicture ? "image/jpeg" : "text/html" });
    response.end(isPicture ? PICTURE : PAGE);
  });

/** A mail as a person reads it (RFC 2045, 6.7): the signs of its body are decoded, its head is in whole lines (RFC 5322, 2.2.3). */
const readable = (eml: string): string => {
  const end = eml.indexOf("\r\n\r\n");
  const body = eml
    .slice(end)
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)));
  return eml.slice(0, end).replaceAll(/\r\n[ \t]/g, " ") + body;
};

const mailsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .toSorted()
    .map((name) => readable(readFileSync(join(folder, name), "utf8")));

const PATIENCE_SECONDS = 5;

/** Asks again when the server says that it may: the faster the machine, the sooner a walk meets a limit. */
const obeying = async (request: Request): Promise<Response> => {
  const response = await fetch(request.clone(), { redirect: "manual" });
  const wait = Number(response.headers.get("retry-after") ?? Number.NaN);
  if (response.status !== 429 || !(wait <= PATIENCE_SECONDS)) return response;
  await response.arrayBuffer();
  await new Promise((resolve) => setTimeout(resolve, wait * 1000));
  return obeying(request);
};

/** The first start loads the foods. */
export const startWalk = async (): Promise<Walk> => {
  const data = dataFolder();
  const web = outside();
  await new Promise<void>((resolve) => void web.listen(0, "127.0.0.1", resolve));
  const metricsPort = await freePort();
  const network = new URL("../../support/outside-network.mjs", import.meta.url).pathname;
  const running = await startServer(data.path, {
    NODE_OPTIONS: `--import=${network}`,
    MORSEL_TEST_OUTSIDE_PORT: String((web.address() as AddressInfo).port),
    MORSEL_RATE_LIMITS: "on",
    MORSEL_METRICS_PORT: String(metricsPort),
  });
  const browser = () => makeBrowser(obeying, running.origin);
  const server = { ...running, browser };
  const today = new Date().toISOString().slice(0, 10) as CalendarDate;
  return {
    server,
    ada: await joined(server, "ada"),
    dataFolder: data.path,
    inDays: (days) => addDays(today, days),
    mailed: async (to, pattern) => {
      const found = (): string | undefined =>
        mailsIn(join(data.path, "mailbox")).findLast((mail) => mail.includes(`To: ${to}`) && pattern.test(mail));
      await expect.poll(found).toBeDefined();
      return pattern.exec(found() ?? "")?.[1] ?? "";
    },
    metrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    inDatabase: async (ask) => {
      const sql = await openAt(join(data.path, "morsel.sqlite"));
      try {
        return await Effect.runPromise(ask(sql));
      } finally {
        await Effect.runPromise(sql.close);
      }
    },
    end: async () => {
      await running.kill();
      web.close();
      data.remove();
    },
  };
};
