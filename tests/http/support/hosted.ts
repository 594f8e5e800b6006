import type { Answer, Call } from "@morsel/adapters/http-server/requests/request-context";
import { makeNodeHost, type Host } from "@morsel/adapters/http-server/host/node-host";
import type { RequestMetrics } from "@morsel/adapters/http-server/host/request-metrics";
import { MAX_BODY_BYTES } from "@morsel/adapters/http-server/host/server";
import { request as ask, type Agent, type IncomingHttpHeaders } from "node:http";
import { afterEach } from "vitest";

/** Upload limit of the endpoints that take files. */
export const FILE_BYTES = 1_000_000;

/** The socket's side of the server, before a server that answers what the test says and keeps what it was called with. */
type Hosted = {
  readonly port: number;
  readonly calls: readonly Call[];
  readonly host: Host;
  readonly lines: readonly (readonly unknown[])[];
  /** The problems that broke answers off. */
  readonly broken: readonly unknown[];
};

/** For what is in flight; no test needs it. */
export const PATIENCE_MS = 10_000;

const running: Host[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((host) => host.close(PATIENCE_MS)));
});

export const hosted = async (
  handle: (call: Call) => Answer | Promise<Answer>,
  { trustedProxies = 0, metrics }: { readonly trustedProxies?: number; readonly metrics?: RequestMetrics } = {},
): Promise<Hosted> => {
  const calls: Call[] = [];
  const broken: unknown[] = [];
  const server = {
    bodyLimit: ({ target }: Pick<Call, "target">) => (target.startsWith("/file") ? FILE_BYTES : MAX_BODY_BYTES),
    handle: async (call: Call) => {
      calls.push(call);
      return handle(call);
    },
    nameOf: ({ method }: Pick<Call, "method">) => `${method} a page`,
    brokeOff: (_call: unknown, problem: unknown) => broken.push(problem),
    close: () => Promise.resolve(),
  };
  const lines: (readonly unknown[])[] = [];
  const host = makeNodeHost(server, trustedProxies, { log: (...line) => lines.push(line), metrics });
  running.push(host);
  return { port: await host.listen(0, "127.0.0.1"), calls, host, lines, broken };
};

type Got = { readonly status: number | undefined; readonly headers: IncomingHttpHeaders; readonly body: string };
type Asking = {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string | number>>;
  readonly agent?: Agent;
  /** Pieces that are written one after the other; the request is ended only when `isWhole`. */
  readonly pieces?: readonly (string | Buffer)[];
  readonly isWhole?: boolean;
};

export const sendRequest = (
  port: number,
  { method = "GET", path = "/a?b=c", headers = {}, agent, pieces = [], isWhole = true }: Asking,
) =>
  new Promise<Got>((resolve, reject) => {
    const call = ask(
      { host: "127.0.0.1", port, method, path, headers, ...(agent === undefined ? {} : { agent }) },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          resolve({ status: response.statusCode, headers: response.headers, body: String(Buffer.concat(chunks)) });
          if (!isWhole) call.destroy();
        });
      },
    );
    call.on("error", reject);
    for (const piece of pieces) call.write(piece);
    if (isWhole) call.end();
  });
