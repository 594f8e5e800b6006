import { checkedTarget } from "@morsel/adapters/outbound/checked-target";
import { isPublicAddress } from "@morsel/adapters/outbound/public-addresses";
import { readConfig } from "@morsel/adapters/composition/server/config";
import { escapeHtml } from "@morsel/adapters/http-server/responses/html";
import { makePageAssets } from "@morsel/adapters/http-server/pages/page-assets";
import { makeRouteMatcher } from "@morsel/adapters/http-server/host/route-matcher";
import { readCookies } from "@morsel/adapters/http-server/requests/cookies";
import { makeCsrf } from "@morsel/adapters/http-server/requests/hmac-csrf";
import { hasWellFormedBody, isWellFormedTarget } from "@morsel/adapters/http-server/requests/malformed-request";
import { networkOf } from "@morsel/adapters/http-server/requests/network";
import { isLocal, originOf } from "@morsel/adapters/http-server/requests/origin";
import { pathOf } from "@morsel/adapters/http-server/requests/request-context";
import { redirect } from "@morsel/adapters/http-server/responses/responses";
import { expect, it } from "vitest";

/**
 * External texts, and every function of the adapters that reads them. Reading 100 kB takes a few milliseconds if it is linear and minutes
 * if it is not; the bound between is wide enough for any machine.
 */
const LENGTH = 100_000;
const PATIENCE_MS = 1500;

const LETTERS = [
  "/",
  "\\",
  "\\\\",
  " ",
  "a",
  "é",
  "0",
  "1.",
  ":",
  "::",
  "]",
  "]:1",
  "[",
  "%",
  "%7C",
  "%00",
  "|",
  ";",
  "=",
  "a=b;",
];
const MORE = [
  ".",
  "..",
  ",",
  "<",
  "&",
  "@",
  "#",
  "?",
  "-",
  "\t",
  "\u3000",
  "\ud800",
  "::ffff:",
  "\\u000",
  "/:date",
  "https://",
];

const TEXTS = [...LETTERS, ...MORE].flatMap((letter) => {
  const row = letter.repeat(LENGTH / letter.length);
  return [row, `/a${row}\u2603`, `https://a.example${row}`, `::1${row}x`];
});

const csrf = makeCsrf([new Uint8Array(32).fill(1)]);
const assetsOf = makePageAssets("no-such-build");
const routeOf = makeRouteMatcher();
const body = (text: string, type: string) =>
  hasWellFormedBody({
    method: "POST",
    target: "/",
    headers: { "content-type": type },
    body: new TextEncoder().encode(text),
    address: "",
  });

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  checkedTarget: (text) => checkedTarget(text, [80], isPublicAddress),
  isPublicAddress,
  escapeHtml,
  pageAssets: (path) => assetsOf({ path, locale: "en", isMember: true }),
  routeOf: (text) => routeOf("GET", text),
  readCookies,
  csrf: (text) => csrf.isRight(text, new Map([["next-auth.csrf-token", text]]), "http://localhost:3000"),
  isWellFormedTarget,
  "a body in JSON": (text) => body(text, "application/json"),
  "a body as a form": (text) => body(text, "application/x-www-form-urlencoded"),
  networkOf,
  isLocal,
  originOf: (text) => originOf({ host: text }, undefined),
  pathOf,
  redirect,
  readConfig: (text) => readConfig({ PORT: text, MORSEL_ORIGIN: text, DATABASE_URL: text, MORSEL_SECRET: text }),
};

it.each(Object.entries(READERS))("%s reads a long text before anybody waits", (_name, read) => {
  for (const text of TEXTS) {
    const started = performance.now();
    read(text);
    expect([text.slice(0, 12), performance.now() - started < PATIENCE_MS]).toEqual([text.slice(0, 12), true]);
  }
});
