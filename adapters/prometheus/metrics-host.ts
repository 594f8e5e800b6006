import type { PrometheusMetrics } from "./prometheus-metrics.ts";

/** An import of `node:http` reads all it exports, and with it loads Node's client for others. */
const { createServer } = process.getBuiltinModule("node:http");

export type MetricsHost = { readonly port: number; readonly close: () => Promise<void> };

/** Answers `GET /metrics` on a port of its own, which nobody but the operator's Prometheus should reach. */
export const serveMetrics = (
  { text, contentType }: Pick<PrometheusMetrics, "text" | "contentType">,
  port: number,
  host: string | undefined,
): Promise<MetricsHost> => {
  const server = createServer((request, response) => {
    const isAsked = request.method === "GET" && request.url === "/metrics";
    if (!isAsked) return void response.writeHead(404, { "content-length": 0 }).end();
    text().then(
      (body) => response.writeHead(200, { "content-type": contentType }).end(body),
      // The database is away, and with it the count of jobs: Prometheus sees the scrape fail.
      () => response.writeHead(503, { "content-length": 0 }).end(),
    );
    return undefined;
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
      const address = server.address();
      resolve({
        port: typeof address === "object" && address !== null ? address.port : port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
};
