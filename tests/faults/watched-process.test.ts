import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { joined, makeBrowser, TODAY } from "../http/support/harness.ts";
import { dataFolder, startServer } from "../support/server.ts";

const FAILING = fileURLToPath(new URL("../support/failing-parts.mjs", import.meta.url));
const data = dataFolder();
const faults = mkdtempSync(join(tmpdir(), "morsel-faults-"));

type Received = { readonly path: string; readonly headers: Readonly<Record<string, unknown>>; readonly body: string };
const received: Received[] = [];
/** Takes what a collector of traces and a keeper of errors are sent. */
const receiver = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on("data", (piece: Buffer) => pieces.push(piece));
  request.on("end", () => {
    received.push({
      path: request.url ?? "",
      headers: request.headers,
      body: Buffer.concat(pieces).toString(),
    });
    response.end("{}");
  });
});

type Span = {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
};
const spans = (): readonly Span[] =>
  received
    .filter(({ path }) => path === "/v1/traces")
    .flatMap(({ body }) => {
      const { resourceSpans } = JSON.parse(body) as {
        resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
      };
      return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
    });
const attributesOf = ({ attributes }: Span): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue } }) => [key, stringValue ?? Number(intValue)]),
  );

beforeAll(() => new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve)));
afterAll(() => {
  receiver.close();
  data.remove();
  rmSync(faults, { recursive: true, force: true });
});

describe("a process that others watch", () => {
  it("reports its errors and sends traces of requests with their statements, and nothing of members", async () => {
    const { port } = receiver.address() as AddressInfo;
    const server = await startServer(data.path, {
      NODE_OPTIONS: `--import=${FAILING}`,
      MORSEL_TEST_FAULTS: faults,
      MORSEL_SENTRY_DSN: `http://key@127.0.0.1:${port}/7`,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_HEADERS: "x-key=one%20key",
    });
    const ada = await joined({ browser: () => makeBrowser((request) => fetch(request), server.origin) });
    expect((await ada.get(`/api/services/diary/${TODAY}`)).status).toBe(200);
    writeFileSync(join(faults, "database"), "");
    await (await ada.get("/api/services/export")).text().catch(() => "broken off");
    expect(await server.kill("SIGTERM")).toBe(0);

    const day = spans().find(({ name }) => name === "GET /api/services/diary/:date");
    expect(day && attributesOf(day)).toMatchObject({ "http.response.status_code": 200 });
    const asked = spans().filter(({ traceId, name }) => traceId === day?.traceId && name === "statement");
    expect(asked.length).toBeGreaterThan(0);
    for (const statement of asked) {
      expect(statement.parentSpanId).toMatch(/^[\da-f]{16}$/);
      expect(attributesOf(statement)).toMatchObject({
        "db.system.name": "sqlite",
        "db.query.text": expect.stringMatching(/^\w+ .*\?/),
      });
    }
    const [report] = received.filter(({ path }) => path.startsWith("/api/7/envelope/"));
    const [, , event] = (report?.body ?? "").split("\n").map((line) => JSON.parse(line) as unknown);
    expect(event).toMatchObject({
      level: "error",
      transaction: "GET /api/services/export",
      exception: { values: [{ type: "request failed" }] },
    });
    const frames = (event as { exception: { values: readonly [{ stacktrace: { frames: readonly unknown[] } }] } })
      .exception.values[0].stacktrace.frames;
    expect(frames.length).toBeGreaterThan(0);
    expect(received.find(({ path }) => path === "/v1/traces")?.headers["x-key"]).toBe("one key");
    const all = received.map(({ body }) => body).join("\n");
    for (const secret of ["ada@example.org", TODAY, "session-token"]) expect(all).not.toContain(secret);
  });
});
