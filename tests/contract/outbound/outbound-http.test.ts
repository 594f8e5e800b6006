import { Duration, Effect, Fiber } from "effect";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { requestTo, closeServers, serveBytes, listenOn, textOf, toPort } from "../../support/outbound.ts";
import { refusal, run } from "../stores.ts";

afterEach(closeServers);

describe("what is asked and answered", () => {
  it("method, path, headers and body arrive; status, headers and body come back", async () => {
    const port = await listenOn((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        response.writeHead(418, { "set-cookie": ["a=1", "b=2"], "x-got": request.headers["x-sent"] ?? "" });
        response.end(`${request.method} ${request.url} ${Buffer.concat(chunks).toString()}`);
      });
    });
    const answer = await run(
      toPort(port).send(requestTo(port, { method: "POST", body: "müsli", headers: { "x-sent": "yes" } })),
    );
    expect(answer.status).toBe(418);
    expect(answer.headers).toMatchObject({ "set-cookie": ["a=1", "b=2"], "x-got": ["yes"] });
    expect(textOf(answer.body)).toBe("POST /hook/s3cr3t?key=s3cr3t müsli");
  });

  it.each([
    ["gzip", gzipSync],
    ["br", brotliCompressSync],
    ["deflate", deflateSync],
  ] as const)("%s is undone", async (encoding, compress) => {
    const port = await listenOn((_, response) => {
      response.writeHead(200, { "content-encoding": encoding }).end(compress("oats ".repeat(1000)));
    });
    expect(textOf((await run(toPort(port).send(requestTo(port)))).body)).toBe("oats ".repeat(1000));
  });

  it("a redirect is an answer, and nobody goes there", async () => {
    let asked = 0;
    const port = await listenOn((_, response) => {
      asked += 1;
      response.writeHead(302, { location: "/elsewhere" }).end();
    });
    const answer = await run(toPort(port).send(requestTo(port)));
    expect([answer.status, answer.headers["location"], asked]).toEqual([302, ["/elsewhere"], 1]);
  });

  it("the head alone is asked without a body, whatever length it tells", async () => {
    const port = await listenOn((_, response) => {
      response.writeHead(200, { "content-length": 1_000_000_000, "content-encoding": "gzip" }).end();
    });
    expect((await run(toPort(port).send(requestTo(port, { method: "HEAD" })))).body).toHaveLength(0);
  });
});

describe("an end in size", () => {
  const maxBytes = 10_000;
  const tooLarge = (port: number) => ({ _tag: "ResponseTooLarge", host: `127.0.0.1:${port}`, maxBytes });
  const refused = (port: number) => refusal(toPort(port).send(requestTo(port, { maxBytes })));

  it("exactly the bound is read, one byte more is not", async () => {
    const port = await listenOn((request, response) =>
      response.end("x".repeat(request.url === "/fits" ? maxBytes : maxBytes + 1)),
    );
    const { body } = await run(toPort(port).send({ method: "GET", url: `http://127.0.0.1:${port}/fits`, maxBytes }));
    expect(body).toHaveLength(maxBytes);
    expect(await refused(port)).toEqual(tooLarge(port));
  });

  it("a length that is told to be too large is believed at once", async () => {
    const port = await serveBytes(`HTTP/1.1 200 OK\r\ncontent-length: 9999999\r\n\r\n`, false);
    expect(await refused(port)).toEqual(tooLarge(port));
  });

  it("a body without end is left", async () => {
    let isClosed = false;
    const port = await listenOn((_, response) => {
      const more = (): void => {
        if (!response.destroyed && response.write("x".repeat(1000))) setImmediate(more);
      };
      response.on("drain", more);
      response.on("close", () => (isClosed = true));
      more();
    });
    expect(await refused(port)).toEqual(tooLarge(port));
    await expect.poll(() => isClosed).toBe(true);
  });

  it("few bytes that become many are counted as many", async () => {
    const bomb = gzipSync(Buffer.alloc(5_000_000));
    expect(bomb.length).toBeLessThan(maxBytes);
    const port = await listenOn((_, response) => response.writeHead(200, { "content-encoding": "gzip" }).end(bomb));
    expect(await refused(port)).toEqual(tooLarge(port));
  });

  it("many bytes that become none are counted as well", async () => {
    const nothing = gzipSync("");
    const port = await listenOn((_, response) => {
      response.writeHead(200, { "content-encoding": "gzip" });
      response.end(Buffer.concat(Array.from({ length: 2000 }, () => nothing)));
    });
    expect(await refused(port)).toEqual(tooLarge(port));
  });
});

describe("what cannot be read", () => {
  it.each([
    ["a body that breaks off before the length it told", "HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nshort"],
    ["no HTTP", "SSH-2.0-OpenSSH_9.9\r\n"],
    ["headers without end", `HTTP/1.1 200 OK\r\nx: ${"y".repeat(40_000)}\r\n\r\n`],
    ["an unknown compression", "HTTP/1.1 200 OK\r\ncontent-encoding: sdch\r\ncontent-length: 1\r\n\r\nx"],
    ["twice compressed", "HTTP/1.1 200 OK\r\ncontent-encoding: gzip, gzip\r\ncontent-length: 1\r\n\r\nx"],
    ["no gzip", "HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: 4\r\n\r\noats"],
    ["two lengths", "HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nxx"],
  ])("%s", async (_, bytes) => {
    const port = await serveBytes(bytes);
    expect(await refusal(toPort(port).send(requestTo(port)))).toEqual({
      _tag: "ResponseUnreadable",
      host: `127.0.0.1:${port}`,
    });
  });
});

describe("an end in time", () => {
  it.each([
    ["before the head", ""],
    ["in the body", "HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nshort"],
  ])("a server that falls silent %s is left", async (_, bytes) => {
    const port = await serveBytes(bytes, false);
    expect(await refusal(toPort(port).send(requestTo(port, { timeoutMs: 50 })))).toEqual({
      _tag: "ResponseTimedOut",
      host: `127.0.0.1:${port}`,
      afterMs: 50,
    });
  });

  it("who no longer wants the answer closes the connection", async () => {
    let isClosed = false;
    let isAsked = false;
    const port = await listenOn((_, response) => {
      isAsked = true;
      response.on("close", () => (isClosed = true));
    });
    const fiber = Effect.runFork(toPort(port).send(requestTo(port)));
    await expect.poll(() => isAsked).toBe(true);
    await run(Fiber.interrupt(fiber).pipe(Effect.timeout(Duration.seconds(20))));
    await expect.poll(() => isClosed).toBe(true);
  });
});
