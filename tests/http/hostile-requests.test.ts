import { makeNodeHost, type Host } from "@morsel/adapters/http-server/host/node-host";
import { makeServer } from "@morsel/adapters/http-server/host/server";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { joined, makeBrowser, ORIGIN, PASSWORD, startServer, type Browser, type Harness } from "./support/harness.ts";

let server: Harness;
let ada: Browser;
beforeAll(async () => {
  server = await startServer();
  ada = await joined(server);
});
afterAll(() => server.close());

describe("an address", () => {
  it("of more than four kilobytes is refused, whatever it is made of", async () => {
    for (const path of [
      `/a${"/".repeat(8_000)}b`,
      `/food/diary?date=${"1".repeat(4_096)}`,
      `/api/${"%41".repeat(1_400)}`,
    ]) {
      const response = await ada.get(path);
      expect([response.status, await response.json()]).toEqual([
        400,
        expect.objectContaining({ field: "url", accepted: "at most 4096 characters" }),
      ]);
    }
  });

  it("of four thousand slashes is a page that is not there", async () => {
    expect((await ada.get(`/x${"/".repeat(4_000)}y`)).status).toBe(404);
  });
});

describe("a body", () => {
  const at = "/api/services/diary/2026-03-05";
  const send = (body: BodyInit | undefined, headers: Record<string, string> = {}) =>
    ada.fetch(at, { method: "PATCH", headers, ...(body === undefined ? {} : { body }) });
  const change = new TextEncoder().encode('{"version":0,"note":"untyped"}');

  it("without a type is refused as one of another type is", async () => {
    for (const headers of [{}, { "content-type": "text/plain" }, { "content-type": "" }]) {
      const response = await send(change, headers);
      expect([response.status, await response.json()]).toEqual([
        415,
        expect.objectContaining({ field: "content-type", accepted: "application/json" }),
      ]);
    }
    expect((await send(change, { "content-type": "application/json" })).status).toBe(200);
  });

  it("that is none needs no type", async () => {
    const response = await ada.fetch("/api/services/diary/2026-03-05/water/00000000-0000-7000-9000-000000000001", {
      method: "DELETE",
    });
    expect(response.status).toBe(404);
  });
});

describe("a sign-in by form, over a socket", () => {
  let host: Host;
  let port: number;
  beforeAll(async () => {
    host = makeNodeHost(await makeServer(server.ports, "/no-such-build"), 0);
    port = await host.listen(0, "127.0.0.1");
  });
  afterAll(() => host.close(0));

  /** As a browser without scripts: a header line may hold ASCII alone. */
  const signInTo = (callbackUrl: string): Promise<string | undefined> => {
    const browser = makeBrowser(server.handler);
    return browser.get("/api/auth/csrf").then(async (response) => {
      const { csrfToken } = (await response.json()) as { csrfToken: string };
      const form = new URLSearchParams({ username: "ada", password: PASSWORD, csrfToken, callbackUrl }).toString();
      return new Promise((resolve, reject) => {
        const call = request(
          {
            port,
            method: "POST",
            path: "/api/auth/callback/credentials",
            headers: {
              host: "localhost:3000",
              origin: ORIGIN,
              cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
              "content-type": "application/x-www-form-urlencoded",
            },
          },
          (answer) => {
            answer.resume();
            resolve(answer.headers.location);
          },
        );
        call.on("error", reject);
        call.end(form);
      });
    });
  };

  it.each([
    ["/food/日本", "/food/%E6%97%A5%E6%9C%AC"],
    ["/food/%E6%97%A5%E6%9C%AC?a=b%20c", "/food/%E6%97%A5%E6%9C%AC?a=b%20c"],
    ["/food/müsli?q=naïve", "/food/m%C3%BCsli?q=na%C3%AFve"],
  ])("%s goes to %s", async (callbackUrl, location) => {
    expect(await signInTo(callbackUrl)).toBe(`${ORIGIN}${location}`);
  });
});
