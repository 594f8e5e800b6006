import type { Answer, Call } from "@morsel/adapters/http-server/requests/request-context";
import { MAX_BODY_BYTES } from "@morsel/adapters/http-server/host/server";
import { Agent } from "node:http";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { sendRequest, hosted, PATIENCE_MS } from "./support/hosted.ts";

const text = (body: Answer["body"], status = 200): Answer => ({
  status,
  headers: { "content-type": "text/plain" },
  body,
});
const sizeOf = ({ body }: Call): Answer => text(String(body?.length));

describe("an answer on the wire", () => {
  it("of several megabytes is sent whole, in pieces, and ends where nobody reads on", async () => {
    const large = "Müsli 🍌 ".repeat(400_000);
    const { port } = await hosted(() => text(large));
    const got = await sendRequest(port, {});
    expect([got.headers["content-length"], got.body === large]).toEqual([String(Buffer.byteLength(large)), true]);
    const impatient = connect(port, "127.0.0.1");
    // A client that leaves in the middle may be told that the connection is gone.
    impatient.on("error", () => undefined);
    impatient.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
    await new Promise((resolve) => impatient.once("data", resolve));
    impatient.destroy();
    expect((await sendRequest(port, { method: "HEAD" })).body).toBe("");
  });

  it.each([
    ["a text, counted in bytes", text("Müsli 🍌"), "11"],
    ["bytes", text(new Uint8Array([104, 105])), "2"],
    ["nothing", text(undefined), "0"],
  ])("has the length of its body: %s", async (_what, answer, length) => {
    const { port } = await hosted(() => answer);
    const got = await sendRequest(port, {});
    expect(got.headers["content-length"]).toBe(length);
    expect(Buffer.byteLength(got.body)).toBe(Number(length));
  });

  it.each([204, 304])("has no length where HTTP allows none: %i", async (status) => {
    const { port } = await hosted(() => text(undefined, status));
    const got = await sendRequest(port, {});
    expect(got).toMatchObject({ status, body: "" });
    expect(got.headers).not.toHaveProperty("content-length");
  });

  it("to HEAD has the headers of GET and no body, and the connection stays usable", async () => {
    const { port, calls } = await hosted(() => text("a page of words"));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const head = await sendRequest(port, { method: "HEAD", agent });
    expect(head).toMatchObject({ status: 200, body: "" });
    expect(head.headers["content-length"]).toBe("15");
    expect(await sendRequest(port, { agent })).toMatchObject({ status: 200, body: "a page of words" });
    expect(calls.map(({ method, target, body }) => [method, target, body])).toEqual([
      ["HEAD", "/a?b=c", undefined],
      ["GET", "/a?b=c", undefined],
    ]);
    agent.destroy();
  });

  it("several cookies are several lines", async () => {
    const { port } = await hosted(() => ({ status: 200, headers: { "set-cookie": ["a=1", "b=2"] }, body: undefined }));
    expect((await sendRequest(port, {})).headers["set-cookie"]).toEqual(["a=1", "b=2"]);
  });
});

describe("a body", () => {
  it.each([0, 1, 70_000, MAX_BODY_BYTES])("of %i bytes arrives whole", async (size) => {
    const { port } = await hosted(sizeOf);
    const got = await sendRequest(port, { method: "POST", pieces: size === 0 ? [] : [Buffer.alloc(size, "x")] });
    expect(got.body).toBe(String(size));
    expect(got.headers["connection"]).not.toBe("close");
  });

  it("that says it is too large is answered unread, as a body that is too large, and the connection ends", async () => {
    const { port, calls } = await hosted(sizeOf);
    const headers = { "content-length": MAX_BODY_BYTES + 1 };
    const got = await sendRequest(port, { method: "POST", headers, pieces: ["x"], isWhole: false });
    expect(got.headers["connection"]).toBe("close");
    expect(calls[0]?.body?.length).toBeGreaterThan(MAX_BODY_BYTES);
  });

  it("that turns out too large is answered before its end, and no more of it is kept", async () => {
    const { port, calls } = await hosted(sizeOf);
    const pieces = Array.from({ length: 5 }, () => Buffer.alloc(MAX_BODY_BYTES / 4, "x"));
    const got = await sendRequest(port, { method: "POST", pieces, isWhole: false });
    expect(got.headers["connection"]).toBe("close");
    expect(calls[0]?.body?.length).toBeGreaterThan(MAX_BODY_BYTES);
  });
});

