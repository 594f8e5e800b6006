import type { OutboundOptions } from "@morsel/adapters/outbound/undici-outbound-http";
import { MockAgent } from "undici";
import { afterEach, describe, expect, it } from "vitest";
import { requestTo, clientOf, closeServers, listenOn, textOf, toPort } from "../../support/outbound.ts";
import { refusal, run } from "../stores.ts";

afterEach(closeServers);

describe("public addresses only", () => {
  const answering = () => listenOn((_, response) => response.end("inside"));
  const refusedAddress = { _tag: "AddressRefused", accepted: "a public address" };

  it("this machine is refused by its address and by its name", async () => {
    const port = await answering();
    const client = clientOf({ morePorts: [port] });
    for (const host of ["127.0.0.1", "[::1]", "localhost", "[::ffff:7f00:1]"])
      expect(await refusal(client.send({ method: "GET", url: `http://${host}:${port}/` }))).toEqual(refusedAddress);
  });

  it("a name with one private address among public ones is refused", async () => {
    const port = await answering();
    const resolve = () =>
      Promise.resolve([
        { address: "8.8.8.8", family: 4 },
        { address: "10.0.0.1", family: 4 },
      ]);
    const client = clientOf({ morePorts: [port], resolve });
    expect(await refusal(client.send({ method: "GET", url: `http://rebind.test:${port}/` }))).toEqual(refusedAddress);
  });

  it("a name without an address is refused", async () => {
    const client = clientOf({ resolve: () => Promise.resolve([]) });
    expect(await refusal(client.send({ method: "GET", url: "http://empty.test/" }))).toEqual(refusedAddress);
  });

  it("the socket goes to the address that was checked: a name that changes its mind is asked once", async () => {
    const port = await answering();
    const answers = ["127.0.0.1", "10.0.0.1"];
    const asked: string[] = [];
    const client = toPort(port, {
      resolve: (hostname) => {
        asked.push(hostname);
        return Promise.resolve([{ address: answers[asked.length - 1] ?? "10.0.0.1", family: 4 }]);
      },
    });
    const answer = await run(client.send({ method: "GET", url: `http://rebind.test:${port}/` }));
    expect([textOf(answer.body), asked]).toEqual(["inside", ["rebind.test"]]);
  });

  it("nobody there, no such name: said by the network's own word", async () => {
    const port = await answering();
    await closeServers();
    expect(await refusal(toPort(port).send(requestTo(port)))).toEqual({
      _tag: "HostUnreachable",
      host: `127.0.0.1:${port}`,
      code: "ECONNREFUSED",
    });
    const unknown = Object.assign(new Error("no such name"), { code: "ENOTFOUND" });
    const client = clientOf({ resolve: () => Promise.reject(unknown) });
    expect(await refusal(client.send({ method: "GET", url: "https://nowhere.test/" }))).toEqual({
      _tag: "HostUnreachable",
      host: "nowhere.test",
      code: "ENOTFOUND",
    });
  });
});

describe("without a network", () => {
  const mocked = (log?: OutboundOptions["log"]) => {
    const agent = new MockAgent();
    agent.disableNetConnect();
    return { agent, client: clientOf({ dispatcher: agent, ...(log === undefined ? {} : { log }) }) };
  };
  const request = {
    method: "POST",
    url: "https://hooks.example.org/services/s3cr3t?token=s3cr3t",
    headers: { authorization: "Bearer s3cr3t" },
    body: "s3cr3t",
  } as const;

  it("undici's MockAgent stands in", async () => {
    const { agent, client } = mocked();
    agent
      .get("https://hooks.example.org")
      .intercept({ path: "/services/s3cr3t?token=s3cr3t", method: "POST", body: "s3cr3t" })
      .reply(200, { ok: true }, { headers: { "content-type": "application/json" } });
    expect(textOf((await run(client.send(request))).body)).toBe('{"ok":true}');
    agent.assertNoPendingInterceptors();
  });

  it("neither log nor failure knows more of an address than its host", async () => {
    const lines: unknown[] = [];
    const { agent, client } = mocked((line) => lines.push(line));
    const pool = agent.get("https://hooks.example.org");
    pool.intercept({ path: /.*/, method: "POST" }).reply(200, "x".repeat(100));
    pool.intercept({ path: /.*/, method: "POST" }).replyWithError(new Error("s3cr3t"));
    const failures = [
      await refusal(client.send({ ...request, maxBytes: 10 })),
      await refusal(client.send(request)),
      await refusal(client.send({ ...request, url: "https://s3cr3t:s3cr3t@hooks.example.org/" })),
    ];
    expect(failures.map(({ _tag }) => _tag)).toEqual(["ResponseTooLarge", "HostUnreachable", "AddressRefused"]);
    expect(lines).toEqual([
      { method: "POST", host: "hooks.example.org", outcome: "ResponseTooLarge" },
      { method: "POST", host: "hooks.example.org", outcome: "HostUnreachable" },
    ]);
    expect(JSON.stringify([failures, lines])).not.toContain("s3cr3t");
  });
});
