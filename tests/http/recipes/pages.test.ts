import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { makeRecipePages } from "@morsel/adapters/outbound/recipe-pages";
import { makeUndiciOutboundHttp } from "@morsel/adapters/outbound/undici-outbound-http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusal, run } from "../support/page.ts";

const PAGE = "<!doctype html><title>Soup</title>";

/** A site that does what bad sites do. */
const ANSWERS: { readonly [path: string]: (response: ServerResponse, port: number) => void } = {
  "/soup": (response) => response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(PAGE),
  "/latin": (response) =>
    response.writeHead(200, { "content-type": "text/html; charset=iso-8859-1" }).end(Buffer.from("Crème", "latin1")),
  "/moved": (response) => response.writeHead(301, { location: "/soup" }).end(),
  "/private": (response) => response.writeHead(302, { location: "http://10.0.0.1/soup" }).end(),
  "/metadata": (response) => response.writeHead(302, { location: "http://169.254.169.254/latest" }).end(),
  "/file": (response) => response.writeHead(302, { location: "file:///etc/passwd" }).end(),
  "/round": (response) => response.writeHead(302, { location: "/round" }).end(),
  "/nowhere": (response) => response.writeHead(302, {}).end(),
  "/picture": (response) => response.writeHead(200, { "content-type": "image/jpeg" }).end("x"),
  "/video": (response) => response.writeHead(200, { "content-type": "video/mp4" }).end("x"),
  "/pdf": (response) => response.writeHead(200, { "content-type": "application/pdf" }).end("x"),
  "/forbidden": (response) => response.writeHead(403, { "content-type": "text/html" }).end(PAGE),
  "/large": (response) => response.writeHead(200, { "content-length": "999999999" }).end("x"),
  "/bomb": (response) =>
    response
      .writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" })
      .end(gzipSync(Buffer.alloc(8_000_000, "a"))),
  "/lies": (response) => {
    response.writeHead(200, { "content-type": "text/html", "content-length": "5000" });
    response.write("short");
    response.destroy();
  },
};

describe("pages of recipes", () => {
  const site = createServer((request, response) => {
    const answer = ANSWERS[request.url ?? ""];
    if (answer === undefined) response.writeHead(404).end();
    else answer(response, port);
  });
  let port = 0;
  let at = "";
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      site.listen(0, "127.0.0.1", resolve);
    });
    port = (site.address() as AddressInfo).port;
    at = `http://127.0.0.1:${port}`;
  });
  afterAll(() => {
    site.closeAllConnections();
    site.close();
  });
  const pages = () =>
    makeRecipePages(makeUndiciOutboundHttp({ morePorts: [port], isAllowed: (address) => address === "127.0.0.1" }));

  it("W191 a page is fetched, also behind a redirect, in the letters that it says", async () => {
    expect(await run(pages().fetch(`${at}/soup`))).toEqual({ text: PAGE, address: `${at}/soup` });
    expect(await run(pages().fetch(` ${at}/moved `))).toEqual({ text: PAGE, address: `${at}/soup` });
    expect((await run(pages().fetch(`${at}/latin`))).text).toBe("Crème");
  });

  it("W191 each redirect is checked anew, and none leads to a private address", async () => {
    for (const [path, reason] of [
      ["/private", "address"],
      ["/metadata", "address"],
      ["/file", "address"],
      ["/round", "too-many-redirects"],
    ] as const)
      expect([path, await refusal(pages().fetch(`${at}${path}`))]).toEqual([
        path,
        { _tag: "RecipeUnreadable", reason },
      ]);
    expect(await refusal(pages().fetch(`${at}/nowhere`))).toMatchObject({ reason: "status", status: 302 });
  });

  it("W402 a picture is fetched as a page is: behind redirects that are checked, and no larger than is said", async () => {
    expect(Buffer.from(await run(pages().picture(`${at}/picture`))).toString()).toBe("x");
    expect(await refusal(makeRecipePages(makeUndiciOutboundHttp()).picture(`${at}/picture`))).toMatchObject({
      reason: "address",
    });
    for (const [path, reason] of [
      ["/private", "address"],
      ["/metadata", "address"],
      ["/bomb", "too-large"],
      ["/large", "too-large"],
      ["/forbidden", "status"],
    ] as const)
      expect([path, await refusal(pages().picture(`${at}${path}`))]).toMatchObject([path, { reason }]);
  });

  it("W191 what is too large, no page, or lies about its size says so", async () => {
    for (const [path, reason] of [
      ["/picture", "picture"],
      ["/video", "video"],
      ["/pdf", "other-type"],
      ["/large", "too-large"],
      ["/bomb", "too-large"],
      ["/lies", "unreachable"],
    ] as const)
      expect([path, await refusal(pages().fetch(`${at}${path}`))]).toEqual([
        path,
        { _tag: "RecipeUnreadable", reason },
      ]);
    expect(await refusal(pages().fetch(`${at}/forbidden`))).toEqual({
      _tag: "RecipeUnreadable",
      reason: "status",
      status: 403,
    });
  });

  it("W191 private addresses, other schemes, photos and videos are refused before anybody is asked", async () => {
    const guarded = makeRecipePages(makeUndiciOutboundHttp());
    for (const [address, reason] of [
      [`${at}/soup`, "address"],
      ["http://localhost/soup", "address"],
      ["http://[::1]/", "address"],
      ["http://169.254.169.254/", "address"],
      ["http://user:word@example.org/", "address"],
      ["https://example.org:8443/", "address"],
      ["javascript:alert(1)", "address"],
      ["file:///etc/passwd", "address"],
      ["", "address"],
      ["https://example.org/soup.JPG?w=300", "picture"],
      ["https://example.org/soup.mp4", "video"],
      ["https://www.youtube.com/watch?v=soup", "video"],
      ["youtu.be/soup", "video"],
    ] as const)
      expect([address, await refusal(guarded.fetch(address))]).toMatchObject([address, { reason }]);
  });
});
