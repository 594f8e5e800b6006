import type { IncomingMessage, Server as NodeServer, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Call } from "../requests/request-context.ts";
import { currentCall } from "../platform/current-call.ts";
import { silentLog, type Log } from "../platform/log.ts";
import { networkOf } from "../requests/network.ts";
import { leaveAnswer, sendAnswer } from "./send-answer.ts";
import type { RequestMetrics } from "./request-metrics.ts";
import { makeSemaphore } from "./semaphore.ts";
import { MAX_BODY_BYTES, MAX_UPLOAD_BYTES, type Server } from "./server.ts";

/** An import of `node:http` reads all it exports, and with it loads Node's client for others: 14 MB and a tenth of the start. */
const { createServer } = process.getBuiltinModule("node:http");

/** Never written to, so that it takes no memory. */
const TOO_MUCH = new Uint8Array(MAX_UPLOAD_BYTES + 1);
/** Files that are held at once; who waits has sent little of one. */
const FILES_AT_ONCE = 6;

/** The body, or one byte more than allowed as soon as it is known to be too large; the rest is not kept. */
const bodyOf = (request: IncomingMessage, most: number): Promise<Uint8Array | undefined> => {
  if (request.method === "GET" || request.method === "HEAD") return Promise.resolve(undefined);
  if (Number(request.headers["content-length"] ?? 0) > most) return Promise.resolve(TOO_MUCH);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > most) resolve(TOO_MUCH);
      else chunks.push(chunk);
    });
    request.on("end", () => resolve(Buffer.concat(chunks)));
    request.on("error", reject);
  });
};

/** Each trusted proxy adds the address it was asked from; the last of ours wrote the one that counts. */
const addressOf = (request: IncomingMessage, trustedProxies: number): string => {
  const direct = request.socket.remoteAddress ?? "";
  if (trustedProxies === 0) return direct;
  const forwarded = String(request.headers["x-forwarded-for"] ?? "").split(",");
  return forwarded.at(-trustedProxies)?.trim() || direct;
};

type Head = Omit<Call, "body">;

const headOf = (request: IncomingMessage, trustedProxies: number): Head => ({
  method: request.method ?? "GET",
  target: request.url ?? "/",
  headers: request.headers as Call["headers"],
  address: networkOf(addressOf(request, trustedProxies)),
});

export type Host = {
  readonly listen: (port: number, host: string | undefined) => Promise<number>;
  /** Takes no new connection, lets what is in flight finish as long as there is patience, then ends. */
  readonly close: (patienceMs: number) => Promise<void>;
};

const NOT_TRUSTED = {
  hint: "A proxy stands before this server: set MORSEL_TRUSTED_PROXIES, or all its callers count as one for limits.",
};

export type HostOptions = { readonly log?: Log; readonly metrics?: RequestMetrics | undefined };

export const makeNodeHost = (
  server: Server,
  trustedProxies: number,
  { log = silentLog, metrics }: HostOptions = {},
): Host => {
  const files = makeSemaphore(FILES_AT_ONCE);
  let isClosing = false;
  let hasWarned = false;
  /** Said once: either limits count everybody as one, or somebody makes the header up, which has no effect. */
  const warnOnce = ({ headers }: IncomingMessage): void => {
    if (hasWarned || trustedProxies > 0 || headers["x-forwarded-for"] === undefined) return;
    hasWarned = true;
    log("warn", "forwarded by a proxy that is not trusted", NOT_TRUSTED);
  };
  /** Open connections with their requests in flight: one that never asked anything would hold up the end. */
  const inFlight = new Map<Socket, number>();
  const count = (socket: Socket, change: 1 | -1): void => {
    const open = (inFlight.get(socket) ?? 0) + change;
    inFlight.set(socket, open);
    if (isClosing && open === 0) socket.end();
  };
  const answer = async (head: Head, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    warnOnce(request);
    const failed = (problem: unknown): void => server.brokeOff(head, problem);
    const most = server.bodyLimit(head);
    const isFile = most > MAX_BODY_BYTES;
    if (isFile) await files.take();
    try {
      const body = await bodyOf(request, most);
      const answered = await server.handle({ ...head, body });
      if (response.destroyed) leaveAnswer(answered, failed);
      else sendAnswer(response, answered, isClosing || body === TOO_MUCH, failed);
    } finally {
      if (isFile) files.give();
    }
  };
  const node: NodeServer = createServer({ requestTimeout: 30_000, headersTimeout: 15_000 }, (request, response) => {
    count(request.socket, 1);
    response.once("close", () => count(request.socket, -1));
    const head = headOf(request, trustedProxies);
    const ended = metrics?.begin();
    if (ended !== undefined) response.once("close", () => ended(server.nameOf(head), response.statusCode));
    const answered = currentCall.run(head, () => answer(head, request, response));
    answered.catch((error: unknown) => {
      // A client that goes away while its body is read leaves nobody to answer.
      if (request.destroyed && !request.complete) return void response.destroy();
      log("error", "answer failed", { cause: error instanceof Error ? error.message : String(error) });
      if (response.headersSent) return void response.destroy();
      return void response.writeHead(500, { "content-length": 0, connection: "close" }).end();
    });
  });
  node.keepAliveTimeout = 65_000;
  node.on("connection", (socket) => {
    inFlight.set(socket, 0);
    socket.once("close", () => inFlight.delete(socket));
  });
  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        node.once("error", reject);
        node.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
          node.off("error", reject);
          const address = node.address();
          resolve(typeof address === "object" && address !== null ? address.port : port);
        });
      }),
    close: (patienceMs) =>
      new Promise((resolve) => {
        isClosing = true;
        const impatient = setTimeout(() => node.closeAllConnections(), patienceMs);
        node.close(() => {
          clearTimeout(impatient);
          resolve();
        });
        for (const [socket, open] of inFlight) if (open === 0) socket.destroy();
      }),
  };
};
