import { makeHttpTransport } from "@morsel/adapters/http-client/transport/http-transport";
import { foodsClient } from "@morsel/adapters/http-client/foods/foods-client";
import { sessionClient } from "@morsel/adapters/http-client/identity/session-client";
import { makeNodeHost, type Host } from "@morsel/adapters/http-server/host/node-host";
import { makeServer } from "@morsel/adapters/http-server/host/server";
import { makeOutboundFetch } from "@morsel/adapters/outbound/outbound-fetch";
import { makeUndiciOutboundHttp } from "@morsel/adapters/outbound/undici-outbound-http";
import { Effect } from "effect";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiOver } from "./support/api-over.ts";
import { refusal, run } from "../contract/stores.ts";
import { makeBrowser, PASSWORD, someone, startServer } from "./support/harness.ts";

/** The HTTP clients in a program without a browser: the outbound client, over a real socket, to the real server. */
let host: Host;
let origin: string;
let port: number;
beforeAll(async () => {
  const { ports } = await startServer();
  host = makeNodeHost(await makeServer(ports, "/no-such-build"), 0);
  port = await host.listen(0, "127.0.0.1");
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => host.close(0));

const fetchOf = (
  isAllowed: (address: string) => boolean = (address) => address === "127.0.0.1",
  more: readonly number[] = [],
) => makeOutboundFetch(makeUndiciOutboundHttp({ morePorts: [port, ...more], isAllowed }));

describe("the outbound client as fetch", () => {
  it("foods are found", async () => {
    const page = await run(foodsClient(apiOver(origin, fetchOf())).search("banana", 5));
    expect(page.items[0]?.description).toMatch(/banana/i);
  });

  it("somebody signs up and in, with the program's own cookies", async () => {
    const outboundFetch = fetchOf();
    const browser = makeBrowser(async (request) => outboundFetch(request), origin);
    const joined = await browser.send("POST", "/api/services/users", someone("ada"));
    expect(joined.status).toBe(201);
    const session = sessionClient(makeHttpTransport(origin, browser.fetch));
    await run(session.signIn("ada", PASSWORD, `${origin}/`));
    expect((await run(session.me))?.username).toBe("ada");
  });

  it("an address that is not allowed is unreachable to the client, and its cause says why", async () => {
    const guarded = fetchOf(() => false);
    expect(await refusal(foodsClient(apiOver(origin, guarded)).search("banana", 5))).toEqual({ _tag: "Unreachable" });
    const failed = await Effect.runPromise(
      Effect.flip(Effect.tryPromise({ try: () => guarded(origin), catch: (error) => error as Error })),
    );
    expect(failed).toBeInstanceOf(TypeError);
    expect(failed.cause).toEqual({ _tag: "AddressRefused", accepted: "a public address" });
  });

  it("who no longer wants the answer is told so", async () => {
    await expect(fetchOf()(origin, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  });

  it("what was compressed is read once, and no header says otherwise", async () => {
    const other = createServer((_, response) => {
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("oats"));
    });
    await new Promise<void>((resolve) => {
      other.listen(0, "127.0.0.1", resolve);
    });
    const otherPort = (other.address() as AddressInfo).port;
    const response = await fetchOf(undefined, [otherPort])(`http://127.0.0.1:${otherPort}/`);
    expect([await response.text(), response.headers.get("content-encoding")]).toEqual(["oats", null]);
    other.closeAllConnections();
    other.close();
  });
});