describe("a client that goes away", () => {
  it("while its body is read calls nobody, and others are answered", async () => {
    const { port, calls } = await hosted(sizeOf);
    const socket = connect(port, "127.0.0.1");
    await new Promise<void>((resolve) => socket.once("connect", resolve));
    socket.write("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf");
    expect((await sendRequest(port, {})).status).toBe(200);
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.destroy();
    await closed;
    expect((await sendRequest(port, {})).status).toBe(200);
    expect(calls.map(({ method }) => method)).toEqual(["GET", "GET"]);
  });

  it("while it is answered hurts nobody", async () => {
    const [called, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { port, calls } = await hosted(async (call) => {
      if (call.method === "POST") {
        called.resolve();
        await release.promise;
      }
      return text("done");
    });
    const socket = connect(port, "127.0.0.1");
    socket.write("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\nhi");
    await called.promise;
    socket.destroy();
    expect((await sendRequest(port, {})).body).toBe("done");
    release.resolve();
    expect((await sendRequest(port, {})).body).toBe("done");
    expect(calls).toHaveLength(3);
  });

  it("and a server that throws says so in the log, and answers 500 once", async () => {
    const { port, lines } = await hosted(({ method }) => {
      if (method === "POST") throw new Error("broken");
      return text("fine");
    });
    const broken = await sendRequest(port, { method: "POST", pieces: ["x"] });
    expect([broken.status, broken.body, broken.headers["connection"]]).toEqual([500, "", "close"]);
    expect((await sendRequest(port, {})).body).toBe("fine");
    expect(lines).toEqual([["error", "answer failed", { cause: "broken" }]]);
  });
});

describe("the caller's address", () => {
  const forwarded = { "x-forwarded-for": "6.6.6.6, 10.0.0.1, 10.0.0.2" };

  it.each([
    [0, forwarded, "127.0.0.1"],
    [1, forwarded, "10.0.0.2"],
    [2, forwarded, "10.0.0.1"],
    [1, {}, "127.0.0.1"],
    [5, forwarded, "127.0.0.1"],
  ])("behind %i proxies with %j is %s", async (trustedProxies, headers, address) => {
    const { port, calls } = await hosted(() => text("x"), { trustedProxies });
    await sendRequest(port, { headers });
    expect(calls[0]?.address).toBe(address);
  });

  it("told with its port is the same for each port", async () => {
    const { port, calls } = await hosted(() => text("x"), { trustedProxies: 1 });
    for (const from of ["203.0.113.5:4711", "203.0.113.5:4712", "[2001:db8::1]:4711", "[2001:db8::1]:4712"])
      await sendRequest(port, { headers: { "x-forwarded-for": from } });
    expect(calls.map(({ address }) => address)).toEqual([
      "203.0.113.5",
      "203.0.113.5",
      "2001:db8:0:0::/64",
      "2001:db8:0:0::/64",
    ]);
  });

  it("told by a proxy that is not trusted is a line in the log, once", async () => {
    const untrusted = await hosted(() => text("x"));
    await sendRequest(untrusted.port, {});
    expect(untrusted.lines).toEqual([]);
    for (let n = 0; n < 3; n += 1) await sendRequest(untrusted.port, { headers: forwarded });
    expect(untrusted.lines).toEqual([
      ["warn", "forwarded by a proxy that is not trusted", { hint: expect.stringContaining("MORSEL_TRUSTED_PROXIES") }],
    ]);
    const trusted = await hosted(() => text("x"), { trustedProxies: 1 });
    await sendRequest(trusted.port, { headers: forwarded });
    expect(trusted.lines).toEqual([]);
  });
});

it("a host that closes answers what is in flight, says that the connection ends, and takes nobody new", async () => {
  const [called, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { port, host } = await hosted(async () => {
    called.resolve();
    await release.promise;
    return text("at last");
  });
  const answer = sendRequest(port, { agent: new Agent({ keepAlive: true }) });
  await called.promise;
  const closed = host.close(PATIENCE_MS);
  await expect(sendRequest(port, {})).rejects.toThrow(/ECONNREFUSED/);
  release.resolve();
  const got = await answer;
  expect(got.body).toBe("at last");
  expect(got.headers["connection"]).toBe("close");
  await closed;
});
